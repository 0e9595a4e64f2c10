<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="th" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Copy &amp;Details</source>
        <translation>คัดลอกรายละเอียด(&amp;D)</translation>
    </message>
    <message>
        <source>Copies what a report of a fault should say. No name is in it.</source>
        <translation>คัดลอกข้อมูลสำหรับรายงานข้อผิดพลาด โดยไม่มีชื่อบุคคลใด</translation>
    </message>
    <message>
        <source>Licence of the &amp;Program</source>
        <translation>สัญญาอนุญาตของโปรแกรม(&amp;P)</translation>
    </message>
    <message>
        <source>Licence of the &amp;Fonts</source>
        <translation>สัญญาอนุญาตของแบบอักษร(&amp;F)</translation>
    </message>
    <message>
        <source>Simple Simon and Seahaven Towers, two patience games.</source>
        <translation>Simple Simon และ Seahaven Towers เกมไพ่เล่นคนเดียวสองเกม</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>รุ่น {version}</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>สัญญาอนุญาต MIT</translation>
    </message>
    <message>
        <source>LGPL, version 3</source>
        <translation>LGPL รุ่น 3</translation>
    </message>
    <message>
        <source>licence of the Python Software Foundation, version 2</source>
        <translation>สัญญาอนุญาตของ Python Software Foundation รุ่น 2</translation>
    </message>
    <message>
        <source>SIL Open Font License, version 1.1</source>
        <translation>SIL Open Font License รุ่น 1.1</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used unchanged. You may replace these libraries by other versions of them.</source>
        <translation>ใช้ Qt และ PySide6 โดยไม่ได้แก้ไข คุณเปลี่ยนไลบรารีเหล่านี้เป็นรุ่นอื่นได้</translation>
    </message>
    <message>
        <source>The fonts were cut down to the letters that the program needs, and were given other names.</source>
        <translation>แบบอักษรถูกตัดให้เหลือเฉพาะอักขระที่โปรแกรมใช้ และตั้งชื่อใหม่</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>ส่วนประกอบและสัญญาอนุญาต</translation>
    </message>
    <message>
        <source>The details were copied.</source>
        <translation>คัดลอกรายละเอียดแล้ว</translation>
    </message>
    <message>
        <source>The program never connects to any network.</source>
        <translation>โปรแกรมไม่เชื่อมต่อเครือข่ายใด</translation>
    </message>
    <message>
        <source>About qtsolitaire</source>
        <translation>เกี่ยวกับ qtsolitaire</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Games (*{suffix})</source>
        <translation>เกม (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Deal code</name>
    <message>
        <source>“{text}” names no game. A deal code begins with one of: {known}.</source>
        <translation>“{text}” ไม่ตรงกับเกมใด รหัสเกมต้องขึ้นต้นด้วยอย่างใดอย่างหนึ่งต่อไปนี้: {known}</translation>
    </message>
    <message>
        <source>After {game} the version is missing or wrong. The code should begin with {known}.</source>
        <translation>หลัง {game} ไม่มีเลขรุ่นหรือเลขรุ่นไม่ถูกต้อง รหัสควรขึ้นต้นด้วย {known}</translation>
    </message>
    <message>
        <source>This code has version {version}: it was made by a newer version of the program.</source>
        <translation>รหัสนี้เป็นรุ่น {version} ซึ่งสร้างโดยโปรแกรมรุ่นใหม่กว่า</translation>
    </message>
    <message>
        <source>“{text}” is no level of this game. Its levels are: {known}.</source>
        <translation>“{text}” ไม่ใช่ระดับของเกมนี้ ระดับที่มีคือ: {known}</translation>
    </message>
    <message>
        <source>The last part of the code has to be {wanted} letters; “{text}” has {count}.</source>
        <translation>ส่วนท้ายของรหัสต้องมี {wanted} ตัว แต่ “{text}” มี {count} ตัว</translation>
    </message>
    <message>
        <source>“{text}”, letter {place} of the last part, is not used in codes (only A–Z and 2–7 are).</source>
        <translation>“{text}” ซึ่งเป็นตัวที่ {place} ของส่วนท้าย ไม่ใช้ในรหัส (ใช้เฉพาะ A–Z และ 2–7)</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>Restarted.</source>
        <translation>เริ่มเล่นใหม่แล้ว</translation>
    </message>
    <message>
        <source>New game dealt.</source>
        <translation>แจกไพ่เกมใหม่แล้ว</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>ย้อนกลับ</translation>
    </message>
</context>
<context>
    <name>EnterCodeDialog</name>
    <message>
        <source>Enter Code</source>
        <translation>ป้อนรหัสเกม</translation>
    </message>
    <message>
        <source>&amp;Deal code:</source>
        <translation>รหัสเกม(&amp;D):</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>เริ่ม</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Copied: {code}</source>
        <translation>คัดลอกแล้ว: {code}</translation>
    </message>
    <message>
        <source>The whole game was copied as text.</source>
        <translation>คัดลอกทั้งเกมเป็นข้อความแล้ว</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a deal code or a whole game first.</source>
        <translation>ไม่มีข้อความให้วาง โปรดคัดลอกรหัสเกมหรือทั้งเกมก่อน</translation>
    </message>
    <message>
        <source>“{file}” is too large for a file of games.</source>
        <translation>“{file}” มีขนาดใหญ่เกินกว่าจะเป็นไฟล์เกม</translation>
    </message>
    <message>
        <source>“{file}” is no file of games.</source>
        <translation>“{file}” ไม่ใช่ไฟล์เกม</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: {reason}</source>
        <translation>อ่าน “{file}” ไม่ได้: {reason}</translation>
    </message>
    <message>
        <source>The file of games cannot be written. No game was imported.</source>
        <translation>เขียนไฟล์เกมไม่ได้ จึงไม่ได้นำเข้าเกมใด</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported. Here already: {known}. Left out (do not replay): {refused}.</source>
        <translation>
            <numerusform>นำเข้า %Ln เกม, มีอยู่แล้ว {known} เกม, ข้ามไป {refused} เกม (เดินซ้ำตามบันทึกไม่ได้)</numerusform>
        </translation>
    </message>
    <message>
        <source>The game says “{told}”, but its moves come to “{found}”.</source>
        <translation>เกมระบุว่า “{told}” แต่ตาเดินให้ผลเป็น “{found}”</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>{level} ({amount})</source>
        <translation>{level} ({amount})</translation>
    </message>
    <message>
        <source>move {number} {move} refused: {reason}</source>
        <translation>ตาที่ {number} ({move}) ถูกปฏิเสธ: {reason}</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Won</source>
        <translation>ชนะ</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>ยังไม่จบ</translation>
    </message>
    <message>
        <source>Board of its own</source>
        <translation>กระดานเฉพาะ</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>เริ่มเมื่อ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>เกม</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>ระดับ</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>รหัส</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>ผล</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>ตา</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>คะแนน</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>เวลา</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>ประวัติการเล่น</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>เกมที่เล่น</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>เล่นต่อ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>ดูการเล่น(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy Code</source>
        <translation>คัดลอกรหัส(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>ส่งออก(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>ลบ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>เรียงตาม(&amp;S)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>ทุกเกม</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>ทุกผล</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ชนะ</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>ยังไม่จบ</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>เกม(&amp;G):</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>เกม</translation>
    </message>
    <message>
        <source>&amp;Outcome:</source>
        <translation>ผล(&amp;O):</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>ผล</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>เลิกทำ(&amp;U)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>ปิด(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln game(s)</source>
        <translation>
            <numerusform>{shown} จาก %Ln เกม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln เกม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) copied.</source>
        <translation>
            <numerusform>คัดลอก %Ln รหัสแล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>ลบ %Ln เกมแล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) restored.</source>
        <translation>
            <numerusform>กู้คืน %Ln เกมแล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) left out: no longer to be replayed.</source>
        <translation>
            <numerusform>ข้ามไป %Ln เกม: เดินซ้ำตามบันทึกไม่ได้แล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to “{file}”.</source>
        <translation>
            <numerusform>ส่งออก %Ln เกมไปที่ “{file}” แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>ไม่มีเกมที่ตรงตามที่เลือก</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>ยังไม่เคยเล่นเกมใด</translation>
    </message>
    <message>
        <source>The file of games cannot be used.</source>
        <translation>ใช้ไฟล์เกมไม่ได้</translation>
    </message>
    <message>
        <source>The file of games cannot be read: {reason}</source>
        <translation>อ่านไฟล์เกมไม่ได้: {reason}</translation>
    </message>
    <message>
        <source>This game is no longer there: another program has deleted it.</source>
        <translation>ไม่มีเกมนี้แล้ว: โปรแกรมอีกหน้าต่างหนึ่งได้ลบไป</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>คัดลอกแล้ว: {code}</translation>
    </message>
    <message>
        <source>Nothing was deleted, since the file of games cannot be written: {reason}</source>
        <translation>ไม่ได้ลบสิ่งใด เพราะเขียนไฟล์เกมไม่ได้: {reason}</translation>
    </message>
    <message>
        <source>The file of games cannot be written, try again later: {reason}</source>
        <translation>เขียนไฟล์เกมไม่ได้ โปรดลองใหม่ภายหลัง: {reason}</translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>ส่งออกเกม</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>ไม่ได้ส่งออกสิ่งใด</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {reason}</source>
        <translation>เขียน “{file}” ไม่ได้: {reason}</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>กำลังส่งออกเกม…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
</context>
<context>
    <name>KeyboardPage</name>
    <message>
        <source>Keyboard</source>
        <translation>แป้นพิมพ์</translation>
    </message>
    <message>
        <source>With the cursor</source>
        <translation>ด้วยเคอร์เซอร์</translation>
    </message>
    <message>
        <source>By names</source>
        <translation>ด้วยชื่อ</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>ทุกที่</translation>
    </message>
    <message>
        <source>The pile before or after, in the same row</source>
        <translation>กองก่อนหน้าหรือถัดไปในแถวเดียวกัน</translation>
    </message>
    <message>
        <source>More or fewer cards of a column, then the row above or below</source>
        <translation>ไพ่ในคอลัมน์มากขึ้นหรือน้อยลง แล้วไปแถวบนหรือล่าง</translation>
    </message>
    <message>
        <source>The whole run that ends a column or its last card, then the other row</source>
        <translation>ชุดเรียงทั้งชุดท้ายคอลัมน์หรือไพ่ใบสุดท้าย แล้วไปอีกแถว</translation>
    </message>
    <message>
        <source>The first or last pile of the row</source>
        <translation>กองแรกหรือกองสุดท้ายของแถว</translation>
    </message>
    <message>
        <source>As a click: take the cards, lay them down, or send a card to its foundation</source>
        <translation>เหมือนคลิก: ยกไพ่ วางไพ่ หรือส่งไพ่ไปยังกองฐาน</translation>
    </message>
    <message>
        <source>Take the cards or lay them down; nothing goes to a foundation by itself</source>
        <translation>ยกหรือวางไพ่ ไม่มีไพ่ไปยังกองฐานเอง</translation>
    </message>
    <message>
        <source>As a double click: to the best place</source>
        <translation>เหมือนดับเบิลคลิก: ไปยังที่ที่เหมาะที่สุด</translation>
    </message>
    <message>
        <source>Put the cards back; also those that the mouse carries</source>
        <translation>วางไพ่คืนที่เดิม รวมทั้งไพ่ที่เมาส์ลากอยู่</translation>
    </message>
    <message>
        <source>Columns 1 to 10</source>
        <translation>คอลัมน์ 1 ถึง 10</translation>
    </message>
    <message>
        <source>Cells 1 to 4</source>
        <translation>ช่องพัก 1 ถึง 4</translation>
    </message>
    <message>
        <source>The foundation of the card; at first, the last card of a foundation, then the next</source>
        <translation>กองฐานของไพ่ ถ้ากดเป็นแป้นแรก: ไพ่ใบสุดท้ายของกองฐาน กดอีกครั้ง: กองถัดไป</translation>
    </message>
    <message>
        <source>The longest group that fits goes from column 4 to column 6</source>
        <translation>กลุ่มไพ่ยาวที่สุดที่วางได้ย้ายจากคอลัมน์ 4 ไปคอลัมน์ 6</translation>
    </message>
    <message>
        <source>Choose how many cards, then exactly these go</source>
        <translation>เลือกจำนวนไพ่ แล้วย้ายตามจำนวนนั้นพอดี</translation>
    </message>
    <message>
        <source>The last two cards of column 4 go to column 6: one card for each time</source>
        <translation>ไพ่สองใบท้ายของคอลัมน์ 4 ย้ายไปคอลัมน์ 6: กดหนึ่งครั้งต่อหนึ่งใบ</translation>
    </message>
    <message>
        <source>The longest group that has a place goes to the best one</source>
        <translation>กลุ่มไพ่ยาวที่สุดที่มีที่วางย้ายไปยังที่ที่เหมาะที่สุด</translation>
    </message>
    <message>
        <source>Put the cards back</source>
        <translation>วางไพ่คืนที่เดิม</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>ง่าย</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ปานกลาง</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>ยาก</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>This game cannot be played on: it does not follow the rules.</source>
        <translation>เล่นเกมนี้ต่อไม่ได้ เพราะไม่เป็นไปตามกติกา</translation>
    </message>
    <message>
        <source>This game cannot be shown: it does not follow the rules.</source>
        <translation>แสดงเกมนี้ไม่ได้ เพราะไม่เป็นไปตามกติกา</translation>
    </message>
    <message>
        <source>Export Everything</source>
        <translation>ส่งออกทั้งหมด</translation>
    </message>
    <message>
        <source>The games cannot be written: {reason}</source>
        <translation>เขียนเกมไม่ได้: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to “{file}”, and the options beside it.</source>
        <translation>
            <numerusform>ส่งออก %Ln เกมไปที่ “{file}” แล้ว พร้อมตัวเลือกในโฟลเดอร์เดียวกัน</numerusform>
        </translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>นำเข้าเกม</translation>
    </message>
    <message>
        <source>Import from Folder</source>
        <translation>นำเข้าจากโฟลเดอร์</translation>
    </message>
</context>
<context>
    <name>LicenceDialog</name>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{item}</source>
        <translation>{item}</translation>
    </message>
    <message>
        <source>{before}, {item}</source>
        <translation>{before}, {item}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Table</source>
        <translation>โต๊ะ</translation>
    </message>
    <message>
        <source>Arrow keys walk over the piles, digits name the columns. Ctrl+? lists all keys.</source>
        <translation>แป้นลูกศรเลื่อนไปตามกองไพ่ แป้นตัวเลขเรียกคอลัมน์ Ctrl+? แสดงแป้นทั้งหมด</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>ประวัติการเล่น(&amp;H)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>สถิติ(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>เลิกทำ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ทำซ้ำ(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;start</source>
        <translation>เริ่มเล่นใหม่(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take Up the Game Before</source>
        <translation>กลับไปเล่นเกมก่อนหน้า(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>เกมใหม่(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Options…</source>
        <translation>ตัวเลือก(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>แป้นพิมพ์(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About qtsolitaire</source>
        <translation>เกี่ยวกับ qtsolitaire(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>ออก(&amp;Q)</translation>
    </message>
    <message>
        <source>Same &amp;Level Again</source>
        <translation>เล่นระดับเดิมอีก(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Deal of the Day</source>
        <translation>เกมประจำวัน(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Enter Code…</source>
        <translation>ป้อนรหัสเกม(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy Code</source>
        <translation>คัดลอกรหัสเกม(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Whole Game</source>
        <translation>คัดลอกทั้งเกม(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Paste Code or Game</source>
        <translation>วางรหัสหรือเกม(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Open Game…</source>
        <translation>เปิดเกม(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>เต็มจอ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Menu Bar</source>
        <translation>แถบเมนู(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Tool Bar</source>
        <translation>แถบเครื่องมือ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Status Bar</source>
        <translation>แถบสถานะ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>นาฬิกา(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>เกม(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>ตาเดิน(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>มุมมอง(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Export Everything…</source>
        <translation>ส่งออกทั้งหมด(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import Games…</source>
        <translation>นำเข้าเกม(&amp;I)…</translation>
    </message>
    <message>
        <source>Import from &amp;Folder…</source>
        <translation>นำเข้าจากโฟลเดอร์(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>สถิติ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Example Game</source>
        <translation>เกมตัวอย่าง(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>วิธีใช้(&amp;H)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>แถบเครื่องมือ</translation>
    </message>
    <message>
        <source>The menu bar is hidden. Alt shows it for a moment, Ctrl+M for good.</source>
        <translation>ซ่อนแถบเมนูแล้ว กด Alt เพื่อแสดงชั่วคราว กด Ctrl+M เพื่อแสดงถาวร</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>เปิดเกม</translation>
    </message>
    <message>
        <source>The settings file was damaged. What could be read is in force; a copy is “{file}”.</source>
        <translation>ไฟล์การตั้งค่าเสียหาย จึงใช้เฉพาะค่าที่ยังอ่านได้ สำเนาของไฟล์คือ “{file}”</translation>
    </message>
    <message>
        <source>The file of games was damaged. The games of the last daily copy are there again.</source>
        <translation>ไฟล์เกมเสียหาย ได้นำเกมจากสำเนารายวันล่าสุดกลับมาแล้ว</translation>
    </message>
    <message>
        <source>The file of games was damaged, and there was no copy of it. A new one was begun.</source>
        <translation>ไฟล์เกมเสียหายและไม่มีสำเนา จึงเริ่มไฟล์ใหม่แล้ว</translation>
    </message>
    <message>
        <source>The file of games was made by a newer version. It is left alone; no game is kept.</source>
        <translation>ไฟล์เกมสร้างโดยโปรแกรมรุ่นใหม่กว่า จะไม่แก้ไขไฟล์นั้น และไม่บันทึกเกม</translation>
    </message>
    <message>
        <source>The file of games cannot be read or written. Games are not being kept.</source>
        <translation>อ่านหรือเขียนไฟล์เกมไม่ได้ จึงไม่ได้บันทึกเกม</translation>
    </message>
    <message>
        <source>The damaged file is “{file}”.</source>
        <translation>ไฟล์ที่เสียหายคือ “{file}”</translation>
    </message>
    <message>
        <source>Games are being kept again, with all moves made meanwhile.</source>
        <translation>กลับมาบันทึกเกมได้แล้ว รวมถึงทุกตาที่เดินในระหว่างนั้น</translation>
    </message>
    <message>
        <source>The file of games cannot be written. Play goes on; each move tries again.</source>
        <translation>เขียนไฟล์เกมไม่ได้ เล่นต่อได้ และจะลองใหม่ทุกตา</translation>
    </message>
    <message>
        <source>Something went wrong in the program; your game goes on.</source>
        <translation>เกิดข้อผิดพลาดในโปรแกรม แต่เกมของคุณเล่นต่อได้</translation>
    </message>
    <message>
        <source>Details are in “{file}”.</source>
        <translation>รายละเอียดอยู่ใน “{file}”</translation>
    </message>
    <message>
        <source>Esc or F11 leaves the full screen.</source>
        <translation>กด Esc หรือ F11 เพื่อออกจากโหมดเต็มจอ</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>กติกา(&amp;R)</translation>
    </message>
</context>
<context>
    <name>Named card</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank}{suit}</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>{card} to {target}: {before} → {after}</source>
        <translation>{card} ไปยัง{target}: {before} → {after}</translation>
    </message>
    <message>
        <source>{card} to {target}, a run is finished: {before} → {after}</source>
        <translation>{card} ไปยัง{target} ชุดเรียงครบแล้ว: {before} → {after}</translation>
    </message>
    <message>
        <source>{count} cards from the {card} to {target}: {before} → {after}</source>
        <translation>ไพ่ {count} ใบที่ขึ้นต้นด้วย {card} ไปยัง{target}: {before} → {after}</translation>
    </message>
    <message>
        <source>{count} cards from the {card} to {target}, a run is finished: {before} → {after}</source>
        <translation>ไพ่ {count} ใบที่ขึ้นต้นด้วย {card} ไปยัง{target} ชุดเรียงครบแล้ว: {before} → {after}</translation>
    </message>
    <message>
        <source>{card} to {target}</source>
        <translation>{card} ไปยัง{target}</translation>
    </message>
    <message>
        <source>{count} cards from the {card} to {target}</source>
        <translation>ไพ่ {count} ใบที่ขึ้นต้นด้วย {card} ไปยัง{target}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>เกมใหม่</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>เกม</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>เริ่ม</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>Numbered card</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank}&#xa0;{suit}</translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message>
        <source>Options</source>
        <translation>ตัวเลือก</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>การเล่น</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>รูปลักษณ์</translation>
    </message>
    <message>
        <source>&amp;Double click</source>
        <translation>ดับเบิลคลิก(&amp;D)</translation>
    </message>
    <message>
        <source>A double click sends cards to the best pile.</source>
        <translation>ดับเบิลคลิกเพื่อส่งไพ่ไปยังกองที่เหมาะที่สุด</translation>
    </message>
    <message>
        <source>&amp;Auto-place</source>
        <translation>วางอัตโนมัติ(&amp;A)</translation>
    </message>
    <message>
        <source>Cards that are dropped anywhere go to the best pile that takes them.</source>
        <translation>วางไพ่ลงตรงไหนก็ได้ ไพ่จะไปยังกองที่เหมาะที่สุดซึ่งรับได้</translation>
    </message>
    <message>
        <source>&amp;Placement aid</source>
        <translation>ตัวช่วยวางไพ่(&amp;P)</translation>
    </message>
    <message>
        <source>Piles that can take the cards are lit.</source>
        <translation>กองที่รับไพ่ได้จะสว่างขึ้น</translation>
    </message>
    <message>
        <source>&amp;Interactive rules</source>
        <translation>กติกาแบบโต้ตอบ(&amp;I)</translation>
    </message>
    <message>
        <source>When a move is refused, a bubble says which rule forbids it.</source>
        <translation>เมื่อการเดินถูกปฏิเสธ จะมีข้อความบอกว่าขัดกับกติกาข้อใด</translation>
    </message>
    <message>
        <source>Click sends cards &amp;up</source>
        <translation>คลิกเพื่อส่งไพ่ขึ้น(&amp;U)</translation>
    </message>
    <message>
        <source>Seahaven Towers: a click on a last card sends it to its foundation, if it fits there.</source>
        <translation>Seahaven Towers: คลิกไพ่ใบสุดท้ายเพื่อส่งไปยังกองฐาน ถ้าวางได้</translation>
    </message>
    <message>
        <source>Preview of cards and table</source>
        <translation>ตัวอย่างไพ่และโต๊ะ</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>ไพ่(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>โต๊ะ(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Window colours:</source>
        <translation>สีหน้าต่าง(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>ภาษา(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Speed of cards:</source>
        <translation>ความเร็วของไพ่(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Reduced motion:</source>
        <translation>ลดการเคลื่อนไหว(&amp;R):</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>คลาสสิก</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>สี่สี</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>ตัวอักษรใหญ่</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>มืด</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>ผ้าสีเขียว</translation>
    </message>
    <message>
        <source>Blue cloth</source>
        <translation>ผ้าสีน้ำเงิน</translation>
    </message>
    <message>
        <source>Grey cloth</source>
        <translation>ผ้าสีเทา</translation>
    </message>
    <message>
        <source>Plain green</source>
        <translation>สีเขียวเรียบ</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>ตามระบบ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>สว่าง</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ปกติ</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>เร็ว</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>ไม่เคลื่อนไหว</translation>
    </message>
    <message>
        <source>On</source>
        <translation>เปิด</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>column {number}</source>
        <translation>คอลัมน์ {number}</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>ช่องพัก {number}</translation>
    </message>
    <message>
        <source>the foundation of {suit}</source>
        <translation>กองฐาน{suit}</translation>
    </message>
    <message>
        <source>the finished runs</source>
        <translation>ชุดเรียงที่ครบ</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Questions</source>
        <translation>คำถามที่พบบ่อย</translation>
    </message>
    <message>
        <source>What is a deal code, and how do I pass it on?</source>
        <translation>รหัสเกมคืออะไร และส่งต่อได้อย่างไร</translation>
    </message>
    <message>
        <source>How do I pass on a whole game?</source>
        <translation>ส่งต่อทั้งเกมได้อย่างไร</translation>
    </message>
    <message>
        <source>Why was my move not allowed?</source>
        <translation>ทำไมการเดินของฉันถูกปฏิเสธ</translation>
    </message>
    <message>
        <source>What counts in the statistics?</source>
        <translation>สถิตินับอะไรบ้าง</translation>
    </message>
    <message>
        <source>Where are my games and options?</source>
        <translation>เกมและตัวเลือกของฉันอยู่ที่ใด</translation>
    </message>
    <message>
        <source>How do I take everything to another computer?</source>
        <translation>ย้ายทุกอย่างไปคอมพิวเตอร์เครื่องอื่นได้อย่างไร</translation>
    </message>
    <message>
        <source>Which keys are there?</source>
        <translation>มีแป้นอะไรบ้าง</translation>
    </message>
    <message>
        <source>Why are there no hints?</source>
        <translation>ทำไมไม่มีคำใบ้</translation>
    </message>
    <message>
        <source>How do I change the language?</source>
        <translation>เปลี่ยนภาษาได้อย่างไร</translation>
    </message>
    <message>
        <source>Does the program send anything?</source>
        <translation>โปรแกรมส่งข้อมูลออกไปหรือไม่</translation>
    </message>
    <message>
        <source>A deal code names the cards and the level of a deal. The same code deals the same cards on every computer, today and always. You see it at the bottom right of the window. It looks like this:</source>
        <translation>รหัสเกมระบุไพ่และระดับของการแจกไพ่ รหัสเดียวกันแจกไพ่เหมือนกันบนคอมพิวเตอร์ทุกเครื่องตลอดไป รหัสอยู่ที่มุมขวาล่างของหน้าต่าง มีรูปแบบดังนี้:</translation>
    </message>
    <message>
        <source>To pass it on: “{command}” ({keys}), or click the code.</source>
        <translation>ถ้าจะส่งต่อ: “{command}” ({keys}) หรือคลิกที่รหัส</translation>
    </message>
    <message>
        <source>To play a code that you have copied: “{command}” ({keys}).</source>
        <translation>ถ้าจะเล่นรหัสที่คัดลอกไว้: “{command}” ({keys})</translation>
    </message>
    <message>
        <source>To play a code that you read or hear: “{command}” ({keys}).</source>
        <translation>ถ้าจะเล่นรหัสที่อ่านหรือได้ยินมา: “{command}” ({keys})</translation>
    </message>
    <message>
        <source>Small and capital letters are the same. Spaces and dashes may be missing.</source>
        <translation>ตัวพิมพ์เล็กและใหญ่ถือว่าเหมือนกัน จะไม่มีช่องว่างหรือขีดก็ได้</translation>
    </message>
    <message>
        <source>If something is wrong with a code, the program tells you which part it is.</source>
        <translation>ถ้ารหัสผิด โปรแกรมจะบอกว่าผิดที่ส่วนใด</translation>
    </message>
    <message>
        <source>There are {number} codes for each level.</source>
        <translation>แต่ละระดับมี {number} รหัส</translation>
    </message>
    <message>
        <source>“{command}” ({keys}) copies the deal and all moves as text. Put the text into a message or a file.</source>
        <translation>“{command}” ({keys}) คัดลอกการแจกไพ่และทุกตาเป็นข้อความ นำข้อความไปใส่ในข้อความสนทนาหรือไฟล์ได้</translation>
    </message>
    <message>
        <source>“{command}” ({keys}) opens a game that was copied as text.</source>
        <translation>“{command}” ({keys}) เปิดเกมที่คัดลอกเป็นข้อความ</translation>
    </message>
    <message>
        <source>A file with such a text ends in “{suffix}”. Open it with “{command}”, or drop it on the window.</source>
        <translation>ไฟล์ที่มีข้อความเช่นนี้ลงท้ายด้วย “{suffix}” เปิดด้วย “{command}” หรือลากมาวางบนหน้าต่าง</translation>
    </message>
    <message>
        <source>You can play an unfinished game on. A won game opens to be watched.</source>
        <translation>เกมที่ยังไม่จบเล่นต่อได้ เกมที่ชนะแล้วเปิดมาเพื่อดู</translation>
    </message>
    <message>
        <source>{game}: placing a card</source>
        <translation>{game}: การวางไพ่</translation>
    </message>
    <message>
        <source>{game}: moving a group</source>
        <translation>{game}: การย้ายกลุ่มไพ่</translation>
    </message>
    <message>
        <source>When a move is not allowed, a bubble names the rule, with the cards and numbers of this case. If no bubble comes, the option “{option}” is off.</source>
        <translation>เมื่อการเดินถูกปฏิเสธ จะมีข้อความบอกกติกาพร้อมไพ่และตัวเลขของกรณีนั้น ถ้าไม่มีข้อความ แสดงว่าตัวเลือก “{option}” ปิดอยู่</translation>
    </message>
    <message>
        <source>The cards go back without a bubble if you drop them on the bare table.</source>
        <translation>ถ้าวางไพ่ลงบนที่ว่างของโต๊ะ ไพ่จะกลับที่เดิมโดยไม่มีข้อความ</translation>
    </message>
    <message>
        <source>A game counts from its first move. A deal without a move does not count.</source>
        <translation>นับเป็นเกมตั้งแต่ตาแรก การแจกไพ่ที่ยังไม่เดินไม่นับ</translation>
    </message>
    <message>
        <source>Every game counts once, as won or as not won.</source>
        <translation>แต่ละเกมนับครั้งเดียวว่าชนะหรือไม่ชนะ</translation>
    </message>
    <message>
        <source>The game on the table does not count until you have won it.</source>
        <translation>เกมที่อยู่บนโต๊ะยังไม่นับจนกว่าจะชนะ</translation>
    </message>
    <message>
        <source>If you take an old game up again and win it, it is a won game from then on.</source>
        <translation>ถ้ากลับมาเล่นเกมเก่าแล้วชนะ นับเป็นเกมที่ชนะตั้งแต่นั้น</translation>
    </message>
    <message>
        <source>Moves, score and time of a won game are those of the moment when it was first won.</source>
        <translation>จำนวนตา คะแนน และเวลาของเกมที่ชนะ คือค่าตอนที่ชนะครั้งแรก</translation>
    </message>
    <message>
        <source>A streak is a row of won games, in the order in which they were begun.</source>
        <translation>ชนะติดต่อกันคือเกมที่ชนะต่อเนื่องกันตามลำดับที่เริ่มเล่น</translation>
    </message>
    <message>
        <source>Best and median values are those of won games only.</source>
        <translation>ค่าดีที่สุดและค่ามัธยฐานคิดจากเกมที่ชนะเท่านั้น</translation>
    </message>
    <message>
        <source>“{command}” begins another game. The game before it still counts.</source>
        <translation>“{command}” เริ่มอีกเกมหนึ่ง เกมก่อนหน้ายังนับอยู่</translation>
    </message>
    <message>
        <source>What</source>
        <translation>รายการ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ไฟล์</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>ตัวเลือก</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>เกม</translation>
    </message>
    <message>
        <source>Faults of the program, if there were any</source>
        <translation>ข้อผิดพลาดของโปรแกรม ถ้ามี</translation>
    </message>
    <message>
        <source>On every day that you play, a copy of the file of games is made beside it.</source>
        <translation>ทุกวันที่คุณเล่น จะมีการทำสำเนาไฟล์เกมไว้ในโฟลเดอร์เดียวกัน</translation>
    </message>
    <message>
        <source>On the old computer, choose “{command}” and a folder. The program writes your games there as “{games}”, and your options as “{options}”.</source>
        <translation>ที่เครื่องเก่า เลือก “{command}” แล้วเลือกโฟลเดอร์ โปรแกรมจะเขียนเกมของคุณเป็น “{games}” และตัวเลือกเป็น “{options}”</translation>
    </message>
    <message>
        <source>Take the folder to the new computer.</source>
        <translation>นำโฟลเดอร์ไปยังเครื่องใหม่</translation>
    </message>
    <message>
        <source>There, choose “{command}” and that folder.</source>
        <translation>ที่เครื่องใหม่ เลือก “{command}” แล้วเลือกโฟลเดอร์นั้น</translation>
    </message>
    <message>
        <source>You may do this again later. A game that is there already is not added twice.</source>
        <translation>ทำซ้ำภายหลังได้ เกมที่มีอยู่แล้วจะไม่เพิ่มซ้ำ</translation>
    </message>
    <message>
        <source>Go to a pile or a card</source>
        <translation>ไปยังกองหรือไพ่</translation>
    </message>
    <message>
        <source>arrow keys, Home, End</source>
        <translation>แป้นลูกศร, Home, End</translation>
    </message>
    <message>
        <source>Click what the brackets stand around</source>
        <translation>คลิกสิ่งที่มีเครื่องหมายมุมล้อมอยู่</translation>
    </message>
    <message>
        <source>Enter or the space bar</source>
        <translation>Enter หรือแป้นเว้นวรรค</translation>
    </message>
    <message>
        <source>Let go of selected cards</source>
        <translation>ปล่อยไพ่ที่เลือก</translation>
    </message>
    <message>
        <source>What you want to do</source>
        <translation>สิ่งที่ต้องการทำ</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>แป้น</translation>
    </message>
    <message>
        <source>“{command}” ({keys}) lists all keys, and those that name the piles.</source>
        <translation>“{command}” ({keys}) แสดงแป้นทั้งหมด รวมทั้งแป้นที่ใช้เรียกกองต่าง ๆ</translation>
    </message>
    <message>
        <source>You see all cards from the first moment, so nothing has to be guessed. Finding the way is the game. A hint would play it for you.</source>
        <translation>คุณเห็นไพ่ทุกใบตั้งแต่แรก จึงไม่ต้องเดา การหาทางคือตัวเกม คำใบ้จะเป็นการเล่นแทนคุณ</translation>
    </message>
    <message>
        <source>For the same reason the program solves nothing and never says that you are stuck. Instead you may take back {number} moves and restart as often as you like.</source>
        <translation>ด้วยเหตุผลเดียวกัน โปรแกรมไม่แก้เกมและไม่บอกว่าคุณถึงทางตัน แต่คุณเลิกทำได้ {number} ตาและเริ่มเล่นใหม่ได้เท่าที่ต้องการ</translation>
    </message>
    <message>
        <source>Choose “{command}” ({keys}), and there the entry “{option}”. All windows change at once. The names of the languages are always written in the languages themselves.</source>
        <translation>เลือก “{command}” ({keys}) แล้วเลือก “{option}” ทุกหน้าต่างจะเปลี่ยนทันที ชื่อภาษาเขียนเป็นภาษานั้นเองเสมอ</translation>
    </message>
    <message>
        <source>No. The program never connects to any network. Your games and options stay in the files named above.</source>
        <translation>ไม่ โปรแกรมไม่เชื่อมต่อเครือข่ายใด เกมและตัวเลือกของคุณอยู่ในไฟล์ที่ระบุไว้ข้างต้นเท่านั้น</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>ace</source>
        <translation>เอซ</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>แจ็ก</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ควีน</translation>
    </message>
    <message>
        <source>king</source>
        <translation>คิง</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>“{text}” is no card. A card is a rank (A 2–9 T J Q K) and a suit (S H D C), such as 7H.</source>
        <translation>“{text}” ไม่ใช่ไพ่ ไพ่เขียนด้วยแต้ม (A 2–9 T J Q K) ตามด้วยดอก (S H D C) เช่น 7H</translation>
    </message>
    <message>
        <source>This is no text in UTF-8.</source>
        <translation>นี่ไม่ใช่ข้อความแบบ UTF-8</translation>
    </message>
    <message>
        <source>There is no game record here. A record begins with a line such as “Game: Simple Simon”.</source>
        <translation>ที่นี่ไม่มีบันทึกเกม บันทึกเริ่มด้วยบรรทัดเช่น “Game: Simple Simon”</translation>
    </message>
    <message>
        <source>“{text}” belongs to no key. A record begins with a line such as “Game: Simple Simon”.</source>
        <translation>“{text}” ไม่ได้อยู่ใต้คีย์ใด บันทึกเริ่มด้วยบรรทัดเช่น “Game: Simple Simon”</translation>
    </message>
    <message>
        <source>“{key}:” stands here twice. A line “---” separates one record from the next.</source>
        <translation>มี “{key}:” สองครั้งที่นี่ ให้คั่นแต่ละบันทึกด้วยบรรทัด “---”</translation>
    </message>
    <message>
        <source>The record lacks “Deal:” with a code, or “Board:” with the cards.</source>
        <translation>บันทึกไม่มี “Deal:” พร้อมรหัส หรือ “Board:” พร้อมไพ่</translation>
    </message>
    <message>
        <source>A record with “Board:” needs “Level:” too, with one of: {known}.</source>
        <translation>บันทึกที่มี “Board:” ต้องมี “Level:” ด้วย โดยใช้อย่างใดอย่างหนึ่งต่อไปนี้: {known}</translation>
    </message>
    <message>
        <source>“{text}” is no level of this game. Expected one of: {known}.</source>
        <translation>“{text}” ไม่ใช่ระดับของเกมนี้ ต้องเป็นอย่างใดอย่างหนึ่งต่อไปนี้: {known}</translation>
    </message>
    <message>
        <source>The record lacks “Game:”, the name of the game.</source>
        <translation>บันทึกไม่มี “Game:” ซึ่งเป็นชื่อเกม</translation>
    </message>
    <message>
        <source>“{text}” is no game that is known here. Expected one of: {known}.</source>
        <translation>ไม่รู้จักเกม “{text}” ต้องเป็นอย่างใดอย่างหนึ่งต่อไปนี้: {known}</translation>
    </message>
    <message>
        <source>“{key}:” contradicts “{other}:”.</source>
        <translation>“{key}:” ขัดแย้งกับ “{other}:”</translation>
    </message>
    <message>
        <source>“{text}” is no result. Expected for example: won 59 moves 841 points.</source>
        <translation>“{text}” ไม่ใช่ผลของเกม ตัวอย่างที่ถูกต้อง: won 59 moves 841 points</translation>
    </message>
    <message>
        <source>“{text}” is no date. Expected for example: 2026-11-29T18:04:05Z.</source>
        <translation>“{text}” ไม่ใช่วันที่ ตัวอย่างที่ถูกต้อง: 2026-11-29T18:04:05Z</translation>
    </message>
    <message>
        <source>“{text}” is no number of seconds.</source>
        <translation>“{text}” ไม่ใช่จำนวนวินาที</translation>
    </message>
    <message>
        <source>“{key}:” has a value of one line; this is a second one.</source>
        <translation>“{key}:” มีค่าได้เพียงบรรทัดเดียว แต่นี่เป็นบรรทัดที่สอง</translation>
    </message>
    <message>
        <source>“{text}” is no move. A move is source, target and, for several cards, x and their number: 46, 46x3, 5a, ah, hD5.</source>
        <translation>“{text}” ไม่ใช่ตาเดิน ตาเดินเขียนด้วยต้นทาง ปลายทาง และถ้ามีหลายใบให้ตามด้วย x กับจำนวน: 46, 46x3, 5a, ah, hD5</translation>
    </message>
    <message>
        <source>A board of this game has no line “{key}:”.</source>
        <translation>กระดานของเกมนี้ไม่มีบรรทัด “{key}:”</translation>
    </message>
    <message>
        <source>The line “{key}:” has to stand before the columns.</source>
        <translation>บรรทัด “{key}:” ต้องอยู่ก่อนคอลัมน์</translation>
    </message>
    <message>
        <source>The line “{key}:” stands here twice.</source>
        <translation>มีบรรทัด “{key}:” สองครั้งที่นี่</translation>
    </message>
    <message>
        <source>A board has {wanted} columns, one a line (“-” for an empty one); here are {count}.</source>
        <translation>กระดานมี {wanted} คอลัมน์ บรรทัดละคอลัมน์ (ใช้ “-” แทนคอลัมน์ว่าง) แต่ที่นี่มี {count} คอลัมน์</translation>
    </message>
    <message>
        <source>This line is one column too many: a board has {wanted}.</source>
        <translation>บรรทัดนี้เป็นคอลัมน์ที่เกินมา กระดานมี {wanted} คอลัมน์</translation>
    </message>
    <message>
        <source>The board lacks the line “FC:” with what lies in the cells.</source>
        <translation>กระดานไม่มีบรรทัด “FC:” ซึ่งบอกว่ามีไพ่ใดในช่องพัก</translation>
    </message>
    <message>
        <source>“FC:” has to name {wanted} cells, each with a card or “-”; here are {count}.</source>
        <translation>“FC:” ต้องระบุช่องพัก {wanted} ช่อง แต่ละช่องเป็นไพ่หรือ “-” แต่ที่นี่มี {count} ช่อง</translation>
    </message>
    <message>
        <source>“{text}” is no foundation. Expected suit, dash and highest card, such as H-0 or S-A.</source>
        <translation>“{text}” ไม่ใช่กองฐาน ต้องเขียนดอก ขีด และไพ่สูงสุด เช่น H-0 หรือ S-A</translation>
    </message>
    <message>
        <source>“{text}” is no suit. Expected S, H, D or C.</source>
        <translation>“{text}” ไม่ใช่ดอก ต้องเป็น S, H, D หรือ C</translation>
    </message>
    <message>
        <source>There are {wanted} runs in all; here are {count}.</source>
        <translation>มีชุดเรียงทั้งหมด {wanted} ชุด แต่ที่นี่มี {count} ชุด</translation>
    </message>
    <message>
        <source>There is no {card} left in the pack of this level.</source>
        <translation>สำรับของระดับนี้ไม่มี {card} เหลือแล้ว</translation>
    </message>
    <message>
        <source>Cards are missing from the board: {count} of them, the {card} for one.</source>
        <translation>กระดานขาดไพ่ {count} ใบ เช่น {card}</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>บรรทัดที่ {line}: {what}</translation>
    </message>
    <message>
        <source>Line {line}, number {place}: {what}</source>
        <translation>บรรทัดที่ {line} ลำดับที่ {place}: {what}</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>No such file or directory</source>
        <translation>ไม่มีไฟล์หรือโฟลเดอร์นี้</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>ไม่มีสิทธิ์เข้าถึง</translation>
    </message>
    <message>
        <source>A file of this name is in the way</source>
        <translation>มีไฟล์ชื่อนี้อยู่แล้ว</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ไม่ใช่โฟลเดอร์</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>เป็นโฟลเดอร์</translation>
    </message>
    <message>
        <source>The disk is read-only</source>
        <translation>ดิสก์อ่านได้อย่างเดียว</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>ดิสก์เต็ม</translation>
    </message>
    <message>
        <source>The disk has a fault</source>
        <translation>ดิสก์มีข้อผิดพลาด</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>ชื่อยาวเกินไป</translation>
    </message>
    <message>
        <source>Another program is using the file</source>
        <translation>โปรแกรมอื่นกำลังใช้ไฟล์นี้อยู่</translation>
    </message>
    <message>
        <source>The file is read-only</source>
        <translation>ไฟล์อ่านได้อย่างเดียว</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <translation>ไฟล์เสียหาย</translation>
    </message>
    <message>
        <source>The file cannot be opened</source>
        <translation>เปิดไฟล์ไม่ได้</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This level does not have {pile}.</source>
        <translation>ระดับนี้ไม่มี{pile}</translation>
    </message>
    <message>
        <source>There is nothing to take here.</source>
        <translation>ที่นี่ไม่มีไพ่ให้หยิบ</translation>
    </message>
    <message>
        <source>There are not {count} cards to take here, only {there}.</source>
        <translation>ที่นี่หยิบไพ่ {count} ใบไม่ได้ มีเพียง {there} ใบ</translation>
    </message>
    <message>
        <source>The cards already lie there.</source>
        <translation>ไพ่อยู่ที่นั่นอยู่แล้ว</translation>
    </message>
    <message>
        <source>Finished runs leave the table by themselves; no card is moved there or back.</source>
        <translation>ชุดเรียงที่ครบจะออกจากโต๊ะเอง ไม่มีการย้ายไพ่ไปที่นั่นหรือนำกลับ</translation>
    </message>
    <message>
        <source>The cards from here on are no run: the {lower} on the {upper} is of another suit. Only a run moves.</source>
        <translation>ไพ่ตั้งแต่ใบนี้ลงไปไม่เป็นชุดเรียง: {lower} บน {upper} เป็นคนละดอก ย้ายได้เฉพาะชุดเรียงดอกเดียวกัน</translation>
    </message>
    <message>
        <source>The cards from here on are no run: the {lower} is not one rank lower than the {upper}. Only a run moves.</source>
        <translation>ไพ่ตั้งแต่ใบนี้ลงไปไม่เป็นชุดเรียง: {lower} ไม่ได้มีแต้มต่ำกว่า {upper} หนึ่งขั้น ย้ายได้เฉพาะชุดเรียงดอกเดียวกัน</translation>
    </message>
    <message>
        <source>Nothing goes on an ace; here lies the {last}.</source>
        <translation>วางไพ่ใดบนเอซไม่ได้ ที่นี่คือ {last}</translation>
    </message>
    <message>
        <source>A king goes only to an empty column, not on the {last}.</source>
        <translation>คิงไปได้เฉพาะคอลัมน์ว่าง วางบน {last} ไม่ได้</translation>
    </message>
    <message>
        <source>{count} cards, but only {limit} can move (empty cells: {cells}, empty columns: {columns}).</source>
        <translation>ไพ่ {count} ใบ แต่ย้ายได้เพียง {limit} ใบ (ช่องพักว่าง: {cells}, คอลัมน์ว่าง: {columns})</translation>
    </message>
    <message>
        <source>{count} cards, but only {limit} can move to an empty column (empty cells: {cells}, other empty columns: {columns}).</source>
        <translation>ไพ่ {count} ใบ แต่ย้ายไปคอลัมน์ว่างได้เพียง {limit} ใบ (ช่องพักว่าง: {cells}, คอลัมน์ว่างอื่น: {columns})</translation>
    </message>
    <message>
        <source>Cards go to a foundation one at a time; these are {count}.</source>
        <translation>ไพ่ไปยังกองฐานได้ทีละใบ แต่นี่มี {count} ใบ</translation>
    </message>
    <message>
        <source>This foundation is for {suit}; the {card} does not belong here.</source>
        <translation>กองฐานนี้สำหรับ{suit}เท่านั้น วาง {card} ไม่ได้</translation>
    </message>
    <message>
        <source>The next card here must be the {next}, not the {card}.</source>
        <translation>ไพ่ใบต่อไปที่นี่ต้องเป็น {next} ไม่ใช่ {card}</translation>
    </message>
    <message>
        <source>A cell holds only one card; these are {count}.</source>
        <translation>ช่องพักวางได้ใบเดียว แต่นี่มี {count} ใบ</translation>
    </message>
    <message>
        <source>This cell is occupied by the {card}.</source>
        <translation>ช่องพักนี้มี {card} อยู่แล้ว</translation>
    </message>
    <message>
        <source>Only a king may go to an empty column; this is the {first}.</source>
        <translation>เฉพาะคิงเท่านั้นที่ไปคอลัมน์ว่างได้ ใบนี้คือ {first}</translation>
    </message>
    <message>
        <source>In a column the suit must be the same: the {first} goes only on the {fits}.</source>
        <translation>ในคอลัมน์ต้องเป็นดอกเดียวกัน: {first} วางได้บน {fits} เท่านั้น</translation>
    </message>
    <message>
        <source>The {first} goes only on the {fits}; here lies the {last}.</source>
        <translation>{first} วางได้บน {fits} เท่านั้น ที่นี่คือ {last}</translation>
    </message>
    <message>
        <source>The {first} goes only on the next higher rank, {fits}; here lies the {last}.</source>
        <translation>{first} วางได้เฉพาะบนไพ่ที่แต้มสูงกว่าหนึ่งขั้น คือ {fits} ที่นี่คือ {last}</translation>
    </message>
    <message>
        <source>The game is won. Undo, restart, or begin a new one.</source>
        <translation>ชนะเกมนี้แล้ว เลิกทำ เริ่มเล่นใหม่ หรือเริ่มเกมใหม่ได้</translation>
    </message>
    <message>
        <source>No pile takes the {first}.</source>
        <translation>ไม่มีกองใดรับ {first} ได้</translation>
    </message>
    <message>
        <source>No pile takes these {count} cards from the {first} on.</source>
        <translation>ไม่มีกองใดรับไพ่ {count} ใบนี้ตั้งแต่ {first} ได้</translation>
    </message>
</context>
<context>
    <name>ReplayButtons</name>
    <message>
        <source>First</source>
        <translation>แรกสุด</translation>
    </message>
    <message>
        <source>Back to the deal (Home)</source>
        <translation>กลับไปตอนแจกไพ่ (Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ย้อน</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>ย้อนหนึ่งตา (ซ้าย)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>ถัดไป</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>ไปหนึ่งตา (ขวา)</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>ท้ายสุด</translation>
    </message>
    <message>
        <source>On to the last move (End)</source>
        <translation>ไปตาสุดท้าย (End)</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>คำอธิบายก่อนหน้า</translation>
    </message>
    <message>
        <source>Back to the comment before (Ctrl+Left)</source>
        <translation>กลับไปคำอธิบายก่อนหน้า (Ctrl+ซ้าย)</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>คำอธิบายถัดไป</translation>
    </message>
    <message>
        <source>On to the next comment (Ctrl+Right)</source>
        <translation>ไปคำอธิบายถัดไป (Ctrl+ขวา)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>เล่น</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>หยุดชั่วคราว</translation>
    </message>
    <message>
        <source>Stop playing (Space)</source>
        <translation>หยุดเล่น (Space)</translation>
    </message>
    <message>
        <source>Play all moves (Space)</source>
        <translation>เล่นทุกตา (Space)</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Table</source>
        <translation>โต๊ะ</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>ตัวอย่าง</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>ตา</translation>
    </message>
    <message>
        <source>Play from &amp;Here</source>
        <translation>เล่นจากตรงนี้(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>ความเร็ว(&amp;S):</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ช้า</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ปกติ</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>เร็ว</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>ความเร็ว</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>ก่อนตาแรก</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>ตาที่ {number} จาก {count}</translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message>
        <source>Won</source>
        <translation>ชนะ</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>ไม่ชนะ</translation>
    </message>
    <message>
        <source>oldest</source>
        <translation>เก่าสุด</translation>
    </message>
    <message>
        <source>latest</source>
        <translation>ล่าสุด</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What the program does for you, and what it does not</source>
        <translation>สิ่งที่โปรแกรมทำให้ และสิ่งที่ไม่ทำ</translation>
    </message>
    <message>
        <source>Drag cards to their new place. A column takes them at its whole height.</source>
        <translation>ลากไพ่แล้ววางที่ใหม่ วางตรงไหนของคอลัมน์ก็ได้</translation>
    </message>
    <message>
        <source>Or click the cards, and then click the place where they should go.</source>
        <translation>หรือคลิกไพ่ แล้วคลิกที่ที่ต้องการให้ไป</translation>
    </message>
    <message>
        <source>“{option}”: while you move cards, all places that can take them are lit.</source>
        <translation>“{option}”: ขณะย้ายไพ่ ทุกที่ที่รับไพ่ได้จะสว่างขึ้น</translation>
    </message>
    <message>
        <source>“{option}”: a double click sends cards to the best place.</source>
        <translation>“{option}”: ดับเบิลคลิกเพื่อส่งไพ่ไปยังที่ที่เหมาะที่สุด</translation>
    </message>
    <message>
        <source>“{option}”: wherever you drop cards, they go to the best place, in the order of the double click. This is off at first.</source>
        <translation>“{option}”: วางไพ่ลงตรงไหนก็ได้ ไพ่จะไปยังที่ที่เหมาะที่สุดตามลำดับของดับเบิลคลิก ค่าเริ่มต้นคือปิด</translation>
    </message>
    <message>
        <source>“{option}”: when a move is not allowed, a bubble names the rule against it.</source>
        <translation>“{option}”: เมื่อการเดินถูกปฏิเสธ จะมีข้อความบอกว่าขัดกับกติกาข้อใด</translation>
    </message>
    <message>
        <source>“{option}”: a click sends a card to its foundation, in games that have them.</source>
        <translation>“{option}”: คลิกเพื่อส่งไพ่ไปยังกองฐาน ในเกมที่มีกองฐาน</translation>
    </message>
    <message>
        <source>“{command}” takes back up to {number} moves and costs nothing.</source>
        <translation>“{command}” ย้อนได้ถึง {number} ตาโดยไม่เสียคะแนน</translation>
    </message>
    <message>
        <source>“{command}” deals the same cards again.</source>
        <translation>“{command}” แจกไพ่ชุดเดิมอีกครั้ง</translation>
    </message>
    <message>
        <source>“{command}” deals the same cards to everybody who plays that game and level on that day.</source>
        <translation>“{command}” แจกไพ่เหมือนกันให้ทุกคนที่เล่นเกมและระดับนั้นในวันนั้น</translation>
    </message>
    <message>
        <source>The program gives no hints and solves no deals. It does not tell you whether a deal can be won, or that no useful move is left. All cards are in sight, so finding the way is the whole game. It is left to you.</source>
        <translation>โปรแกรมไม่ให้คำใบ้และไม่แก้เกม ไม่บอกว่าการแจกไพ่นี้ชนะได้หรือไม่ และไม่บอกว่าไม่เหลือตาที่มีประโยชน์แล้ว ไพ่ทุกใบอยู่ในสายตา การหาทางจึงเป็นทั้งหมดของเกม และเป็นหน้าที่ของคุณ</translation>
    </message>
    <message>
        <source>Questions: what is a deal code?</source>
        <translation>คำถาม: รหัสเกมคืออะไร</translation>
    </message>
    <message>
        <source>Questions: why was my move not allowed?</source>
        <translation>คำถาม: ทำไมการเดินของฉันถูกปฏิเสธ</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>กติกา</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>หน้า</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ย้อนกลับ</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>ไปข้างหน้า</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>ค้นหาก่อนหน้า</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>ค้นหาถัดไป</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>ตัวอักษรเล็กลง</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>ตัวอักษรใหญ่ขึ้น</translation>
    </message>
    <message>
        <source>Usual Size</source>
        <translation>ขนาดปกติ</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>พิมพ์(&amp;P)…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>ค้นหา</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>หน้าถัดไป</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>หน้าก่อนหน้า</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>ค้นหา(&amp;F):</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>ข้อความที่จะค้นหา</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>“{text}” does not stand on this page.</source>
        <translation>ไม่มี “{text}” ในหน้านี้</translation>
    </message>
    <message>
        <source>No printer is set up on this computer.</source>
        <translation>คอมพิวเตอร์เครื่องนี้ยังไม่ได้ตั้งค่าเครื่องพิมพ์</translation>
    </message>
</context>
<context>
    <name>Seahaven Towers</name>
    <message>
        <source>How many cells?</source>
        <translation>ต้องการเล่นกี่ช่องพัก?</translation>
    </message>
    <message>
        <source>4 cells</source>
        <translation>4 ช่องพัก</translation>
    </message>
    <message>
        <source>2 cells</source>
        <translation>2 ช่องพัก</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 ช่องพัก</translation>
    </message>
</context>
<context>
    <name>Seahaven Towers example</name>
    <message>
        <source>The deal has filled two of the four cells. They are the room to move in, and so are empty columns. Watch how they are filled and won back: this game takes {moves} moves.</source>
        <translation>การแจกไพ่ใช้ช่องพักไปสองจากสี่ช่อง ช่องพักและคอลัมน์ว่างคือพื้นที่สำหรับย้ายไพ่ ดูว่าใช้ไปและได้คืนมาอย่างไร เกมนี้ใช้ {moves} ตา</translation>
    </message>
    <message>
        <source>All four cells are full, the last one with the {stored}. But that has freed the {ace}: it begins its foundation, for {score} points.</source>
        <translation>ช่องพักเต็มทั้งสี่ช่อง ช่องสุดท้ายมี {stored} แต่ทำให้ {ace} เปิดออก และไปเริ่มกองฐาน ได้ {score} คะแนน</translation>
    </message>
    <message>
        <source>Four cards in a row went to the foundation of {suit}, one of them from a cell. That cell is free again, and {column} is empty.</source>
        <translation>ไพ่สี่ใบติดต่อกันไปยังกองฐาน{suit} หนึ่งในนั้นมาจากช่องพัก ช่องพักนั้นว่างอีกครั้ง และ{column} ก็ว่าง</translation>
    </message>
    <message>
        <source>Only a king may go to an empty column: the {king} has moved there, and the {queen} is free. One empty cell lets two cards move together: next the {jack} and the {ten}.</source>
        <translation>เฉพาะคิงเท่านั้นที่ไปคอลัมน์ว่างได้: {king} ย้ายไปแล้ว และ {queen} เปิดออก ช่องพักว่างหนึ่งช่องทำให้ย้ายไพ่พร้อมกันได้สองใบ ตาต่อไปคือ {jack} กับ {ten}</translation>
    </message>
    <message>
        <source>With one empty cell and one empty column, {limit} cards may be lifted. The group from the {first} to the {last} had just as many, and went to the {onto}.</source>
        <translation>เมื่อมีช่องพักว่างหนึ่งช่องและคอลัมน์ว่างหนึ่งคอลัมน์ ยกไพ่ได้ {limit} ใบ กลุ่มไพ่ตั้งแต่ {first} ถึง {last} มีจำนวนเท่านั้นพอดี และไปวางบน {onto}</translation>
    </message>
    <message>
        <source>One empty cell and two empty columns: up to {limit} cards may be lifted. An empty column itself takes only {fewer}, as it does not count then: exactly those from the {king} to the {ten}.</source>
        <translation>ช่องพักว่างหนึ่งช่องและคอลัมน์ว่างสองคอลัมน์: ยกไพ่ได้ถึง {limit} ใบ แต่ถ้าไปยังคอลัมน์ว่าง คอลัมน์นั้นไม่นับ จึงรับได้เพียง {fewer} ใบ ซึ่งพอดีกับ {king} ถึง {ten}</translation>
    </message>
    <message>
        <source>They have moved, and the {ace} that lay under them is free. It is the last ace to come out.</source>
        <translation>กลุ่มนั้นย้ายไปแล้ว และ {ace} ที่อยู่ข้างใต้เปิดออก เป็นเอซใบสุดท้ายที่ออกมา</translation>
    </message>
    <message>
        <source>The foundations of {first} and {second} are complete, and {count} columns are empty. There is room for everything now.</source>
        <translation>กองฐาน{first}และ{second}ครบแล้ว และมีคอลัมน์ว่าง {count} คอลัมน์ ตอนนี้มีที่พอสำหรับทุกใบ</translation>
    </message>
    <message>
        <source>The {last} was the last of {count} cards, and the game is won. Each card on a foundation counts {points} points: {score} in all.</source>
        <translation>{last} เป็นใบสุดท้ายของไพ่ {count} ใบ และชนะเกม ไพ่แต่ละใบบนกองฐานได้ {points} คะแนน รวม {score} คะแนน</translation>
    </message>
</context>
<context>
    <name>Seahaven Towers rules</name>
    <message>
        <source>In short</source>
        <translation>โดยย่อ</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>การแจกไพ่</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>ระดับ</translation>
    </message>
    <message>
        <source>Placing a card</source>
        <translation>การวางไพ่</translation>
    </message>
    <message>
        <source>Moving a group</source>
        <translation>การย้ายกลุ่มไพ่</translation>
    </message>
    <message>
        <source>Empty columns</source>
        <translation>คอลัมน์ว่าง</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>กองฐาน</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>จบเกม</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>คะแนน</translation>
    </message>
    <message>
        <source>Where a double click sends cards</source>
        <translation>ดับเบิลคลิกส่งไพ่ไปที่ใด</translation>
    </message>
    <message>
        <source>Seahaven Towers and FreeCell</source>
        <translation>Seahaven Towers กับ FreeCell</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>ที่มาของกติกา</translation>
    </message>
    <message>
        <source>All {cards} cards lie face up from the start. No card is hidden.</source>
        <translation>ไพ่ทั้ง {cards} ใบหงายตั้งแต่เริ่ม ไม่มีไพ่ใบใดถูกซ่อน</translation>
    </message>
    <message>
        <source>Build each suit on its foundation, from the ace up to the king.</source>
        <translation>เรียงไพ่แต่ละดอกบนกองฐานของดอกนั้น ตั้งแต่เอซขึ้นไปถึงคิง</translation>
    </message>
    <message>
        <source>In the columns a card goes only on the next higher card of its suit.</source>
        <translation>ในคอลัมน์ ไพ่วางได้เฉพาะบนไพ่ดอกเดียวกันที่สูงกว่าหนึ่งขั้น</translation>
    </message>
    <message>
        <source>A cell holds one card, whichever you like.</source>
        <translation>ช่องพักวางไพ่ได้หนึ่งใบ ใบใดก็ได้</translation>
    </message>
    <message>
        <source>An empty column takes only a king.</source>
        <translation>คอลัมน์ว่างรับได้เฉพาะคิง</translation>
    </message>
    <message>
        <source>You win when all cards lie on the foundations.</source>
        <translation>ชนะเมื่อไพ่ทุกใบอยู่บนกองฐาน</translation>
    </message>
    <message>
        <source>One pack of {cards} cards is dealt face up into {columns} columns of {dealt} cards. Card number {last_but_one} goes to cell 1, and card number {last} goes to cell 2.</source>
        <translation>แจกไพ่หนึ่งสำรับ {cards} ใบ หงายทุกใบ ลงใน {columns} คอลัมน์ คอลัมน์ละ {dealt} ใบ ไพ่ใบที่ {last_but_one} ไปยังช่องพัก 1 และใบที่ {last} ไปยังช่องพัก 2</translation>
    </message>
    <message>
        <source>If there is only one cell, the last card goes to the end of column 2. That column then has {number} cards.</source>
        <translation>ถ้ามีช่องพักเพียงช่องเดียว ไพ่ใบสุดท้ายจะไปต่อท้ายคอลัมน์ 2 คอลัมน์นั้นจึงมี {number} ใบ</translation>
    </message>
    <message>
        <source>The cells are at the top left. The foundations are at the top right, one for each suit; they are empty at the start.</source>
        <translation>ช่องพักอยู่ด้านบนซ้าย กองฐานอยู่ด้านบนขวา ดอกละหนึ่งกอง และว่างเมื่อเริ่มเกม</translation>
    </message>
    <message>
        <source>The last card of a column is the one that no other card covers. In the picture it is the lowest one.</source>
        <translation>ไพ่ใบสุดท้ายของคอลัมน์คือใบที่ไม่มีไพ่อื่นทับ ในภาพคือใบล่างสุด</translation>
    </message>
    <message>
        <source>A deal of the level {level}</source>
        <translation>การแจกไพ่ระดับ{level}</translation>
    </message>
    <message>
        <source>The same deal in words. Each line begins with the card that is covered most.</source>
        <translation>การแจกไพ่เดียวกันเป็นข้อความ แต่ละบรรทัดเริ่มจากใบที่ถูกทับมากที่สุด</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>ระดับ</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>ช่องพัก</translation>
    </message>
    <message>
        <source>Empty cells at the start</source>
        <translation>ช่องพักว่างเมื่อเริ่ม</translation>
    </message>
    <message>
        <source>A new game asks how many cells there are. The fewer cells, the harder.</source>
        <translation>เมื่อเริ่มเกมใหม่ โปรแกรมจะถามว่าต้องการเล่นกี่ช่องพัก ยิ่งน้อยยิ่งยาก</translation>
    </message>
    <message>
        <source>Cells that a level does not have are not on the table. They do not count anywhere.</source>
        <translation>ช่องพักที่ระดับนั้นไม่มีจะไม่อยู่บนโต๊ะ และไม่นับไม่ว่ากรณีใด</translation>
    </message>
    <message>
        <source>The very first game of Seahaven Towers is dealt at the level {level}, without a question.</source>
        <translation>เกม Seahaven Towers เกมแรกสุดแจกที่ระดับ{level} โดยไม่ถาม</translation>
    </message>
    <message>
        <source>To a column: the card goes on a last card of the same suit that is exactly one rank higher.</source>
        <translation>ไปยังคอลัมน์: วางบนไพ่ใบสุดท้ายที่เป็นดอกเดียวกันและสูงกว่าหนึ่งขั้นพอดี</translation>
    </message>
    <message>
        <source>To a cell: any single card goes there, if the cell is empty.</source>
        <translation>ไปยังช่องพัก: ไพ่ใบเดียวใบใดก็ได้ ถ้าช่องพักว่าง</translation>
    </message>
    <message>
        <source>To a foundation: first the ace of the suit, then the 2, and so on up to the king. Cards go there one at a time.</source>
        <translation>ไปยังกองฐาน: เริ่มด้วยเอซของดอกนั้น ตามด้วย 2 และต่อไปจนถึงคิง ทีละใบ</translation>
    </message>
    <message>
        <source>Example: in the columns the {first} goes only on the {fits}.</source>
        <translation>ตัวอย่าง: ในคอลัมน์ {first} วางได้บน {fits} เท่านั้น</translation>
    </message>
    <message>
        <source>In the columns nothing goes on an ace.</source>
        <translation>ในคอลัมน์ วางไพ่ใดบนเอซไม่ได้</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>ช่องพักว่าง</translation>
    </message>
    <message>
        <source>No empty column</source>
        <translation>ไม่มีคอลัมน์ว่าง</translation>
    </message>
    <message>
        <source>Empty columns: {number}</source>
        <translation>คอลัมน์ว่าง: {number}</translation>
    </message>
    <message>
        <source>A run is a row of cards of one suit, each exactly one rank lower than the card before it. A run at the end of a column moves as one group, if it is not too long.</source>
        <translation>ชุดเรียงดอกเดียวกันคือไพ่ดอกเดียวกันที่แต่ละใบต่ำกว่าใบก่อนหน้าหนึ่งขั้นพอดี ชุดเรียงที่ท้ายคอลัมน์ย้ายเป็นกลุ่มเดียวได้ ถ้าไม่ยาวเกินไป</translation>
    </message>
    <message>
        <source>The greatest number of cards is (empty cells + 1) × 2^(empty columns). In words: take the number of empty cells, add 1, and double the result for each empty column. The table shows the result.</source>
        <translation>จำนวนไพ่สูงสุดคือ (ช่องพักว่าง + 1) × 2^(คอลัมน์ว่าง) กล่าวคือ นำจำนวนช่องพักว่างบวก 1 แล้วเพิ่มเป็นสองเท่าสำหรับคอลัมน์ว่างแต่ละคอลัมน์ ตารางแสดงผลลัพธ์ไว้</translation>
    </message>
    <message>
        <source>Empty cells and columns are counted before you lift the group. A column that you empty by lifting the group does not count.</source>
        <translation>นับช่องพักว่างและคอลัมน์ว่างก่อนยกกลุ่มไพ่ คอลัมน์ที่ว่างลงเพราะยกกลุ่มไพ่นั้นไม่นับ</translation>
    </message>
    <message>
        <source>If the group goes to an empty column, that column does not count.</source>
        <translation>ถ้ากลุ่มไพ่ไปยังคอลัมน์ว่าง คอลัมน์นั้นไม่นับ</translation>
    </message>
    <message>
        <source>Sometimes this is more than you could do by moving the cards one by one. It is a rule of this program.</source>
        <translation>จำนวนนี้บางครั้งมากกว่าที่ทำได้ด้วยการย้ายทีละใบ นี่เป็นกติกาของโปรแกรมนี้</translation>
    </message>
    <message>
        <source>Example: empty cells: {cells}, empty columns: {columns}. You may lift up to {lift} cards. But a run that begins with a king goes to one of the empty columns only if it has at most {drop} cards.</source>
        <translation>ตัวอย่าง: ช่องพักว่าง: {cells}, คอลัมน์ว่าง: {columns} ยกไพ่ได้ถึง {lift} ใบ แต่ชุดเรียงที่ขึ้นต้นด้วยคิงจะไปยังคอลัมน์ว่างได้ก็ต่อเมื่อมีไม่เกิน {drop} ใบ</translation>
    </message>
    <message>
        <source>An empty column takes only a king, alone or as the first card of its run. No other card goes there, not even for a moment.</source>
        <translation>คอลัมน์ว่างรับได้เฉพาะคิง ใบเดียวหรือเป็นใบแรกของชุดเรียง ไพ่อื่นไปที่นั่นไม่ได้ แม้เพียงชั่วคราว</translation>
    </message>
    <message>
        <source>If a king has cards under it, it can go only to a cell, an empty column, or its foundation.</source>
        <translation>ถ้าใต้คิงมีไพ่อื่น คิงจะไปได้เฉพาะช่องพัก คอลัมน์ว่าง หรือกองฐานของดอกนั้น</translation>
    </message>
    <message>
        <source>A king at the bottom of a column lies well: there is nothing under it.</source>
        <translation>คิงที่เป็นไพ่ใบแรกของคอลัมน์ถือว่าอยู่ในที่ที่ดี เพราะไม่มีไพ่ใดอยู่ข้างใต้</translation>
    </message>
    <message>
        <source>An empty column doubles the number of cards that move as a group. An empty cell adds less.</source>
        <translation>คอลัมน์ว่างเพิ่มจำนวนไพ่ที่ย้ายเป็นกลุ่มได้เป็นสองเท่า ช่องพักว่างเพิ่มได้น้อยกว่า</translation>
    </message>
    <message>
        <source>No card goes to a foundation by itself.</source>
        <translation>ไม่มีไพ่ใบใดไปยังกองฐานเอง</translation>
    </message>
    <message>
        <source>A click on a last card or on a card in a cell sends it to its foundation, if it fits there. If it does not fit, the click selects the card. An option turns this off.</source>
        <translation>คลิกไพ่ใบสุดท้ายหรือไพ่ในช่องพักเพื่อส่งไปยังกองฐาน ถ้าวางได้ ถ้าวางไม่ได้ การคลิกจะเป็นการเลือกไพ่ ปิดได้ในตัวเลือก</translation>
    </message>
    <message>
        <source>You may take the top card of a foundation back. It goes to a column that takes it, or to an empty cell.</source>
        <translation>คุณนำไพ่ใบบนสุดกลับจากกองฐานได้ โดยไปยังคอลัมน์ที่รับได้หรือช่องพักว่าง</translation>
    </message>
    <message>
        <source>To take a card back, drag it, or click it and then click its new place, or use the keyboard. A click or a double click alone never takes a card back.</source>
        <translation>ถ้าจะนำไพ่กลับ ให้ลากแล้ววาง หรือคลิกไพ่แล้วคลิกที่ใหม่ หรือใช้แป้นพิมพ์ การคลิกหรือดับเบิลคลิกเพียงอย่างเดียวไม่นำไพ่กลับ</translation>
    </message>
    <message>
        <source>You have won when all {cards} cards lie on the foundations. After that you can only undo, restart, or begin a new game.</source>
        <translation>ชนะเมื่อไพ่ทั้ง {cards} ใบอยู่บนกองฐาน หลังจากนั้นทำได้เพียงเลิกทำ เริ่มเล่นใหม่ หรือเริ่มเกมใหม่</translation>
    </message>
    <message>
        <source>A game is never declared lost. In practice it is lost when no useful move is left. Then undo some moves, restart the deal, or begin a new game.</source>
        <translation>โปรแกรมไม่ประกาศว่าแพ้ ในทางปฏิบัติถือว่าแพ้เมื่อไม่เหลือตาที่มีประโยชน์ เมื่อนั้นให้เลิกทำบางตา เริ่มเล่นใหม่ หรือเริ่มเกมใหม่</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>เมื่อเริ่ม</translation>
    </message>
    <message>
        <source>Each card that goes to a foundation</source>
        <translation>ไพ่แต่ละใบที่ไปยังกองฐาน</translation>
    </message>
    <message>
        <source>Each card that is taken back</source>
        <translation>ไพ่แต่ละใบที่นำกลับ</translation>
    </message>
    <message>
        <source>Every other move</source>
        <translation>ตาอื่นทุกตา</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>เลิกทำ</translation>
    </message>
    <message>
        <source>the score before the move returns</source>
        <translation>คะแนนกลับไปเท่ากับก่อนเดินตานั้น</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>เหตุการณ์</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>คะแนน</translation>
    </message>
    <message>
        <source>A won game has {cards} × {points} = {total} points.</source>
        <translation>เกมที่ชนะมี {cards} × {points} = {total} คะแนน</translation>
    </message>
    <message>
        <source>The score never falls below {lowest}. Sending a card up and taking it back again gains nothing.</source>
        <translation>คะแนนไม่ต่ำกว่า {lowest} การส่งไพ่ขึ้นแล้วนำกลับไม่ได้คะแนนเพิ่ม</translation>
    </message>
    <message>
        <source>A double click moves the clicked card, with the run below it, to the best place. The program looks for a place in this order:</source>
        <translation>ดับเบิลคลิกย้ายไพ่ที่คลิกพร้อมชุดเรียงที่อยู่ถัดลงมาไปยังที่ที่เหมาะที่สุด โปรแกรมหาที่ตามลำดับนี้:</translation>
    </message>
    <message>
        <source>the foundation</source>
        <translation>กองฐาน</translation>
    </message>
    <message>
        <source>the longest column that takes the cards</source>
        <translation>คอลัมน์ที่ยาวที่สุดซึ่งรับไพ่ได้</translation>
    </message>
    <message>
        <source>for a king: the leftmost empty column</source>
        <translation>สำหรับคิง: คอลัมน์ว่างที่อยู่ซ้ายสุด</translation>
    </message>
    <message>
        <source>the leftmost empty cell</source>
        <translation>ช่องพักว่างที่อยู่ซ้ายสุด</translation>
    </message>
    <message>
        <source>Several cards together go only to columns.</source>
        <translation>ไพ่หลายใบพร้อมกันไปได้เฉพาะคอลัมน์</translation>
    </message>
    <message>
        <source>A king at the bottom of its column goes only to its foundation by a double click. The same holds for a king with its run.</source>
        <translation>ดับเบิลคลิกคิงที่เป็นไพ่ใบแรกของคอลัมน์จะส่งไปได้เฉพาะกองฐาน คิงพร้อมชุดเรียงก็เช่นกัน</translation>
    </message>
    <message>
        <source>One double click makes at most one move. It never moves the card that was uncovered by its first half.</source>
        <translation>ดับเบิลคลิกหนึ่งครั้งเดินได้ไม่เกินหนึ่งตา และไม่ย้ายไพ่ที่เปิดออกจากการคลิกครั้งแรก</translation>
    </message>
    <message>
        <source>The great difference from FreeCell is the empty column. In FreeCell it takes any card. In Seahaven Towers it takes only kings.</source>
        <translation>ข้อแตกต่างสำคัญจาก FreeCell คือคอลัมน์ว่าง ใน FreeCell คอลัมน์ว่างรับไพ่ใบใดก็ได้ แต่ใน Seahaven Towers รับได้เฉพาะคิง</translation>
    </message>
    <message>
        <source>The columns are built differently too. In FreeCell red and black cards alternate. In Seahaven Towers all cards of a run have the same suit.</source>
        <translation>การเรียงในคอลัมน์ก็ต่างกัน ใน FreeCell สลับไพ่แดงกับไพ่ดำ ใน Seahaven Towers ไพ่ทุกใบของชุดเรียงเป็นดอกเดียวกัน</translation>
    </message>
    <message>
        <source>Traditional rules: the deal, the building of foundations and columns, and that only kings go to empty columns.</source>
        <translation>กติกาดั้งเดิม: การแจกไพ่ การเรียงบนกองฐานและในคอลัมน์ และการที่เฉพาะคิงไปคอลัมน์ว่างได้</translation>
    </message>
    <message>
        <source>Rules of this program: fewer cells at the harder levels, how many cards move as a group, taking cards back, the order of the double click, the score, and the deal codes. Other programs do these things in other ways.</source>
        <translation>กติกาของโปรแกรมนี้: ช่องพักที่น้อยลงในระดับยาก จำนวนไพ่ที่ย้ายเป็นกลุ่มได้ การนำไพ่กลับ ลำดับของดับเบิลคลิก คะแนน และรหัสเกม โปรแกรมอื่นทำต่างออกไป</translation>
    </message>
    <message>
        <source>In many other programs a group may have only as many cards as there are empty cells, and one more.</source>
        <translation>ในโปรแกรมอื่นจำนวนมาก กลุ่มไพ่มีได้เพียงเท่าจำนวนช่องพักว่างบวกหนึ่ง</translation>
    </message>
</context>
<context>
    <name>Simple Simon</name>
    <message>
        <source>How many suits?</source>
        <translation>ต้องการเล่นกี่ดอก?</translation>
    </message>
    <message>
        <source>1 suit</source>
        <translation>1 ดอก</translation>
    </message>
    <message>
        <source>2 suits</source>
        <translation>2 ดอก</translation>
    </message>
    <message>
        <source>4 suits</source>
        <translation>4 ดอก</translation>
    </message>
</context>
<context>
    <name>Simple Simon example</name>
    <message>
        <source>All cards are spades here, so whatever runs downwards in steps of one moves as a group. Watch how columns are emptied and filled: this game is won in {moves} moves.</source>
        <translation>เกมนี้ไพ่ทุกใบเป็นโพดำ ไพ่ที่เรียงลงทีละขั้นจึงย้ายเป็นกลุ่มได้เสมอ ดูว่าคอลัมน์ถูกทำให้ว่างแล้วเติมใหม่อย่างไร เกมนี้ชนะใน {moves} ตา</translation>
    </message>
    <message>
        <source>{column} was emptied by the move before, and a card fills it at once: the {five}. The {ten} that it covered can now go to the {jack}; the {ace} and the {queen} follow.</source>
        <translation>{column} ว่างลงจากตาก่อน แล้วไพ่ {five} ก็ลงไปทันที ไพ่ {ten} ที่เคยอยู่ใต้ไพ่ใบนั้นจึงไปวางบน {jack} ได้ จากนั้น {ace} และ {queen} ตามไป</translation>
    </message>
    <message>
        <source>{count} cards, {six} to {ace}, went to the {seven} in {column}. That made king to ace complete: the first run leaves by itself, for 100 points. The score is {score}; the {left} cards below the run stay.</source>
        <translation>ไพ่ {count} ใบ ตั้งแต่ {six} ถึง {ace} ไปวางบนไพ่ {seven} ใน{column} คิงถึงเอซจึงครบ ชุดเรียงชุดแรกออกจากโต๊ะเองและได้ 100 คะแนน คะแนนตอนนี้คือ {score} ส่วนไพ่ {left} ใบใต้ชุดเรียงยังอยู่</translation>
    </message>
    <message>
        <source>The {six} went to the {seven}, and {column} is empty: the only empty column. It takes any card and any group, so it is worth keeping for something big.</source>
        <translation>ไพ่ {six} ไปวางบนไพ่ {seven} ทำให้{column} ว่าง เป็นคอลัมน์ว่างเพียงคอลัมน์เดียว คอลัมน์ว่างรับไพ่ใบใดหรือกลุ่มใดก็ได้ จึงควรเก็บไว้ใช้กับกลุ่มใหญ่</translation>
    </message>
    <message>
        <source>{count} cards, {jack} to {ace}, now lie on the {queen} in {column}. With it they are a group of {group}, but the {covered} below them is covered.</source>
        <translation>ไพ่ {count} ใบ ตั้งแต่ {jack} ถึง {ace} ตอนนี้อยู่บน {queen} ใน{column} รวมกันเป็นกลุ่ม {group} ใบ แต่ทับ {covered} ที่อยู่ข้างใต้</translation>
    </message>
    <message>
        <source>The big move: all {count} cards, {queen} to {ace}, go to the only empty column in one move. The {jack} is free, and the move costs one point like any other.</source>
        <translation>ตาเดินสำคัญ: ไพ่ทั้ง {count} ใบ ตั้งแต่ {queen} ถึง {ace} ย้ายไปคอลัมน์ว่างเพียงคอลัมน์เดียวในตาเดียว {jack} จึงเปิดออก และตานี้เสียหนึ่งคะแนนเหมือนตาอื่น</translation>
    </message>
    <message>
        <source>First the {ten} went to that {jack}, then the {three} to the {four} that this uncovered. Now a {king} lies free in {column}.</source>
        <translation>ไพ่ {ten} ไปวางบน {jack} ใบนั้นก่อน แล้วไพ่ {three} ไปวางบนไพ่ {four} ที่เปิดออก ตอนนี้ {king} อยู่ท้าย{column} โดยไม่มีอะไรทับ</translation>
    </message>
    <message>
        <source>The same {count} cards went to that {king}: the second run leaves, and the score is {score}. That empties {column} again. The cards below the {king} stay.</source>
        <translation>ไพ่ {count} ใบชุดเดิมไปวางบน {king} ใบนั้น ชุดเรียงชุดที่สองจึงออกจากโต๊ะ คะแนนคือ {score} และ{column} ว่างอีกครั้ง ส่วนไพ่ใต้ {king} ยังอยู่</translation>
    </message>
    <message>
        <source>The third run leaves {column}. Only two columns have cards now, and one move puts them together.</source>
        <translation>ชุดเรียงชุดที่สามออกจาก{column} ตอนนี้เหลือไพ่เพียงสองคอลัมน์ และอีกตาเดียวก็รวมกันได้</translation>
    </message>
    <message>
        <source>The last {count} cards went to the {seven}, the fourth run leaves, and the game is won. {start} points at the start, {moves} less for the moves, {runs} more for the runs: {score}.</source>
        <translation>ไพ่ {count} ใบสุดท้ายไปวางบนไพ่ {seven} ชุดเรียงชุดที่สี่ออกจากโต๊ะ และชนะเกม เริ่มต้น {start} คะแนน หัก {moves} คะแนนสำหรับตาเดิน บวก {runs} คะแนนสำหรับชุดเรียง รวมเป็น {score}</translation>
    </message>
</context>
<context>
    <name>Simple Simon rules</name>
    <message>
        <source>In short</source>
        <translation>โดยย่อ</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>การแจกไพ่</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>ระดับ</translation>
    </message>
    <message>
        <source>Placing a card</source>
        <translation>การวางไพ่</translation>
    </message>
    <message>
        <source>Moving a group</source>
        <translation>การย้ายกลุ่มไพ่</translation>
    </message>
    <message>
        <source>Empty columns</source>
        <translation>คอลัมน์ว่าง</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>ชุดเรียงที่ครบ</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>จบเกม</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>คะแนน</translation>
    </message>
    <message>
        <source>Where a double click sends cards</source>
        <translation>ดับเบิลคลิกส่งไพ่ไปที่ใด</translation>
    </message>
    <message>
        <source>Simple Simon and Spider</source>
        <translation>Simple Simon กับ Spider</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>ที่มาของกติกา</translation>
    </message>
    <message>
        <source>All {cards} cards lie face up from the start. No card is hidden.</source>
        <translation>ไพ่ทั้ง {cards} ใบหงายตั้งแต่เริ่ม ไม่มีไพ่ใบใดถูกซ่อน</translation>
    </message>
    <message>
        <source>A card goes on a card that is exactly one rank higher, of any suit.</source>
        <translation>ไพ่วางบนไพ่ที่สูงกว่าหนึ่งขั้นพอดี ดอกใดก็ได้</translation>
    </message>
    <message>
        <source>Cards of one suit that follow each other in rank move together.</source>
        <translation>ไพ่ดอกเดียวกันที่แต้มเรียงต่อกันย้ายพร้อมกันได้</translation>
    </message>
    <message>
        <source>A run of one suit from king to ace leaves the table by itself.</source>
        <translation>ชุดเรียงดอกเดียวกันตั้งแต่คิงถึงเอซออกจากโต๊ะเอง</translation>
    </message>
    <message>
        <source>You win when {runs} runs have left.</source>
        <translation>ชนะเมื่อชุดเรียงออกไปครบ {runs} ชุด</translation>
    </message>
    <message>
        <source>The {cards} cards are dealt face up into {columns} columns. From left to right the columns get this many cards: {counts}.</source>
        <translation>แจกไพ่ {cards} ใบ หงายทุกใบ ลงใน {columns} คอลัมน์ จากซ้ายไปขวาแต่ละคอลัมน์ได้จำนวนใบดังนี้: {counts}</translation>
    </message>
    <message>
        <source>There is no stock, and there are no cells. Nothing more is dealt during the game.</source>
        <translation>ไม่มีกองจั่วและไม่มีช่องพัก ระหว่างเกมไม่มีการแจกไพ่เพิ่ม</translation>
    </message>
    <message>
        <source>The last card of a column is the one that no other card covers. In the picture it is the lowest one.</source>
        <translation>ไพ่ใบสุดท้ายของคอลัมน์คือใบที่ไม่มีไพ่อื่นทับ ในภาพคือใบล่างสุด</translation>
    </message>
    <message>
        <source>A deal of the level {level}</source>
        <translation>การแจกไพ่ระดับ{level}</translation>
    </message>
    <message>
        <source>The same deal in words. Each line begins with the card that is covered most.</source>
        <translation>การแจกไพ่เดียวกันเป็นข้อความ แต่ละบรรทัดเริ่มจากใบที่ถูกทับมากที่สุด</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>ระดับ</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>ดอก</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>ไพ่</translation>
    </message>
    <message>
        <source>A new game asks how many suits are used. The more suits, the harder the game. Every level has {cards} cards.</source>
        <translation>เมื่อเริ่มเกมใหม่ โปรแกรมจะถามว่าต้องการเล่นกี่ดอก ยิ่งมากยิ่งยาก ทุกระดับมีไพ่ {cards} ใบ</translation>
    </message>
    <message>
        <source>The very first game after installing is dealt at the level {level}, without a question.</source>
        <translation>เกมแรกสุดหลังติดตั้งแจกที่ระดับ{level} โดยไม่ถาม</translation>
    </message>
    <message>
        <source>{number} {suit}</source>
        <translation>{suit} {number} ใบ</translation>
    </message>
    <message>
        <source>The last card of a column may be laid on the last card of another column. That card has to be exactly one rank higher. Its suit does not matter.</source>
        <translation>ไพ่ใบสุดท้ายของคอลัมน์วางบนไพ่ใบสุดท้ายของคอลัมน์อื่นได้ ไพ่ใบนั้นต้องสูงกว่าหนึ่งขั้นพอดี ดอกใดก็ได้</translation>
    </message>
    <message>
        <source>Example: the {first} may go on the {same}, and also on the {other}.</source>
        <translation>ตัวอย่าง: {first} วางบน {same} ได้ และวางบน {other} ก็ได้</translation>
    </message>
    <message>
        <source>The ace is the lowest rank. Nothing goes on an ace.</source>
        <translation>เอซคือแต้มต่ำสุด วางไพ่ใดบนเอซไม่ได้</translation>
    </message>
    <message>
        <source>The king is the highest rank. A king goes only to an empty column.</source>
        <translation>คิงคือแต้มสูงสุด คิงไปได้เฉพาะคอลัมน์ว่าง</translation>
    </message>
    <message>
        <source>A run is a row of cards of one suit, each exactly one rank lower than the card before it. A run at the end of a column moves as one group.</source>
        <translation>ชุดเรียงดอกเดียวกันคือไพ่ดอกเดียวกันที่แต่ละใบต่ำกว่าใบก่อนหน้าหนึ่งขั้นพอดี ชุดเรียงที่ท้ายคอลัมน์ย้ายเป็นกลุ่มเดียวได้</translation>
    </message>
    <message>
        <source>A group may have any number of cards.</source>
        <translation>กลุ่มไพ่มีกี่ใบก็ได้</translation>
    </message>
    <message>
        <source>You may also move only the lower part of a run.</source>
        <translation>จะย้ายเฉพาะส่วนท้ายของชุดเรียงก็ได้</translation>
    </message>
    <message>
        <source>The first card of the group decides where it fits, as if it were alone.</source>
        <translation>ไพ่ใบแรกของกลุ่มเป็นตัวกำหนดว่าวางที่ใดได้ เหมือนเป็นไพ่ใบเดียว</translation>
    </message>
    <message>
        <source>Cards of different suits never move together, not even when there are empty columns. The program does not move them one after another for you.</source>
        <translation>ไพ่ต่างดอกย้ายพร้อมกันไม่ได้ แม้มีคอลัมน์ว่าง โปรแกรมไม่ย้ายทีละใบแทนคุณ</translation>
    </message>
    <message>
        <source>Moving a group counts as one move.</source>
        <translation>การย้ายกลุ่มไพ่นับเป็นหนึ่งตา</translation>
    </message>
    <message>
        <source>An empty column takes any card and any run. It need not be a king.</source>
        <translation>คอลัมน์ว่างรับไพ่ใบใดหรือชุดเรียงใดก็ได้ ไม่จำเป็นต้องเป็นคิง</translation>
    </message>
    <message>
        <source>An empty column is the most useful place on the table, because a card can be put aside nowhere else.</source>
        <translation>คอลัมน์ว่างเป็นที่ที่มีประโยชน์ที่สุดบนโต๊ะ เพราะไม่มีที่อื่นให้พักไพ่</translation>
    </message>
    <message>
        <source>In the example game of this program a group of {count} cards goes to an empty column in one move.</source>
        <translation>ในเกมตัวอย่างของโปรแกรมนี้ กลุ่มไพ่ {count} ใบย้ายไปคอลัมน์ว่างในตาเดียว</translation>
    </message>
    <message>
        <source>A run from king to ace at the end of a column is finished. It leaves the table at once and by itself.</source>
        <translation>ชุดเรียงตั้งแต่คิงถึงเอซที่ท้ายคอลัมน์ถือว่าครบ และออกจากโต๊ะเองทันที</translation>
    </message>
    <message>
        <source>Cards that lie under the run stay in the column.</source>
        <translation>ไพ่ที่อยู่ใต้ชุดเรียงยังอยู่ในคอลัมน์</translation>
    </message>
    <message>
        <source>Leaving is a part of the move that finished the run, not another move.</source>
        <translation>การออกจากโต๊ะเป็นส่วนหนึ่งของตาที่ทำให้ชุดเรียงครบ ไม่นับเป็นอีกตา</translation>
    </message>
    <message>
        <source>A finished run comes back only when you undo that move.</source>
        <translation>ชุดเรียงที่ครบจะกลับมาก็ต่อเมื่อเลิกทำตานั้น</translation>
    </message>
    <message>
        <source>You have won when {runs} runs have left. Then no card lies on the table. After that you can only undo, restart, or begin a new game.</source>
        <translation>ชนะเมื่อชุดเรียงออกไปครบ {runs} ชุด เมื่อนั้นไม่มีไพ่เหลือบนโต๊ะ หลังจากนั้นทำได้เพียงเลิกทำ เริ่มเล่นใหม่ หรือเริ่มเกมใหม่</translation>
    </message>
    <message>
        <source>A game is never declared lost. When you find no useful move any more, undo some moves, restart the deal, or begin a new game.</source>
        <translation>โปรแกรมไม่ประกาศว่าแพ้ เมื่อหาตาที่มีประโยชน์ไม่ได้แล้ว ให้เลิกทำบางตา เริ่มเล่นใหม่ หรือเริ่มเกมใหม่</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>เมื่อเริ่ม</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>แต่ละตา</translation>
    </message>
    <message>
        <source>Each finished run</source>
        <translation>ชุดเรียงที่ครบแต่ละชุด</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>เลิกทำ</translation>
    </message>
    <message>
        <source>the score before the move returns</source>
        <translation>คะแนนกลับไปเท่ากับก่อนเดินตานั้น</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>เหตุการณ์</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>คะแนน</translation>
    </message>
    <message>
        <source>Example: you win in {moves} moves. Your score is {start} − {paid} + {earned} = {total} points.</source>
        <translation>ตัวอย่าง: คุณชนะใน {moves} ตา คะแนนคือ {start} − {paid} + {earned} = {total}</translation>
    </message>
    <message>
        <source>In a very long game the score can fall below zero.</source>
        <translation>ในเกมที่ยาวมาก คะแนนอาจต่ำกว่าศูนย์</translation>
    </message>
    <message>
        <source>A double click moves the clicked card, with the run below it, to the best column. The program looks for a place in this order:</source>
        <translation>ดับเบิลคลิกย้ายไพ่ที่คลิกพร้อมชุดเรียงที่อยู่ถัดลงมาไปยังคอลัมน์ที่เหมาะที่สุด โปรแกรมหาที่ตามลำดับนี้:</translation>
    </message>
    <message>
        <source>on a last card one rank higher, of the same suit</source>
        <translation>บนไพ่ใบสุดท้ายที่สูงกว่าหนึ่งขั้น ดอกเดียวกัน</translation>
    </message>
    <message>
        <source>on a last card one rank higher, of another suit</source>
        <translation>บนไพ่ใบสุดท้ายที่สูงกว่าหนึ่งขั้น ต่างดอก</translation>
    </message>
    <message>
        <source>in an empty column</source>
        <translation>ในคอลัมน์ว่าง</translation>
    </message>
    <message>
        <source>If several columns are equally good, the program takes the one where the run gets longest. If that is equal too, it takes the leftmost one.</source>
        <translation>ถ้าหลายคอลัมน์เหมาะเท่ากัน โปรแกรมเลือกคอลัมน์ที่ทำให้ชุดเรียงยาวที่สุด ถ้ายังเท่ากันจะเลือกคอลัมน์ซ้ายสุด</translation>
    </message>
    <message>
        <source>A double click never moves a whole column to an empty column, because nothing would be gained. You may drag it there. That costs one move.</source>
        <translation>ดับเบิลคลิกไม่ย้ายทั้งคอลัมน์ไปยังคอลัมน์ว่าง เพราะไม่ได้ประโยชน์ คุณลากไปเองได้ โดยนับเป็นหนึ่งตา</translation>
    </message>
    <message>
        <source>The moves of Simple Simon are those of Spider. The deal is different: in Simple Simon you see all cards from the start, and there is no stock.</source>
        <translation>การเดินของ Simple Simon เหมือน Spider แต่การแจกไพ่ต่างกัน ใน Simple Simon เห็นไพ่ทุกใบตั้งแต่เริ่มและไม่มีกองจั่ว</translation>
    </message>
    <message>
        <source>Wikipedia describes Simple Simon as a common variant of Spider with one pack.</source>
        <translation>Wikipedia อธิบายว่า Simple Simon เป็นรูปแบบหนึ่งของ Spider ที่พบได้ทั่วไป เล่นด้วยไพ่หนึ่งสำรับ</translation>
    </message>
    <message>
        <source>Some other programs let cards of different suits move together when there is room. This program does not.</source>
        <translation>บางโปรแกรมให้ย้ายไพ่ต่างดอกพร้อมกันได้เมื่อมีที่ว่าง โปรแกรมนี้ไม่ให้</translation>
    </message>
    <message>
        <source>Traditional rules: the deal, the placing of cards, the moving of runs, and that finished runs leave.</source>
        <translation>กติกาดั้งเดิม: การแจกไพ่ การวางไพ่ การย้ายชุดเรียง และการที่ชุดเรียงที่ครบออกจากโต๊ะ</translation>
    </message>
    <message>
        <source>Rules of this program: the score, the order of the double click, and the deal codes. There is no official way to count points in Simple Simon.</source>
        <translation>กติกาของโปรแกรมนี้: คะแนน ลำดับของดับเบิลคลิก และรหัสเกม Simple Simon ไม่มีวิธีนับคะแนนที่เป็นทางการ</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{pile}, {count} cards</source>
        <translation>{pile} ไพ่ {count} ใบ</translation>
    </message>
    <message>
        <source>{pile}, 1 card</source>
        <translation>{pile} ไพ่ 1 ใบ</translation>
    </message>
    <message>
        <source>{pile}, empty</source>
        <translation>{pile} ว่าง</translation>
    </message>
    <message>
        <source>{pile}, {card}</source>
        <translation>{pile}, {card}</translation>
    </message>
    <message>
        <source>finished run of {suit}</source>
        <translation>ชุดเรียงที่ครบ {suit}</translation>
    </message>
    <message>
        <source>place for a finished run, empty</source>
        <translation>ที่วางชุดเรียงที่ครบ ว่าง</translation>
    </message>
    <message>
        <source>{card}, {pile}</source>
        <translation>{card} {pile}</translation>
    </message>
    <message>
        <source>{card}, card {number} of {total}, can be lifted</source>
        <translation>{card} ใบที่ {number} จาก {total} ยกได้</translation>
    </message>
    <message>
        <source>{card}, card {number} of {total}, can be lifted with {more} more</source>
        <translation>{card} ใบที่ {number} จาก {total} ยกได้พร้อมอีก {more} ใบ</translation>
    </message>
    <message>
        <source>{card}, card {number} of {total}, cannot be lifted</source>
        <translation>{card} ใบที่ {number} จาก {total} ยกไม่ได้</translation>
    </message>
    <message>
        <source>{card} to {target}.</source>
        <translation>{card} ไปยัง{target}</translation>
    </message>
    <message>
        <source>{count} cards from the {card} on to {target}.</source>
        <translation>ไพ่ {count} ใบที่ขึ้นต้นด้วย {card} ไปยัง{target}</translation>
    </message>
    <message>
        <source>Redone: {card} to {target}.</source>
        <translation>ทำซ้ำ: {card} ไปยัง{target}</translation>
    </message>
    <message>
        <source>Redone: {count} cards from the {card} on to {target}.</source>
        <translation>ทำซ้ำ: ไพ่ {count} ใบที่ขึ้นต้นด้วย {card} ไปยัง{target}</translation>
    </message>
    <message>
        <source>Undone: {card} back to {source}.</source>
        <translation>เลิกทำ: {card} กลับไปยัง{source}</translation>
    </message>
    <message>
        <source>Undone: {count} cards from the {card} on back to {source}.</source>
        <translation>เลิกทำ: ไพ่ {count} ใบที่ขึ้นต้นด้วย {card} กลับไปยัง{source}</translation>
    </message>
    <message>
        <source>{card} taken.</source>
        <translation>ยก {card} แล้ว</translation>
    </message>
    <message>
        <source>{count} cards from the {card} on taken.</source>
        <translation>ยกไพ่ {count} ใบที่ขึ้นต้นด้วย {card} แล้ว</translation>
    </message>
    <message>
        <source>Can go to {piles}.</source>
        <translation>วางได้ที่ {piles}</translation>
    </message>
    <message>
        <source>Can go nowhere.</source>
        <translation>วางที่ไหนไม่ได้</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>วางคืนที่เดิมแล้ว</translation>
    </message>
    <message>
        <source>This is not allowed.</source>
        <translation>ทำแบบนี้ไม่ได้</translation>
    </message>
    <message>
        <source>A run of {suit} is finished.</source>
        <translation>ชุดเรียง{suit}ครบแล้ว</translation>
    </message>
    <message>
        <source>The run of {suit} is back.</source>
        <translation>ชุดเรียง{suit}กลับมาแล้ว</translation>
    </message>
    <message>
        <source>Last in {pile} is now the {card}.</source>
        <translation>ไพ่ใบสุดท้ายของ{pile} ตอนนี้คือ {card}</translation>
    </message>
    <message>
        <source>{pile} is now empty.</source>
        <translation>ตอนนี้{pile} ว่างแล้ว</translation>
    </message>
    <message>
        <source>Won. Score {score}, moves: {moves}.</source>
        <translation>ชนะแล้ว คะแนน {score} จำนวนตา {moves}</translation>
    </message>
    <message>
        <source>{game}, {level}, is dealt.</source>
        <translation>แจกไพ่ {game} {level} แล้ว</translation>
    </message>
    <message>
        <source>{game}, {level}. Score {score}, moves: {moves}.</source>
        <translation>{game} {level} คะแนน {score} จำนวนตา {moves}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>Score {score}, moves: {moves}.</source>
        <translation>คะแนน {score} จำนวนตา {moves}</translation>
    </message>
    <message>
        <source>{pile}: {cards}. The last {count} can be lifted.</source>
        <translation>{pile}: {cards} ยก {count} ใบท้ายได้</translation>
    </message>
    <message>
        <source>{pile}: {cards}.</source>
        <translation>{pile}: {cards}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{card} down to {rank}</source>
        <translation>{card} ลงไปถึง {rank}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>สถิติ</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>เกม(&amp;G):</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>ตัวเลข</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>รายการ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ค่า</translation>
    </message>
    <message>
        <source>Chart of the last games</source>
        <translation>แผนภูมิเกมล่าสุด</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>เกมล่าสุด</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>เริ่มเมื่อ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>เกม</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>ผล</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>ตา</translation>
    </message>
    <message>
        <source>Chart of the moves of won games</source>
        <translation>แผนภูมิจำนวนตาของเกมที่ชนะ</translation>
    </message>
    <message>
        <source>Moves of won games</source>
        <translation>จำนวนตาของเกมที่ชนะ</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>เกมที่ชนะ</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>ตัวเลข(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last Games</source>
        <translation>เกมล่าสุด(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>ตา(&amp;M)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>ทุกเกม</translation>
    </message>
    <message>
        <source>A game is played from its first move; a deal without a move is no game.</source>
        <translation>นับเป็นเกมตั้งแต่ตาแรก การแจกไพ่ที่ยังไม่เดินไม่นับเป็นเกม</translation>
    </message>
    <message>
        <source>Every game is won or not won, and counts once: there are never more wins than games.</source>
        <translation>แต่ละเกมนับครั้งเดียวว่าชนะหรือไม่ชนะ จำนวนชนะจึงไม่มากกว่าจำนวนเกม</translation>
    </message>
    <message>
        <source>A game that is taken up again later and won is a won one.</source>
        <translation>เกมที่กลับมาเล่นต่อภายหลังแล้วชนะ นับเป็นชนะ</translation>
    </message>
    <message>
        <source>The game on the table is not counted until it is won.</source>
        <translation>เกมที่อยู่บนโต๊ะยังไม่นับจนกว่าจะชนะ</translation>
    </message>
    <message>
        <source>A streak is of wins one after another, in the order in which the games were begun.</source>
        <translation>ชนะติดต่อกันนับตามลำดับที่เริ่มเกม</translation>
    </message>
    <message>
        <source>Scores, moves and times are those of won games; the median is the middle one of them.</source>
        <translation>คะแนน จำนวนตา และเวลา เป็นของเกมที่ชนะ ค่ามัธยฐานคือค่าที่อยู่ตรงกลาง</translation>
    </message>
    <message>
        <source>The file of games cannot be read.</source>
        <translation>อ่านไฟล์เกมไม่ได้</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>ยังไม่เคยเล่นเกมใด</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>เกมที่เล่น</translation>
    </message>
    <message>
        <source>Percentage won</source>
        <translation>ร้อยละที่ชนะ</translation>
    </message>
    <message>
        <source>Current streak of wins</source>
        <translation>ชนะติดต่อกันขณะนี้</translation>
    </message>
    <message>
        <source>Longest streak of wins</source>
        <translation>ชนะติดต่อกันมากที่สุด</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>คะแนนสูงสุด</translation>
    </message>
    <message>
        <source>Median score</source>
        <translation>คะแนนมัธยฐาน</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>จำนวนตาน้อยที่สุด</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>เวลาดีที่สุด</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>เวลามัธยฐาน</translation>
    </message>
    <message numerus="yes">
        <source>Won: {won} of the last %Ln game(s).</source>
        <translation>
            <numerusform>ชนะ {won} จาก %Ln เกมล่าสุด</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) won. Each bar shows how many of them took so many moves.</source>
        <translation>
            <numerusform>ชนะ %Ln เกม แต่ละแท่งแสดงว่ามีกี่เกมที่ชนะด้วยจำนวนตานั้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ชนะ</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>ไม่ชนะ</translation>
    </message>
    <message>
        <source>No game has been won yet.</source>
        <translation>ยังไม่เคยชนะเกมใด</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Score {score}</source>
        <translation>คะแนน {score}</translation>
    </message>
    <message>
        <source>Moves {moves}</source>
        <translation>ตา {moves}</translation>
    </message>
    <message>
        <source>Board of its own</source>
        <translation>กระดานเฉพาะ</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>เวลาที่เล่น</translation>
    </message>
    <message>
        <source>⚠ Games are not being kept</source>
        <translation>⚠ ไม่ได้บันทึกเกม</translation>
    </message>
    <message>
        <source>The file of games cannot be written. Each move tries again.</source>
        <translation>เขียนไฟล์เกมไม่ได้ จะลองใหม่ทุกตา</translation>
    </message>
    <message>
        <source>The code of this deal. A click copies it.</source>
        <translation>รหัสเกมนี้ คลิกเพื่อคัดลอก</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>spades</source>
        <translation>โพดำ</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>โพแดง</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ข้าวหลามตัด</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>ดอกจิก</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Libraries that the program needs are missing: {names}.</source>
        <translation>ขาดไลบรารีที่โปรแกรมต้องใช้: {names}</translation>
    </message>
    <message>
        <source>To get them, type: {command}</source>
        <translation>ติดตั้งได้โดยพิมพ์: {command}</translation>
    </message>
    <message>
        <source>Install, with the package manager of this system, what brings {names}.</source>
        <translation>ให้ใช้ตัวจัดการแพ็กเกจของระบบนี้ติดตั้งแพ็กเกจที่มี {names}</translation>
    </message>
    <message>
        <source>There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>ไม่มีจอให้เปิดหน้าต่าง: ไม่ได้ตั้งค่าทั้ง DISPLAY และ WAYLAND_DISPLAY</translation>
    </message>
    <message>
        <source>There is no screen to open a window on: the X display “{display}” (DISPLAY) does not answer.</source>
        <translation>ไม่มีจอให้เปิดหน้าต่าง: จอ X “{display}” (DISPLAY) ไม่ตอบสนอง</translation>
    </message>
    <message>
        <source>There is no screen to open a window on: the Wayland socket “{display}” is absent.</source>
        <translation>ไม่มีจอให้เปิดหน้าต่าง: ไม่มีซ็อกเก็ต Wayland “{display}”</translation>
    </message>
    <message>
        <source>The X display “{display}” (DISPLAY) cannot be used: the library libxcb.so.1 is missing.</source>
        <translation>ใช้จอ X “{display}” (DISPLAY) ไม่ได้: ขาดไลบรารี libxcb.so.1</translation>
    </message>
    <message>
        <source>Start the program inside a desktop session, or over “ssh -X”; to use it without a screen, set the environment variable QT_QPA_PLATFORM to “offscreen”.</source>
        <translation>ให้เปิดโปรแกรมในเดสก์ท็อปหรือผ่าน “ssh -X” ถ้าจะใช้โดยไม่มีจอ ให้ตั้งตัวแปรสภาพแวดล้อม QT_QPA_PLATFORM เป็น “offscreen”</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Tell &amp;Pile</source>
        <translation>อ่านกองนี้(&amp;P)</translation>
    </message>
    <message>
        <source>Tell &amp;Other Places</source>
        <translation>อ่านที่อื่นนอกคอลัมน์(&amp;O)</translation>
    </message>
    <message>
        <source>Tell &amp;Score</source>
        <translation>อ่านคะแนน(&amp;S)</translation>
    </message>
    <message>
        <source>Tell &amp;Table</source>
        <translation>อ่านทั้งโต๊ะ(&amp;T)</translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message>
        <source>Won</source>
        <translation>ชนะ</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>เกมใหม่…</translation>
    </message>
    <message>
        <source>Same Level Again</source>
        <translation>เล่นระดับเดิมอีก</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>เลิกทำ</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>คะแนน</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>ตา</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>เวลา</translation>
    </message>
</context>
<context>
    <name>WordedDialog</name>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
</context>
</TS>
