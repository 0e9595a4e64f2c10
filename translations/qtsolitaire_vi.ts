<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Copy &amp;Details</source>
        <translation>Sao chép &amp;chi tiết</translation>
    </message>
    <message>
        <source>Copies what a report of a fault should say. No name is in it.</source>
        <translation>Sao chép những gì cần có trong một báo cáo lỗi. Không có tên người nào trong đó.</translation>
    </message>
    <message>
        <source>Licence of the &amp;Program</source>
        <translation>&amp;Giấy phép chương trình</translation>
    </message>
    <message>
        <source>Licence of the &amp;Fonts</source>
        <translation>Giấy phép &amp;phông chữ</translation>
    </message>
    <message>
        <source>Simple Simon and Seahaven Towers, two patience games.</source>
        <translation>Simple Simon và Seahaven Towers, hai trò xếp bài một người chơi.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Phiên bản {version}</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>Giấy phép MIT</translation>
    </message>
    <message>
        <source>LGPL, version 3</source>
        <translation>LGPL, phiên bản 3</translation>
    </message>
    <message>
        <source>licence of the Python Software Foundation, version 2</source>
        <translation>Giấy phép của Python Software Foundation, phiên bản 2</translation>
    </message>
    <message>
        <source>SIL Open Font License, version 1.1</source>
        <translation>SIL Open Font License, phiên bản 1.1</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used unchanged. You may replace these libraries by other versions of them.</source>
        <translation>Qt và PySide6 được dùng nguyên bản. Bạn có thể thay các thư viện này bằng phiên bản khác của chúng.</translation>
    </message>
    <message>
        <source>The fonts were cut down to the letters that the program needs, and were given other names.</source>
        <translation>Phông chữ đã được rút gọn, chỉ giữ những ký tự mà chương trình cần, và được đặt tên khác.</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>Các thành phần và giấy phép</translation>
    </message>
    <message>
        <source>The details were copied.</source>
        <translation>Đã sao chép chi tiết.</translation>
    </message>
    <message>
        <source>The program never connects to any network.</source>
        <translation>Chương trình không bao giờ kết nối mạng.</translation>
    </message>
    <message>
        <source>About qtsolitaire</source>
        <translation>Giới thiệu về qtsolitaire</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Ván chơi (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Deal code</name>
    <message>
        <source>“{text}” names no game. A deal code begins with one of: {known}.</source>
        <translation>“{text}” không ứng với trò chơi nào. Mã ván chơi phải bắt đầu bằng một trong các chữ: {known}.</translation>
    </message>
    <message>
        <source>After {game} the version is missing or wrong. The code should begin with {known}.</source>
        <translation>Sau {game} thiếu số phiên bản hoặc số đó không đúng. Mã phải bắt đầu bằng {known}.</translation>
    </message>
    <message>
        <source>This code has version {version}: it was made by a newer version of the program.</source>
        <translation>Mã này thuộc phiên bản {version}: nó được tạo bằng một bản mới hơn của chương trình.</translation>
    </message>
    <message>
        <source>“{text}” is no level of this game. Its levels are: {known}.</source>
        <translation>“{text}” không phải mức độ của trò chơi này. Các mức độ là: {known}.</translation>
    </message>
    <message>
        <source>The last part of the code has to be {wanted} letters; “{text}” has {count}.</source>
        <translation>Phần cuối của mã phải có {wanted} ký tự; “{text}” có {count}.</translation>
    </message>
    <message>
        <source>“{text}”, letter {place} of the last part, is not used in codes (only A–Z and 2–7 are).</source>
        <translation>“{text}”, ký tự thứ {place} của phần cuối, không dùng trong mã (chỉ dùng A–Z và 2–7).</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>Restarted.</source>
        <translation>Đã chơi lại từ đầu.</translation>
    </message>
    <message>
        <source>New game dealt.</source>
        <translation>Đã chia ván mới.</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Về ván trước</translation>
    </message>
</context>
<context>
    <name>EnterCodeDialog</name>
    <message>
        <source>Enter Code</source>
        <translation>Nhập mã</translation>
    </message>
    <message>
        <source>&amp;Deal code:</source>
        <translation>&amp;Mã ván chơi:</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Copied: {code}</source>
        <translation>Đã sao chép: {code}</translation>
    </message>
    <message>
        <source>The whole game was copied as text.</source>
        <translation>Đã sao chép cả ván dưới dạng văn bản.</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a deal code or a whole game first.</source>
        <translation>Không có văn bản nào để dán. Trước hết hãy sao chép một mã ván chơi hoặc cả ván.</translation>
    </message>
    <message>
        <source>“{file}” is too large for a file of games.</source>
        <translation>“{file}” quá lớn so với một tệp ván chơi.</translation>
    </message>
    <message>
        <source>“{file}” is no file of games.</source>
        <translation>“{file}” không phải là tệp ván chơi.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: {reason}</source>
        <translation>Không đọc được “{file}”: {reason}</translation>
    </message>
    <message>
        <source>The file of games cannot be written. No game was imported.</source>
        <translation>Không ghi được tệp lưu ván chơi. Chưa nhập ván nào.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported. Here already: {known}. Left out (do not replay): {refused}.</source>
        <translation>
            <numerusform>Đã nhập %Ln ván. Đã có sẵn: {known}. Bỏ qua (không phát lại được): {refused}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game says “{told}”, but its moves come to “{found}”.</source>
        <translation>Ván này ghi “{told}”, nhưng các nước đi lại cho ra “{found}”.</translation>
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
        <translation>nước đi thứ {number} ({move}) bị từ chối: {reason}</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Chưa xong</translation>
    </message>
    <message>
        <source>Board of its own</source>
        <translation>Thế bài riêng</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Mức độ</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Mã</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Nước đi</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Điểm số</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Các ván đã chơi</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>Chơi &amp;tiếp</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Xem lại</translation>
    </message>
    <message>
        <source>&amp;Copy Code</source>
        <translation>&amp;Sao chép mã</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>X&amp;uất…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Xó&amp;a</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>Sắ&amp;p xếp theo</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Mọi trò chơi</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>Mọi kết quả</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Chưa xong</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>Trò &amp;chơi:</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>&amp;Outcome:</source>
        <translation>&amp;Kết quả:</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Đón&amp;g</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln game(s)</source>
        <translation>
            <numerusform>{shown} trong số %Ln ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) copied.</source>
        <translation>
            <numerusform>Đã sao chép %Ln mã.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>Đã xóa %Ln ván.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) restored.</source>
        <translation>
            <numerusform>Đã khôi phục %Ln ván.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) left out: no longer to be replayed.</source>
        <translation>
            <numerusform>Đã bỏ qua %Ln ván vì không còn phát lại được.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to “{file}”.</source>
        <translation>
            <numerusform>Đã xuất %Ln ván ra “{file}”.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>Không có ván nào phù hợp.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Chưa chơi ván nào.</translation>
    </message>
    <message>
        <source>The file of games cannot be used.</source>
        <translation>Không dùng được tệp lưu ván chơi.</translation>
    </message>
    <message>
        <source>The file of games cannot be read: {reason}</source>
        <translation>Không đọc được tệp lưu ván chơi: {reason}</translation>
    </message>
    <message>
        <source>This game is no longer there: another program has deleted it.</source>
        <translation>Ván này không còn nữa: một chương trình khác đã xóa nó.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Đã sao chép: {code}</translation>
    </message>
    <message>
        <source>Nothing was deleted, since the file of games cannot be written: {reason}</source>
        <translation>Chưa xóa ván nào vì không ghi được tệp lưu ván chơi: {reason}</translation>
    </message>
    <message>
        <source>The file of games cannot be written, try again later: {reason}</source>
        <translation>Không ghi được tệp lưu ván chơi, hãy thử lại sau: {reason}</translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Xuất ván chơi</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Chưa xuất ván nào.</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {reason}</source>
        <translation>Không ghi được “{file}”: {reason}</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>Đang xuất các ván…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>KeyboardPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Bàn phím</translation>
    </message>
    <message>
        <source>With the cursor</source>
        <translation>Bằng con trỏ</translation>
    </message>
    <message>
        <source>By names</source>
        <translation>Theo tên vị trí</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ở mọi nơi</translation>
    </message>
    <message>
        <source>The pile before or after, in the same row</source>
        <translation>Vị trí trước hoặc sau, trong cùng hàng</translation>
    </message>
    <message>
        <source>More or fewer cards of a column, then the row above or below</source>
        <translation>Thêm hoặc bớt lá bài của cột, rồi hàng trên hoặc dưới</translation>
    </message>
    <message>
        <source>The whole run that ends a column or its last card, then the other row</source>
        <translation>Cả dãy ở cuối cột hoặc lá cuối cùng, rồi sang hàng kia</translation>
    </message>
    <message>
        <source>The first or last pile of the row</source>
        <translation>Vị trí đầu hoặc cuối của hàng</translation>
    </message>
    <message>
        <source>As a click: take the cards, lay them down, or send a card to its foundation</source>
        <translation>Như nhấp: nhấc bài, đặt bài, hoặc đưa lá bài lên chồng đích</translation>
    </message>
    <message>
        <source>Take the cards or lay them down; nothing goes to a foundation by itself</source>
        <translation>Nhấc hoặc đặt bài; không lá nào tự lên chồng đích</translation>
    </message>
    <message>
        <source>As a double click: to the best place</source>
        <translation>Như nhấp đúp: đến vị trí tốt nhất</translation>
    </message>
    <message>
        <source>Put the cards back; also those that the mouse carries</source>
        <translation>Đặt bài về chỗ cũ, kể cả bài đang kéo bằng chuột</translation>
    </message>
    <message>
        <source>Columns 1 to 10</source>
        <translation>Cột 1 đến 10</translation>
    </message>
    <message>
        <source>Cells 1 to 4</source>
        <translation>Ô tạm 1 đến 4</translation>
    </message>
    <message>
        <source>The foundation of the card; at first, the last card of a foundation, then the next</source>
        <translation>Chồng đích của lá bài; nếu nhấn trước tiên: lá cuối của một chồng đích, nhấn nữa: chồng kế tiếp</translation>
    </message>
    <message>
        <source>The longest group that fits goes from column 4 to column 6</source>
        <translation>Nhóm bài dài nhất có thể đặt sẽ chuyển từ cột 4 sang cột 6</translation>
    </message>
    <message>
        <source>Choose how many cards, then exactly these go</source>
        <translation>Chọn số lá bài, rồi đúng những lá đó được chuyển</translation>
    </message>
    <message>
        <source>The last two cards of column 4 go to column 6: one card for each time</source>
        <translation>Hai lá cuối của cột 4 chuyển sang cột 6: mỗi lần nhấn thêm một lá</translation>
    </message>
    <message>
        <source>The longest group that has a place goes to the best one</source>
        <translation>Nhóm bài dài nhất có chỗ đặt chuyển đến chỗ tốt nhất</translation>
    </message>
    <message>
        <source>Put the cards back</source>
        <translation>Đặt bài về chỗ cũ</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Dễ</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Trung bình</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Khó</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>This game cannot be played on: it does not follow the rules.</source>
        <translation>Không chơi tiếp được ván này vì nó không đúng luật.</translation>
    </message>
    <message>
        <source>This game cannot be shown: it does not follow the rules.</source>
        <translation>Không xem được ván này vì nó không đúng luật.</translation>
    </message>
    <message>
        <source>Export Everything</source>
        <translation>Xuất tất cả</translation>
    </message>
    <message>
        <source>The games cannot be written: {reason}</source>
        <translation>Không ghi được các ván chơi: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to “{file}”, and the options beside it.</source>
        <translation>
            <numerusform>Đã xuất %Ln ván ra “{file}”, các tùy chọn nằm ngay bên cạnh.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Nhập ván chơi</translation>
    </message>
    <message>
        <source>Import from Folder</source>
        <translation>Nhập từ thư mục</translation>
    </message>
</context>
<context>
    <name>LicenceDialog</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
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
        <translation>Bàn chơi</translation>
    </message>
    <message>
        <source>Arrow keys walk over the piles, digits name the columns. Ctrl+? lists all keys.</source>
        <translation>Phím mũi tên đi qua các vị trí, phím số chọn cột. Ctrl+? liệt kê mọi phím.</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Lịch sử…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Thống kê…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>Re&amp;start</source>
        <translation>Chơi &amp;lại từ đầu</translation>
    </message>
    <message>
        <source>&amp;Take Up the Game Before</source>
        <translation>Chơi &amp;tiếp ván trước</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Ván mới…</translation>
    </message>
    <message>
        <source>&amp;Options…</source>
        <translation>Tùy &amp;chọn…</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Bàn phím</translation>
    </message>
    <message>
        <source>&amp;About qtsolitaire</source>
        <translation>&amp;Giới thiệu về qtsolitaire</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Th&amp;oát</translation>
    </message>
    <message>
        <source>Same &amp;Level Again</source>
        <translation>Ván mới cùn&amp;g mức độ</translation>
    </message>
    <message>
        <source>&amp;Deal of the Day</source>
        <translation>Thế bài &amp;hôm nay</translation>
    </message>
    <message>
        <source>&amp;Enter Code…</source>
        <translation>&amp;Nhập mã…</translation>
    </message>
    <message>
        <source>&amp;Copy Code</source>
        <translation>&amp;Sao chép mã</translation>
    </message>
    <message>
        <source>Copy &amp;Whole Game</source>
        <translation>Sao chép &amp;cả ván</translation>
    </message>
    <message>
        <source>&amp;Paste Code or Game</source>
        <translation>&amp;Dán mã hoặc ván chơi</translation>
    </message>
    <message>
        <source>&amp;Open Game…</source>
        <translation>&amp;Mở ván chơi…</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Toàn màn hình</translation>
    </message>
    <message>
        <source>&amp;Menu Bar</source>
        <translation>Thanh &amp;menu</translation>
    </message>
    <message>
        <source>&amp;Tool Bar</source>
        <translation>Thanh cô&amp;ng cụ</translation>
    </message>
    <message>
        <source>&amp;Status Bar</source>
        <translation>Thanh t&amp;rạng thái</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>Đồn&amp;g hồ</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Ván chơi</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Nước đi</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>&amp;Export Everything…</source>
        <translation>&amp;Xuất tất cả…</translation>
    </message>
    <message>
        <source>&amp;Import Games…</source>
        <translation>&amp;Nhập ván chơi…</translation>
    </message>
    <message>
        <source>Import from &amp;Folder…</source>
        <translation>Nhập từ thư &amp;mục…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Thống kê</translation>
    </message>
    <message>
        <source>&amp;Example Game</source>
        <translation>&amp;Ván ví dụ</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Trợ &amp;giúp</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>Thanh công cụ</translation>
    </message>
    <message>
        <source>The menu bar is hidden. Alt shows it for a moment, Ctrl+M for good.</source>
        <translation>Thanh menu đã ẩn. Nhấn Alt để hiện tạm thời, Ctrl+M để hiện hẳn.</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>Mở ván chơi</translation>
    </message>
    <message>
        <source>The settings file was damaged. What could be read is in force; a copy is “{file}”.</source>
        <translation>Tệp thiết lập đã bị hỏng. Những gì đọc được vẫn có hiệu lực; bản sao là “{file}”.</translation>
    </message>
    <message>
        <source>The file of games was damaged. The games of the last daily copy are there again.</source>
        <translation>Tệp lưu ván chơi đã bị hỏng. Các ván trong bản sao hằng ngày gần nhất đã được khôi phục.</translation>
    </message>
    <message>
        <source>The file of games was damaged, and there was no copy of it. A new one was begun.</source>
        <translation>Tệp lưu ván chơi đã bị hỏng và không có bản sao nào. Chương trình đã tạo tệp mới.</translation>
    </message>
    <message>
        <source>The file of games was made by a newer version. It is left alone; no game is kept.</source>
        <translation>Tệp lưu ván chơi do phiên bản mới hơn tạo ra. Tệp được giữ nguyên; không ván nào được lưu.</translation>
    </message>
    <message>
        <source>The file of games cannot be read or written. Games are not being kept.</source>
        <translation>Không đọc hoặc ghi được tệp lưu ván chơi. Các ván chơi không được lưu.</translation>
    </message>
    <message>
        <source>The damaged file is “{file}”.</source>
        <translation>Tệp bị hỏng là “{file}”.</translation>
    </message>
    <message>
        <source>Games are being kept again, with all moves made meanwhile.</source>
        <translation>Các ván chơi đã được lưu trở lại, kể cả mọi nước đi trong lúc gián đoạn.</translation>
    </message>
    <message>
        <source>The file of games cannot be written. Play goes on; each move tries again.</source>
        <translation>Không ghi được tệp lưu ván chơi. Bạn cứ chơi tiếp; sau mỗi nước đi, chương trình sẽ thử lại.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; your game goes on.</source>
        <translation>Chương trình gặp lỗi; ván của bạn vẫn tiếp tục.</translation>
    </message>
    <message>
        <source>Details are in “{file}”.</source>
        <translation>Xem chi tiết trong “{file}”.</translation>
    </message>
    <message>
        <source>Esc or F11 leaves the full screen.</source>
        <translation>Nhấn Esc hoặc F11 để thoát toàn màn hình.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Luật</translation>
    </message>
</context>
<context>
    <name>Named card</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>{card} to {target}: {before} → {after}</source>
        <translation>{card} sang {target}: {before} → {after}</translation>
    </message>
    <message>
        <source>{card} to {target}, a run is finished: {before} → {after}</source>
        <translation>{card} sang {target}, hoàn thành một dãy: {before} → {after}</translation>
    </message>
    <message>
        <source>{count} cards from the {card} to {target}: {before} → {after}</source>
        <translation>{count} lá bài kể từ {card} sang {target}: {before} → {after}</translation>
    </message>
    <message>
        <source>{count} cards from the {card} to {target}, a run is finished: {before} → {after}</source>
        <translation>{count} lá bài kể từ {card} sang {target}, hoàn thành một dãy: {before} → {after}</translation>
    </message>
    <message>
        <source>{card} to {target}</source>
        <translation>{card} sang {target}</translation>
    </message>
    <message>
        <source>{count} cards from the {card} to {target}</source>
        <translation>{count} lá bài kể từ {card} sang {target}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Ván mới</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
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
        <translation>Tùy chọn</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Khi chơi</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Giao diện</translation>
    </message>
    <message>
        <source>&amp;Double click</source>
        <translation>&amp;Nhấp đúp</translation>
    </message>
    <message>
        <source>A double click sends cards to the best pile.</source>
        <translation>Nhấp đúp để đưa bài đến vị trí tốt nhất.</translation>
    </message>
    <message>
        <source>&amp;Auto-place</source>
        <translation>&amp;Tự động đặt</translation>
    </message>
    <message>
        <source>Cards that are dropped anywhere go to the best pile that takes them.</source>
        <translation>Thả bài ở đâu cũng được: bài tự đến vị trí tốt nhất nhận được nó.</translation>
    </message>
    <message>
        <source>&amp;Placement aid</source>
        <translation>&amp;Hỗ trợ đặt bài</translation>
    </message>
    <message>
        <source>Piles that can take the cards are lit.</source>
        <translation>Những vị trí nhận được bài sẽ sáng lên.</translation>
    </message>
    <message>
        <source>&amp;Interactive rules</source>
        <translation>&amp;Luật tương tác</translation>
    </message>
    <message>
        <source>When a move is refused, a bubble says which rule forbids it.</source>
        <translation>Khi một nước đi bị từ chối, bong bóng cho biết luật nào không cho phép.</translation>
    </message>
    <message>
        <source>Click sends cards &amp;up</source>
        <translation>Nhấ&amp;p để đưa bài lên</translation>
    </message>
    <message>
        <source>Seahaven Towers: a click on a last card sends it to its foundation, if it fits there.</source>
        <translation>Seahaven Towers: nhấp vào lá cuối cùng để đưa nó lên chồng đích, nếu đặt được ở đó.</translation>
    </message>
    <message>
        <source>Preview of cards and table</source>
        <translation>Xem trước lá bài và mặt bàn</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Bộ bài:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Mặt bàn:</translation>
    </message>
    <message>
        <source>&amp;Window colours:</source>
        <translation>Màu cử&amp;a sổ:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>N&amp;gôn ngữ:</translation>
    </message>
    <message>
        <source>&amp;Speed of cards:</source>
        <translation>Tố&amp;c độ lá bài:</translation>
    </message>
    <message>
        <source>&amp;Reduced motion:</source>
        <translation>Giảm ch&amp;uyển động:</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Cổ điển</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Bốn màu</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Chữ lớn</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tối</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Nỉ xanh lá</translation>
    </message>
    <message>
        <source>Blue cloth</source>
        <translation>Nỉ xanh dương</translation>
    </message>
    <message>
        <source>Grey cloth</source>
        <translation>Nỉ xám</translation>
    </message>
    <message>
        <source>Plain green</source>
        <translation>Xanh lá trơn</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Sáng</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Vừa</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nhanh</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Không chuyển động</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Bật</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>column {number}</source>
        <translation>cột {number}</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>ô tạm {number}</translation>
    </message>
    <message>
        <source>the foundation of {suit}</source>
        <translation>chồng đích {suit}</translation>
    </message>
    <message>
        <source>the finished runs</source>
        <translation>các dãy hoàn chỉnh</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Questions</source>
        <translation>Hỏi đáp</translation>
    </message>
    <message>
        <source>What is a deal code, and how do I pass it on?</source>
        <translation>Mã ván chơi là gì, và làm sao để chia sẻ nó?</translation>
    </message>
    <message>
        <source>How do I pass on a whole game?</source>
        <translation>Làm sao để chia sẻ cả một ván?</translation>
    </message>
    <message>
        <source>Why was my move not allowed?</source>
        <translation>Vì sao nước đi của tôi không được phép?</translation>
    </message>
    <message>
        <source>What counts in the statistics?</source>
        <translation>Thống kê tính những gì?</translation>
    </message>
    <message>
        <source>Where are my games and options?</source>
        <translation>Ván chơi và tùy chọn của tôi nằm ở đâu?</translation>
    </message>
    <message>
        <source>How do I take everything to another computer?</source>
        <translation>Làm sao để chuyển mọi thứ sang máy tính khác?</translation>
    </message>
    <message>
        <source>Which keys are there?</source>
        <translation>Có những phím nào?</translation>
    </message>
    <message>
        <source>Why are there no hints?</source>
        <translation>Vì sao không có gợi ý?</translation>
    </message>
    <message>
        <source>How do I change the language?</source>
        <translation>Làm sao để đổi ngôn ngữ?</translation>
    </message>
    <message>
        <source>Does the program send anything?</source>
        <translation>Chương trình có gửi gì đi không?</translation>
    </message>
    <message>
        <source>A deal code names the cards and the level of a deal. The same code deals the same cards on every computer, today and always. You see it at the bottom right of the window. It looks like this:</source>
        <translation>Mã ván chơi cho biết các lá bài và mức độ của một thế bài. Cùng một mã luôn cho ra đúng một thế bài, trên mọi máy tính, hôm nay cũng như mãi về sau. Bạn thấy mã ở góc dưới bên phải cửa sổ. Mã có dạng như sau:</translation>
    </message>
    <message>
        <source>To pass it on: “{command}” ({keys}), or click the code.</source>
        <translation>Để chia sẻ mã: “{command}” ({keys}), hoặc nhấp vào mã.</translation>
    </message>
    <message>
        <source>To play a code that you have copied: “{command}” ({keys}).</source>
        <translation>Để chơi một mã đã sao chép: “{command}” ({keys}).</translation>
    </message>
    <message>
        <source>To play a code that you read or hear: “{command}” ({keys}).</source>
        <translation>Để chơi một mã mà bạn đọc hoặc nghe được: “{command}” ({keys}).</translation>
    </message>
    <message>
        <source>Small and capital letters are the same. Spaces and dashes may be missing.</source>
        <translation>Chữ thường và chữ hoa như nhau. Có thể bỏ dấu cách và dấu gạch nối.</translation>
    </message>
    <message>
        <source>If something is wrong with a code, the program tells you which part it is.</source>
        <translation>Nếu mã có chỗ sai, chương trình cho bạn biết sai ở phần nào.</translation>
    </message>
    <message>
        <source>There are {number} codes for each level.</source>
        <translation>Mỗi mức độ có {number} mã.</translation>
    </message>
    <message>
        <source>“{command}” ({keys}) copies the deal and all moves as text. Put the text into a message or a file.</source>
        <translation>“{command}” ({keys}) sao chép thế bài và mọi nước đi dưới dạng văn bản. Hãy đưa văn bản đó vào tin nhắn hoặc tệp.</translation>
    </message>
    <message>
        <source>“{command}” ({keys}) opens a game that was copied as text.</source>
        <translation>“{command}” ({keys}) mở một ván đã được sao chép dưới dạng văn bản.</translation>
    </message>
    <message>
        <source>A file with such a text ends in “{suffix}”. Open it with “{command}”, or drop it on the window.</source>
        <translation>Tệp chứa văn bản như vậy có đuôi “{suffix}”. Hãy mở nó bằng “{command}”, hoặc thả nó vào cửa sổ.</translation>
    </message>
    <message>
        <source>You can play an unfinished game on. A won game opens to be watched.</source>
        <translation>Ván chưa xong thì chơi tiếp được. Ván đã thắng thì mở ra để xem lại.</translation>
    </message>
    <message>
        <source>{game}: placing a card</source>
        <translation>{game}: đặt một lá bài</translation>
    </message>
    <message>
        <source>{game}: moving a group</source>
        <translation>{game}: di chuyển nhóm bài</translation>
    </message>
    <message>
        <source>When a move is not allowed, a bubble names the rule, with the cards and numbers of this case. If no bubble comes, the option “{option}” is off.</source>
        <translation>Khi một nước đi không được phép, bong bóng nêu luật liên quan, kèm các lá bài và con số của chính trường hợp đó. Nếu không thấy bong bóng nào thì tùy chọn “{option}” đang tắt.</translation>
    </message>
    <message>
        <source>The cards go back without a bubble if you drop them on the bare table.</source>
        <translation>Nếu bạn thả bài xuống chỗ trống trên bàn, bài trở về chỗ cũ mà không có bong bóng.</translation>
    </message>
    <message>
        <source>A game counts from its first move. A deal without a move does not count.</source>
        <translation>Ván được tính từ nước đi đầu tiên. Thế bài chưa có nước đi nào thì không được tính.</translation>
    </message>
    <message>
        <source>Every game counts once, as won or as not won.</source>
        <translation>Mỗi ván chỉ tính một lần, là thắng hoặc chưa thắng.</translation>
    </message>
    <message>
        <source>The game on the table does not count until you have won it.</source>
        <translation>Ván đang trên bàn chỉ được tính khi bạn đã thắng.</translation>
    </message>
    <message>
        <source>If you take an old game up again and win it, it is a won game from then on.</source>
        <translation>Nếu bạn chơi tiếp một ván cũ và thắng, từ đó nó là ván thắng.</translation>
    </message>
    <message>
        <source>Moves, score and time of a won game are those of the moment when it was first won.</source>
        <translation>Số nước đi, điểm số và thời gian của một ván thắng được lấy vào lúc ván thắng lần đầu.</translation>
    </message>
    <message>
        <source>A streak is a row of won games, in the order in which they were begun.</source>
        <translation>Chuỗi thắng là các ván thắng liên tiếp, xếp theo thứ tự bắt đầu.</translation>
    </message>
    <message>
        <source>Best and median values are those of won games only.</source>
        <translation>Giá trị tốt nhất và trung vị chỉ tính trên các ván thắng.</translation>
    </message>
    <message>
        <source>“{command}” begins another game. The game before it still counts.</source>
        <translation>“{command}” bắt đầu một ván khác. Ván trước đó vẫn được tính.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Nội dung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Tùy chọn</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ván chơi</translation>
    </message>
    <message>
        <source>Faults of the program, if there were any</source>
        <translation>Lỗi của chương trình, nếu có</translation>
    </message>
    <message>
        <source>On every day that you play, a copy of the file of games is made beside it.</source>
        <translation>Mỗi ngày bạn chơi, một bản sao của tệp lưu ván chơi được tạo ngay bên cạnh nó.</translation>
    </message>
    <message>
        <source>On the old computer, choose “{command}” and a folder. The program writes your games there as “{games}”, and your options as “{options}”.</source>
        <translation>Trên máy cũ, chọn “{command}” và một thư mục. Chương trình ghi vào đó các ván chơi với tên “{games}” và các tùy chọn với tên “{options}”.</translation>
    </message>
    <message>
        <source>Take the folder to the new computer.</source>
        <translation>Đưa thư mục đó sang máy mới.</translation>
    </message>
    <message>
        <source>There, choose “{command}” and that folder.</source>
        <translation>Trên máy mới, chọn “{command}” và thư mục đó.</translation>
    </message>
    <message>
        <source>You may do this again later. A game that is there already is not added twice.</source>
        <translation>Sau này bạn có thể làm lại việc này. Ván đã có sẵn không bị thêm lần nữa.</translation>
    </message>
    <message>
        <source>Go to a pile or a card</source>
        <translation>Đến một vị trí hoặc lá bài</translation>
    </message>
    <message>
        <source>arrow keys, Home, End</source>
        <translation>phím mũi tên, Home, End</translation>
    </message>
    <message>
        <source>Click what the brackets stand around</source>
        <translation>Nhấp vào nơi có dấu ngoặc bao quanh</translation>
    </message>
    <message>
        <source>Enter or the space bar</source>
        <translation>Enter hoặc phím cách</translation>
    </message>
    <message>
        <source>Let go of selected cards</source>
        <translation>Bỏ chọn các lá bài</translation>
    </message>
    <message>
        <source>What you want to do</source>
        <translation>Việc bạn muốn làm</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím</translation>
    </message>
    <message>
        <source>“{command}” ({keys}) lists all keys, and those that name the piles.</source>
        <translation>“{command}” ({keys}) liệt kê mọi phím, kể cả những phím chọn vị trí theo tên.</translation>
    </message>
    <message>
        <source>You see all cards from the first moment, so nothing has to be guessed. Finding the way is the game. A hint would play it for you.</source>
        <translation>Bạn thấy mọi lá bài ngay từ đầu nên không phải đoán gì cả. Tìm ra lối đi chính là trò chơi. Có gợi ý thì chẳng khác nào chương trình chơi thay bạn.</translation>
    </message>
    <message>
        <source>For the same reason the program solves nothing and never says that you are stuck. Instead you may take back {number} moves and restart as often as you like.</source>
        <translation>Cũng vì thế, chương trình không giải gì cả và không bao giờ nói rằng bạn đã bí. Bù lại, bạn có thể hoàn tác {number} nước đi và chơi lại từ đầu bao nhiêu lần tùy thích.</translation>
    </message>
    <message>
        <source>Choose “{command}” ({keys}), and there the entry “{option}”. All windows change at once. The names of the languages are always written in the languages themselves.</source>
        <translation>Chọn “{command}” ({keys}), rồi đến mục “{option}”. Mọi cửa sổ đổi ngay lập tức. Tên các ngôn ngữ luôn được viết bằng chính ngôn ngữ đó.</translation>
    </message>
    <message>
        <source>No. The program never connects to any network. Your games and options stay in the files named above.</source>
        <translation>Không. Chương trình không bao giờ kết nối mạng. Ván chơi và tùy chọn của bạn nằm yên trong các tệp nêu ở trên.</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>ace</source>
        <translation>át</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>bồi</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>đầm</translation>
    </message>
    <message>
        <source>king</source>
        <translation>vua</translation>
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
        <translation>“{text}” không phải là lá bài. Một lá bài gồm bậc (A 2–9 T J Q K) và chất (S H D C), ví dụ 7H.</translation>
    </message>
    <message>
        <source>This is no text in UTF-8.</source>
        <translation>Đây không phải là văn bản UTF-8.</translation>
    </message>
    <message>
        <source>There is no game record here. A record begins with a line such as “Game: Simple Simon”.</source>
        <translation>Ở đây không có bản ghi ván chơi. Bản ghi bắt đầu bằng một dòng như “Game: Simple Simon”.</translation>
    </message>
    <message>
        <source>“{text}” belongs to no key. A record begins with a line such as “Game: Simple Simon”.</source>
        <translation>“{text}” không thuộc khóa nào. Bản ghi bắt đầu bằng một dòng như “Game: Simple Simon”.</translation>
    </message>
    <message>
        <source>“{key}:” stands here twice. A line “---” separates one record from the next.</source>
        <translation>“{key}:” xuất hiện hai lần ở đây. Các bản ghi cách nhau bằng một dòng “---”.</translation>
    </message>
    <message>
        <source>The record lacks “Deal:” with a code, or “Board:” with the cards.</source>
        <translation>Bản ghi thiếu “Deal:” kèm mã, hoặc “Board:” kèm các lá bài.</translation>
    </message>
    <message>
        <source>A record with “Board:” needs “Level:” too, with one of: {known}.</source>
        <translation>Bản ghi có “Board:” thì cần có cả “Level:” với một trong các giá trị: {known}.</translation>
    </message>
    <message>
        <source>“{text}” is no level of this game. Expected one of: {known}.</source>
        <translation>“{text}” không phải mức độ của trò chơi này. Cần một trong các giá trị: {known}.</translation>
    </message>
    <message>
        <source>The record lacks “Game:”, the name of the game.</source>
        <translation>Bản ghi thiếu “Game:”, tức là tên trò chơi.</translation>
    </message>
    <message>
        <source>“{text}” is no game that is known here. Expected one of: {known}.</source>
        <translation>Ở đây không có trò chơi nào tên “{text}”. Cần một trong các tên: {known}.</translation>
    </message>
    <message>
        <source>“{key}:” contradicts “{other}:”.</source>
        <translation>“{key}:” mâu thuẫn với “{other}:”.</translation>
    </message>
    <message>
        <source>“{text}” is no result. Expected for example: won 59 moves 841 points.</source>
        <translation>“{text}” không phải là kết quả. Ví dụ đúng: won 59 moves 841 points.</translation>
    </message>
    <message>
        <source>“{text}” is no date. Expected for example: 2026-11-29T18:04:05Z.</source>
        <translation>“{text}” không phải là ngày giờ. Ví dụ đúng: 2026-11-29T18:04:05Z.</translation>
    </message>
    <message>
        <source>“{text}” is no number of seconds.</source>
        <translation>“{text}” không phải là số giây.</translation>
    </message>
    <message>
        <source>“{key}:” has a value of one line; this is a second one.</source>
        <translation>Giá trị của “{key}:” chỉ gồm một dòng; đây là dòng thứ hai.</translation>
    </message>
    <message>
        <source>“{text}” is no move. A move is source, target and, for several cards, x and their number: 46, 46x3, 5a, ah, hD5.</source>
        <translation>“{text}” không phải là nước đi. Một nước đi gồm nơi đi, nơi đến và, nếu có nhiều lá, chữ x kèm số lá: 46, 46x3, 5a, ah, hD5.</translation>
    </message>
    <message>
        <source>A board of this game has no line “{key}:”.</source>
        <translation>Thế bài của trò chơi này không có dòng “{key}:”.</translation>
    </message>
    <message>
        <source>The line “{key}:” has to stand before the columns.</source>
        <translation>Dòng “{key}:” phải nằm trước các cột.</translation>
    </message>
    <message>
        <source>The line “{key}:” stands here twice.</source>
        <translation>Dòng “{key}:” xuất hiện hai lần ở đây.</translation>
    </message>
    <message>
        <source>A board has {wanted} columns, one a line (“-” for an empty one); here are {count}.</source>
        <translation>Thế bài có {wanted} cột, mỗi dòng một cột (“-” là cột trống); ở đây có {count}.</translation>
    </message>
    <message>
        <source>This line is one column too many: a board has {wanted}.</source>
        <translation>Dòng này là cột thừa: thế bài chỉ có {wanted} cột.</translation>
    </message>
    <message>
        <source>The board lacks the line “FC:” with what lies in the cells.</source>
        <translation>Thế bài thiếu dòng “FC:” cho biết trong các ô tạm có gì.</translation>
    </message>
    <message>
        <source>“FC:” has to name {wanted} cells, each with a card or “-”; here are {count}.</source>
        <translation>“FC:” phải nêu đủ {wanted} ô tạm, mỗi ô là một lá bài hoặc “-”; ở đây có {count}.</translation>
    </message>
    <message>
        <source>“{text}” is no foundation. Expected suit, dash and highest card, such as H-0 or S-A.</source>
        <translation>“{text}” không phải là chồng đích. Cần chất, dấu gạch nối và lá cao nhất, ví dụ H-0 hoặc S-A.</translation>
    </message>
    <message>
        <source>“{text}” is no suit. Expected S, H, D or C.</source>
        <translation>“{text}” không phải là chất. Cần S, H, D hoặc C.</translation>
    </message>
    <message>
        <source>There are {wanted} runs in all; here are {count}.</source>
        <translation>Tổng cộng chỉ có {wanted} dãy; ở đây có {count}.</translation>
    </message>
    <message>
        <source>There is no {card} left in the pack of this level.</source>
        <translation>Bộ bài của mức độ này không còn lá {card} nào.</translation>
    </message>
    <message>
        <source>Cards are missing from the board: {count} of them, the {card} for one.</source>
        <translation>Thế bài thiếu {count} lá, trong đó có {card}.</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Dòng {line}: {what}</translation>
    </message>
    <message>
        <source>Line {line}, number {place}: {what}</source>
        <translation>Dòng {line}, mục thứ {place}: {what}</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>No such file or directory</source>
        <translation>Không có tệp hoặc thư mục này</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Không có quyền truy cập</translation>
    </message>
    <message>
        <source>A file of this name is in the way</source>
        <translation>Đã có một tệp trùng tên</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Đây không phải là thư mục</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Đây là một thư mục</translation>
    </message>
    <message>
        <source>The disk is read-only</source>
        <translation>Ổ đĩa chỉ cho phép đọc</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Ổ đĩa đã đầy</translation>
    </message>
    <message>
        <source>The disk has a fault</source>
        <translation>Ổ đĩa bị lỗi</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Tên quá dài</translation>
    </message>
    <message>
        <source>Another program is using the file</source>
        <translation>Một chương trình khác đang dùng tệp này</translation>
    </message>
    <message>
        <source>The file is read-only</source>
        <translation>Tệp chỉ cho phép đọc</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <translation>Tệp đã bị hỏng</translation>
    </message>
    <message>
        <source>The file cannot be opened</source>
        <translation>Không mở được tệp</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This level does not have {pile}.</source>
        <translation>Mức độ này không có {pile}.</translation>
    </message>
    <message>
        <source>There is nothing to take here.</source>
        <translation>Ở đây không có lá bài nào để lấy.</translation>
    </message>
    <message>
        <source>There are not {count} cards to take here, only {there}.</source>
        <translation>Ở đây không đủ {count} lá bài để lấy, chỉ có {there}.</translation>
    </message>
    <message>
        <source>The cards already lie there.</source>
        <translation>Các lá bài đã nằm ở đó rồi.</translation>
    </message>
    <message>
        <source>Finished runs leave the table by themselves; no card is moved there or back.</source>
        <translation>Dãy hoàn chỉnh được tự động loại bỏ; không thể chuyển bài đến đó hay lấy lại.</translation>
    </message>
    <message>
        <source>The cards from here on are no run: the {lower} on the {upper} is of another suit. Only a run moves.</source>
        <translation>Các lá bài từ đây trở đi không phải là dãy cùng chất: {lower} nằm trên {upper} nhưng khác chất. Chỉ dãy cùng chất mới di chuyển được.</translation>
    </message>
    <message>
        <source>The cards from here on are no run: the {lower} is not one rank lower than the {upper}. Only a run moves.</source>
        <translation>Các lá bài từ đây trở đi không phải là dãy cùng chất: {lower} không thấp hơn {upper} đúng một bậc. Chỉ dãy cùng chất mới di chuyển được.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace; here lies the {last}.</source>
        <translation>Không đặt được lá nào lên át; ở đây là {last}.</translation>
    </message>
    <message>
        <source>A king goes only to an empty column, not on the {last}.</source>
        <translation>Vua chỉ đặt được vào cột trống, không đặt được lên {last}.</translation>
    </message>
    <message>
        <source>{count} cards, but only {limit} can move (empty cells: {cells}, empty columns: {columns}).</source>
        <translation>{count} lá bài, nhưng chỉ di chuyển được {limit} lá (ô tạm trống: {cells}, cột trống: {columns}).</translation>
    </message>
    <message>
        <source>{count} cards, but only {limit} can move to an empty column (empty cells: {cells}, other empty columns: {columns}).</source>
        <translation>{count} lá bài, nhưng chỉ di chuyển được {limit} lá vào cột trống (ô tạm trống: {cells}, cột trống khác: {columns}).</translation>
    </message>
    <message>
        <source>Cards go to a foundation one at a time; these are {count}.</source>
        <translation>Mỗi lần chỉ đưa được một lá bài lên chồng đích; đây là {count} lá.</translation>
    </message>
    <message>
        <source>This foundation is for {suit}; the {card} does not belong here.</source>
        <translation>Chồng đích này dành cho chất {suit}; {card} không thuộc về đây.</translation>
    </message>
    <message>
        <source>The next card here must be the {next}, not the {card}.</source>
        <translation>Lá tiếp theo ở đây phải là {next}, không phải {card}.</translation>
    </message>
    <message>
        <source>A cell holds only one card; these are {count}.</source>
        <translation>Mỗi ô tạm chỉ chứa một lá bài; đây là {count} lá.</translation>
    </message>
    <message>
        <source>This cell is occupied by the {card}.</source>
        <translation>Ô tạm này đang có {card}.</translation>
    </message>
    <message>
        <source>Only a king may go to an empty column; this is the {first}.</source>
        <translation>Chỉ vua mới được vào cột trống; đây là {first}.</translation>
    </message>
    <message>
        <source>In a column the suit must be the same: the {first} goes only on the {fits}.</source>
        <translation>Trong cột, các lá phải cùng chất: {first} chỉ đặt được lên {fits}.</translation>
    </message>
    <message>
        <source>The {first} goes only on the {fits}; here lies the {last}.</source>
        <translation>{first} chỉ đặt được lên {fits}; ở đây là {last}.</translation>
    </message>
    <message>
        <source>The {first} goes only on the next higher rank, {fits}; here lies the {last}.</source>
        <translation>{first} chỉ đặt được lên lá cao hơn đúng một bậc, tức là lá {fits}; ở đây là {last}.</translation>
    </message>
    <message>
        <source>The game is won. Undo, restart, or begin a new one.</source>
        <translation>Ván này đã thắng. Hãy hoàn tác, chơi lại từ đầu hoặc bắt đầu ván mới.</translation>
    </message>
    <message>
        <source>No pile takes the {first}.</source>
        <translation>Không có vị trí nào đặt được {first}.</translation>
    </message>
    <message>
        <source>No pile takes these {count} cards from the {first} on.</source>
        <translation>Không có vị trí nào đặt được {count} lá bài kể từ {first}.</translation>
    </message>
</context>
<context>
    <name>ReplayButtons</name>
    <message>
        <source>First</source>
        <translation>Đầu</translation>
    </message>
    <message>
        <source>Back to the deal (Home)</source>
        <translation>Về thế bài ban đầu (Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Lùi một nước đi (Left)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiến</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Tiến một nước đi (Right)</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Cuối</translation>
    </message>
    <message>
        <source>On to the last move (End)</source>
        <translation>Đến nước đi cuối cùng (End)</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>Lời bình trước</translation>
    </message>
    <message>
        <source>Back to the comment before (Ctrl+Left)</source>
        <translation>Về lời bình trước (Ctrl+Left)</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>Lời bình sau</translation>
    </message>
    <message>
        <source>On to the next comment (Ctrl+Right)</source>
        <translation>Đến lời bình sau (Ctrl+Right)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Phát</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tạm dừng</translation>
    </message>
    <message>
        <source>Stop playing (Space)</source>
        <translation>Dừng phát (Space)</translation>
    </message>
    <message>
        <source>Play all moves (Space)</source>
        <translation>Phát mọi nước đi (Space)</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Table</source>
        <translation>Bàn chơi</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ví dụ</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Nước đi</translation>
    </message>
    <message>
        <source>Play from &amp;Here</source>
        <translation>&amp;Chơi từ đây</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Tốc độ:</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Chậm</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Vừa</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nhanh</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tốc độ</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Trước nước đi đầu tiên</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Nước đi {number} / {count}</translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Chưa thắng</translation>
    </message>
    <message>
        <source>oldest</source>
        <translation>cũ nhất</translation>
    </message>
    <message>
        <source>latest</source>
        <translation>mới nhất</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What the program does for you, and what it does not</source>
        <translation>Chương trình làm gì cho bạn và không làm gì</translation>
    </message>
    <message>
        <source>Drag cards to their new place. A column takes them at its whole height.</source>
        <translation>Kéo bài đến chỗ mới. Thả ở bất kỳ độ cao nào của cột cũng được.</translation>
    </message>
    <message>
        <source>Or click the cards, and then click the place where they should go.</source>
        <translation>Hoặc nhấp vào bài, rồi nhấp vào chỗ muốn đặt.</translation>
    </message>
    <message>
        <source>“{option}”: while you move cards, all places that can take them are lit.</source>
        <translation>“{option}”: khi bạn di chuyển bài, mọi vị trí nhận được bài sẽ sáng lên.</translation>
    </message>
    <message>
        <source>“{option}”: a double click sends cards to the best place.</source>
        <translation>“{option}”: nhấp đúp để đưa bài đến vị trí tốt nhất.</translation>
    </message>
    <message>
        <source>“{option}”: wherever you drop cards, they go to the best place, in the order of the double click. This is off at first.</source>
        <translation>“{option}”: thả bài ở đâu thì bài cũng đến vị trí tốt nhất, theo thứ tự như khi nhấp đúp. Lúc đầu tùy chọn này tắt.</translation>
    </message>
    <message>
        <source>“{option}”: when a move is not allowed, a bubble names the rule against it.</source>
        <translation>“{option}”: khi một nước đi không được phép, bong bóng cho biết luật nào ngăn nước đi đó.</translation>
    </message>
    <message>
        <source>“{option}”: a click sends a card to its foundation, in games that have them.</source>
        <translation>“{option}”: nhấp để đưa lá bài lên chồng đích, trong những trò có chồng đích.</translation>
    </message>
    <message>
        <source>“{command}” takes back up to {number} moves and costs nothing.</source>
        <translation>“{command}” lùi lại được tối đa {number} nước đi và không mất gì cả.</translation>
    </message>
    <message>
        <source>“{command}” deals the same cards again.</source>
        <translation>“{command}” chia lại đúng những lá bài ấy.</translation>
    </message>
    <message>
        <source>“{command}” deals the same cards to everybody who plays that game and level on that day.</source>
        <translation>“{command}” chia cùng những lá bài cho tất cả những ai chơi trò và mức độ đó trong ngày.</translation>
    </message>
    <message>
        <source>The program gives no hints and solves no deals. It does not tell you whether a deal can be won, or that no useful move is left. All cards are in sight, so finding the way is the whole game. It is left to you.</source>
        <translation>Chương trình không gợi ý và không giải thế bài nào. Nó không cho biết một thế bài có thắng được hay không, hay đã hết nước đi có ích hay chưa. Mọi lá bài đều ở trước mắt, nên tìm ra lối đi chính là toàn bộ trò chơi. Việc đó dành cho bạn.</translation>
    </message>
    <message>
        <source>Questions: what is a deal code?</source>
        <translation>Hỏi đáp: mã ván chơi là gì?</translation>
    </message>
    <message>
        <source>Questions: why was my move not allowed?</source>
        <translation>Hỏi đáp: vì sao nước đi của tôi không được phép?</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Các trang</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Trở lại</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Tiến tới</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>Tìm kết quả trước</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>Tìm kết quả sau</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>Chữ nhỏ hơn</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>Chữ lớn hơn</translation>
    </message>
    <message>
        <source>Usual Size</source>
        <translation>Cỡ chữ thường</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;In…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Trang sau</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Trang trước</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Tìm:</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Văn bản cần tìm</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>“{text}” does not stand on this page.</source>
        <translation>Không tìm thấy “{text}” trên trang này.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer.</source>
        <translation>Máy tính này chưa cài đặt máy in nào.</translation>
    </message>
</context>
<context>
    <name>Seahaven Towers</name>
    <message>
        <source>How many cells?</source>
        <translation>Bao nhiêu ô tạm?</translation>
    </message>
    <message>
        <source>4 cells</source>
        <translation>4 ô tạm</translation>
    </message>
    <message>
        <source>2 cells</source>
        <translation>2 ô tạm</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 ô tạm</translation>
    </message>
</context>
<context>
    <name>Seahaven Towers example</name>
    <message>
        <source>The deal has filled two of the four cells. They are the room to move in, and so are empty columns. Watch how they are filled and won back: this game takes {moves} moves.</source>
        <translation>Khi chia bài, hai trong bốn ô tạm đã có bài. Ô tạm là chỗ để xoay xở, cột trống cũng vậy. Hãy xem chúng được lấp đầy rồi được dọn trống như thế nào: ván này gồm {moves} nước đi.</translation>
    </message>
    <message>
        <source>All four cells are full, the last one with the {stored}. But that has freed the {ace}: it begins its foundation, for {score} points.</source>
        <translation>Cả bốn ô tạm đều đã có bài, ô cuối cùng vừa nhận {stored}. Nhưng nhờ vậy mà {ace} được giải phóng: lá này mở đầu chồng đích của nó và được {score} điểm.</translation>
    </message>
    <message>
        <source>Four cards in a row went to the foundation of {suit}, one of them from a cell. That cell is free again, and {column} is empty.</source>
        <translation>Bốn lá liên tiếp đã lên chồng đích {suit}, trong đó có một lá từ ô tạm. Ô tạm ấy lại trống, và {column} cũng trống.</translation>
    </message>
    <message>
        <source>Only a king may go to an empty column: the {king} has moved there, and the {queen} is free. One empty cell lets two cards move together: next the {jack} and the {ten}.</source>
        <translation>Chỉ vua mới được vào cột trống: {king} đã chuyển vào đó, và {queen} được giải phóng. Có một ô tạm trống thì hai lá di chuyển được cùng nhau: tiếp theo là {jack} và {ten}.</translation>
    </message>
    <message>
        <source>With one empty cell and one empty column, {limit} cards may be lifted. The group from the {first} to the {last} had just as many, and went to the {onto}.</source>
        <translation>Có một ô tạm trống và một cột trống thì được nhấc {limit} lá. Nhóm bài từ {first} đến {last} có đúng chừng ấy lá và đã được đặt lên {onto}.</translation>
    </message>
    <message>
        <source>One empty cell and two empty columns: up to {limit} cards may be lifted. An empty column itself takes only {fewer}, as it does not count then: exactly those from the {king} to the {ten}.</source>
        <translation>Một ô tạm trống và hai cột trống: được nhấc tối đa {limit} lá. Riêng cột trống chỉ nhận {fewer} lá, vì khi đó chính nó không được tính: vừa đúng các lá từ {king} đến {ten}.</translation>
    </message>
    <message>
        <source>They have moved, and the {ace} that lay under them is free. It is the last ace to come out.</source>
        <translation>Các lá ấy đã chuyển đi, và {ace} nằm bên dưới được giải phóng. Đây là lá át cuối cùng lộ ra.</translation>
    </message>
    <message>
        <source>The foundations of {first} and {second} are complete, and {count} columns are empty. There is room for everything now.</source>
        <translation>Chồng đích {first} và chồng đích {second} đã hoàn tất, và {count} cột đang trống. Giờ thì có đủ chỗ cho mọi lá bài.</translation>
    </message>
    <message>
        <source>The {last} was the last of {count} cards, and the game is won. Each card on a foundation counts {points} points: {score} in all.</source>
        <translation>{last} là lá cuối cùng trong {count} lá, và ván này đã thắng. Mỗi lá trên chồng đích được {points} điểm: tổng cộng {score} điểm.</translation>
    </message>
</context>
<context>
    <name>Seahaven Towers rules</name>
    <message>
        <source>In short</source>
        <translation>Tóm tắt</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Cách chia bài</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Mức độ</translation>
    </message>
    <message>
        <source>Placing a card</source>
        <translation>Đặt một lá bài</translation>
    </message>
    <message>
        <source>Moving a group</source>
        <translation>Di chuyển nhóm bài</translation>
    </message>
    <message>
        <source>Empty columns</source>
        <translation>Cột trống</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>Chồng đích</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Kết thúc ván chơi</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Điểm số</translation>
    </message>
    <message>
        <source>Where a double click sends cards</source>
        <translation>Nhấp đúp đưa bài đến đâu</translation>
    </message>
    <message>
        <source>Seahaven Towers and FreeCell</source>
        <translation>Seahaven Towers và FreeCell</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>Nguồn gốc của luật</translation>
    </message>
    <message>
        <source>All {cards} cards lie face up from the start. No card is hidden.</source>
        <translation>Cả {cards} lá bài đều ngửa ngay từ đầu. Không có lá nào bị úp.</translation>
    </message>
    <message>
        <source>Build each suit on its foundation, from the ace up to the king.</source>
        <translation>Xếp từng chất lên chồng đích của nó, từ át đến vua.</translation>
    </message>
    <message>
        <source>In the columns a card goes only on the next higher card of its suit.</source>
        <translation>Trong cột, một lá chỉ đặt được lên lá cùng chất cao hơn đúng một bậc.</translation>
    </message>
    <message>
        <source>A cell holds one card, whichever you like.</source>
        <translation>Mỗi ô tạm chứa một lá bài tùy ý.</translation>
    </message>
    <message>
        <source>An empty column takes only a king.</source>
        <translation>Cột trống chỉ nhận vua.</translation>
    </message>
    <message>
        <source>You win when all cards lie on the foundations.</source>
        <translation>Bạn thắng khi mọi lá bài đã nằm trên các chồng đích.</translation>
    </message>
    <message>
        <source>One pack of {cards} cards is dealt face up into {columns} columns of {dealt} cards. Card number {last_but_one} goes to cell 1, and card number {last} goes to cell 2.</source>
        <translation>Một bộ bài {cards} lá được chia ngửa thành {columns} cột, mỗi cột {dealt} lá. Lá thứ {last_but_one} vào ô tạm 1, lá thứ {last} vào ô tạm 2.</translation>
    </message>
    <message>
        <source>If there is only one cell, the last card goes to the end of column 2. That column then has {number} cards.</source>
        <translation>Nếu chỉ có một ô tạm, lá chia sau cùng được đặt vào cuối cột 2. Khi đó cột này có {number} lá.</translation>
    </message>
    <message>
        <source>The cells are at the top left. The foundations are at the top right, one for each suit; they are empty at the start.</source>
        <translation>Các ô tạm nằm ở phía trên bên trái. Các chồng đích nằm ở phía trên bên phải, mỗi chất một chồng; lúc đầu chúng đều trống.</translation>
    </message>
    <message>
        <source>The last card of a column is the one that no other card covers. In the picture it is the lowest one.</source>
        <translation>Lá cuối cùng của cột là lá không bị lá nào khác che. Trong hình, đó là lá nằm thấp nhất.</translation>
    </message>
    <message>
        <source>A deal of the level {level}</source>
        <translation>Một thế bài ở mức độ {level}</translation>
    </message>
    <message>
        <source>The same deal in words. Each line begins with the card that is covered most.</source>
        <translation>Cũng thế bài ấy bằng lời. Mỗi dòng bắt đầu bằng lá nằm sâu nhất.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Mức độ</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Ô tạm</translation>
    </message>
    <message>
        <source>Empty cells at the start</source>
        <translation>Ô tạm trống lúc đầu</translation>
    </message>
    <message>
        <source>A new game asks how many cells there are. The fewer cells, the harder.</source>
        <translation>Khi bắt đầu ván mới, chương trình hỏi có bao nhiêu ô tạm. Càng ít ô tạm càng khó.</translation>
    </message>
    <message>
        <source>Cells that a level does not have are not on the table. They do not count anywhere.</source>
        <translation>Những ô tạm mà mức độ không có thì không xuất hiện trên bàn và không được tính ở đâu cả.</translation>
    </message>
    <message>
        <source>The very first game of Seahaven Towers is dealt at the level {level}, without a question.</source>
        <translation>Ván Seahaven Towers đầu tiên được chia ngay ở mức độ {level} mà không hỏi gì.</translation>
    </message>
    <message>
        <source>To a column: the card goes on a last card of the same suit that is exactly one rank higher.</source>
        <translation>Vào cột: lá bài được đặt lên một lá cuối cùng cùng chất và cao hơn đúng một bậc.</translation>
    </message>
    <message>
        <source>To a cell: any single card goes there, if the cell is empty.</source>
        <translation>Vào ô tạm: một lá bất kỳ, nếu ô tạm đang trống.</translation>
    </message>
    <message>
        <source>To a foundation: first the ace of the suit, then the 2, and so on up to the king. Cards go there one at a time.</source>
        <translation>Lên chồng đích: trước tiên là át của chất đó, rồi đến lá 2, cứ thế cho đến vua. Mỗi lần chỉ đưa lên một lá.</translation>
    </message>
    <message>
        <source>Example: in the columns the {first} goes only on the {fits}.</source>
        <translation>Ví dụ: trong cột, {first} chỉ đặt được lên {fits}.</translation>
    </message>
    <message>
        <source>In the columns nothing goes on an ace.</source>
        <translation>Trong cột, không đặt được lá nào lên át.</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Ô tạm trống</translation>
    </message>
    <message>
        <source>No empty column</source>
        <translation>Không có cột trống</translation>
    </message>
    <message>
        <source>Empty columns: {number}</source>
        <translation>Cột trống: {number}</translation>
    </message>
    <message>
        <source>A run is a row of cards of one suit, each exactly one rank lower than the card before it. A run at the end of a column moves as one group, if it is not too long.</source>
        <translation>Dãy cùng chất gồm các lá cùng chất xếp liền nhau, mỗi lá thấp hơn lá trước đúng một bậc. Dãy nằm ở cuối cột di chuyển được như một nhóm bài, nếu không quá dài.</translation>
    </message>
    <message>
        <source>The greatest number of cards is (empty cells + 1) × 2^(empty columns). In words: take the number of empty cells, add 1, and double the result for each empty column. The table shows the result.</source>
        <translation>Số lá tối đa là (số ô tạm trống + 1) × 2^(số cột trống). Nói bằng lời: lấy số ô tạm trống cộng 1, rồi cứ mỗi cột trống thì nhân đôi kết quả. Bảng sau cho biết kết quả.</translation>
    </message>
    <message>
        <source>Empty cells and columns are counted before you lift the group. A column that you empty by lifting the group does not count.</source>
        <translation>Ô tạm trống và cột trống được đếm trước khi bạn nhấc nhóm bài. Cột trở nên trống do chính việc nhấc đó thì không được tính.</translation>
    </message>
    <message>
        <source>If the group goes to an empty column, that column does not count.</source>
        <translation>Nếu nhóm bài được đặt vào một cột trống, cột đó không được tính.</translation>
    </message>
    <message>
        <source>Sometimes this is more than you could do by moving the cards one by one. It is a rule of this program.</source>
        <translation>Đôi khi số này nhiều hơn mức có thể đạt được nếu di chuyển từng lá một. Đó là luật riêng của chương trình này.</translation>
    </message>
    <message>
        <source>Example: empty cells: {cells}, empty columns: {columns}. You may lift up to {lift} cards. But a run that begins with a king goes to one of the empty columns only if it has at most {drop} cards.</source>
        <translation>Ví dụ: ô tạm trống: {cells}, cột trống: {columns}. Bạn được nhấc tối đa {lift} lá. Nhưng một dãy bắt đầu bằng vua chỉ vào được một trong các cột trống nếu có không quá {drop} lá.</translation>
    </message>
    <message>
        <source>An empty column takes only a king, alone or as the first card of its run. No other card goes there, not even for a moment.</source>
        <translation>Cột trống chỉ nhận vua, đi một mình hoặc đứng đầu dãy của nó. Không lá nào khác được vào đó, dù chỉ trong chốc lát.</translation>
    </message>
    <message>
        <source>If a king has cards under it, it can go only to a cell, an empty column, or its foundation.</source>
        <translation>Vua đang đè lên lá khác thì chỉ có thể vào ô tạm, cột trống hoặc lên chồng đích của nó.</translation>
    </message>
    <message>
        <source>A king at the bottom of a column lies well: there is nothing under it.</source>
        <translation>Vua nằm sâu nhất trong cột là ở chỗ tốt: nó không đè lên lá nào.</translation>
    </message>
    <message>
        <source>An empty column doubles the number of cards that move as a group. An empty cell adds less.</source>
        <translation>Mỗi cột trống nhân đôi số lá di chuyển được theo nhóm. Mỗi ô tạm trống thì thêm được ít hơn.</translation>
    </message>
    <message>
        <source>No card goes to a foundation by itself.</source>
        <translation>Không có lá nào tự lên chồng đích.</translation>
    </message>
    <message>
        <source>A click on a last card or on a card in a cell sends it to its foundation, if it fits there. If it does not fit, the click selects the card. An option turns this off.</source>
        <translation>Nhấp vào lá cuối cùng của cột hoặc lá trong ô tạm để đưa nó lên chồng đích, nếu đặt được ở đó. Nếu không, cú nhấp sẽ chọn lá bài. Có thể tắt điều này trong tùy chọn.</translation>
    </message>
    <message>
        <source>You may take the top card of a foundation back. It goes to a column that takes it, or to an empty cell.</source>
        <translation>Bạn được lấy lại lá trên cùng của chồng đích. Lá đó được đưa về một cột nhận được nó, hoặc vào ô tạm trống.</translation>
    </message>
    <message>
        <source>To take a card back, drag it, or click it and then click its new place, or use the keyboard. A click or a double click alone never takes a card back.</source>
        <translation>Để lấy lại một lá bài, hãy kéo nó, hoặc nhấp vào nó rồi nhấp vào chỗ mới, hoặc dùng bàn phím. Chỉ nhấp hay nhấp đúp thì không bao giờ lấy lại lá bài.</translation>
    </message>
    <message>
        <source>You have won when all {cards} cards lie on the foundations. After that you can only undo, restart, or begin a new game.</source>
        <translation>Bạn thắng khi cả {cards} lá bài đã nằm trên các chồng đích. Sau đó bạn chỉ có thể hoàn tác, chơi lại từ đầu hoặc bắt đầu ván mới.</translation>
    </message>
    <message>
        <source>A game is never declared lost. In practice it is lost when no useful move is left. Then undo some moves, restart the deal, or begin a new game.</source>
        <translation>Chương trình không bao giờ báo thua. Trên thực tế, ván chơi coi như thua khi không còn nước đi nào có ích. Khi đó hãy hoàn tác vài nước đi, chơi lại từ đầu hoặc bắt đầu ván mới.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Lúc bắt đầu</translation>
    </message>
    <message>
        <source>Each card that goes to a foundation</source>
        <translation>Mỗi lá lên chồng đích</translation>
    </message>
    <message>
        <source>Each card that is taken back</source>
        <translation>Mỗi lá được lấy lại</translation>
    </message>
    <message>
        <source>Every other move</source>
        <translation>Mọi nước đi khác</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>the score before the move returns</source>
        <translation>điểm số trở lại như trước nước đi</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Sự việc</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>A won game has {cards} × {points} = {total} points.</source>
        <translation>Một ván thắng được {cards} × {points} = {total} điểm.</translation>
    </message>
    <message>
        <source>The score never falls below {lowest}. Sending a card up and taking it back again gains nothing.</source>
        <translation>Điểm số không bao giờ xuống dưới {lowest}. Đưa một lá lên rồi lấy lại thì không được thêm điểm nào.</translation>
    </message>
    <message>
        <source>A double click moves the clicked card, with the run below it, to the best place. The program looks for a place in this order:</source>
        <translation>Nhấp đúp sẽ chuyển lá được nhấp, cùng phần dãy nằm sau nó, đến vị trí tốt nhất. Chương trình tìm vị trí theo thứ tự sau:</translation>
    </message>
    <message>
        <source>the foundation</source>
        <translation>chồng đích</translation>
    </message>
    <message>
        <source>the longest column that takes the cards</source>
        <translation>cột dài nhất đặt được các lá này</translation>
    </message>
    <message>
        <source>for a king: the leftmost empty column</source>
        <translation>với vua: cột trống ngoài cùng bên trái</translation>
    </message>
    <message>
        <source>the leftmost empty cell</source>
        <translation>ô tạm trống ngoài cùng bên trái</translation>
    </message>
    <message>
        <source>Several cards together go only to columns.</source>
        <translation>Nhiều lá cùng lúc thì chỉ được đưa vào cột.</translation>
    </message>
    <message>
        <source>A king at the bottom of its column goes only to its foundation by a double click. The same holds for a king with its run.</source>
        <translation>Với vua nằm sâu nhất trong cột, nhấp đúp chỉ có thể đưa nó lên chồng đích của nó. Vua cùng với dãy của nó cũng vậy.</translation>
    </message>
    <message>
        <source>One double click makes at most one move. It never moves the card that was uncovered by its first half.</source>
        <translation>Một lần nhấp đúp thực hiện nhiều nhất một nước đi. Nó không bao giờ chuyển lá vừa lộ ra sau cú nhấp thứ nhất.</translation>
    </message>
    <message>
        <source>The great difference from FreeCell is the empty column. In FreeCell it takes any card. In Seahaven Towers it takes only kings.</source>
        <translation>Khác biệt lớn nhất so với FreeCell là cột trống. Trong FreeCell, cột trống nhận mọi lá bài. Trong Seahaven Towers, cột trống chỉ nhận vua.</translation>
    </message>
    <message>
        <source>The columns are built differently too. In FreeCell red and black cards alternate. In Seahaven Towers all cards of a run have the same suit.</source>
        <translation>Cách xếp cột cũng khác. Trong FreeCell, lá đỏ và lá đen xen kẽ nhau. Trong Seahaven Towers, mọi lá của một dãy đều cùng chất.</translation>
    </message>
    <message>
        <source>Traditional rules: the deal, the building of foundations and columns, and that only kings go to empty columns.</source>
        <translation>Luật truyền thống: cách chia bài, cách xếp chồng đích và cột, và việc chỉ vua mới được vào cột trống.</translation>
    </message>
    <message>
        <source>Rules of this program: fewer cells at the harder levels, how many cards move as a group, taking cards back, the order of the double click, the score, and the deal codes. Other programs do these things in other ways.</source>
        <translation>Luật riêng của chương trình này: ít ô tạm hơn ở các mức độ khó hơn, số lá di chuyển được theo nhóm, việc lấy lại bài, thứ tự khi nhấp đúp, điểm số và mã ván chơi. Các chương trình khác làm những việc này theo cách khác.</translation>
    </message>
    <message>
        <source>In many other programs a group may have only as many cards as there are empty cells, and one more.</source>
        <translation>Trong nhiều chương trình khác, một nhóm bài chỉ được có số lá bằng số ô tạm trống cộng một.</translation>
    </message>
</context>
<context>
    <name>Simple Simon</name>
    <message>
        <source>How many suits?</source>
        <translation>Bao nhiêu chất?</translation>
    </message>
    <message>
        <source>1 suit</source>
        <translation>1 chất</translation>
    </message>
    <message>
        <source>2 suits</source>
        <translation>2 chất</translation>
    </message>
    <message>
        <source>4 suits</source>
        <translation>4 chất</translation>
    </message>
</context>
<context>
    <name>Simple Simon example</name>
    <message>
        <source>All cards are spades here, so whatever runs downwards in steps of one moves as a group. Watch how columns are emptied and filled: this game is won in {moves} moves.</source>
        <translation>Ở đây mọi lá bài đều là bích, nên các lá giảm dần từng bậc đều di chuyển được thành nhóm. Hãy xem các cột được dọn trống rồi lấp lại như thế nào: ván này thắng sau {moves} nước đi.</translation>
    </message>
    <message>
        <source>{column} was emptied by the move before, and a card fills it at once: the {five}. The {ten} that it covered can now go to the {jack}; the {ace} and the {queen} follow.</source>
        <translation>{column} vừa được dọn trống ở nước đi trước, và lá {five} lấp ngay vào đó. Lá {ten} vốn bị nó che giờ đặt được lên lá {jack}; lá {ace} và lá {queen} lần lượt theo sau.</translation>
    </message>
    <message>
        <source>{count} cards, {six} to {ace}, went to the {seven} in {column}. That made king to ace complete: the first run leaves by itself, for 100 points. The score is {score}; the {left} cards below the run stay.</source>
        <translation>{count} lá, từ {six} đến {ace}, đã được đặt lên lá {seven} ở {column}. Vậy là đủ từ vua đến át: dãy đầu tiên được tự động loại bỏ và mang lại 100 điểm. Điểm số là {score}; {left} lá nằm dưới dãy ở lại.</translation>
    </message>
    <message>
        <source>The {six} went to the {seven}, and {column} is empty: the only empty column. It takes any card and any group, so it is worth keeping for something big.</source>
        <translation>Lá {six} đã được đặt lên lá {seven}, và {column} trống: cột trống duy nhất. Nó nhận mọi lá bài và mọi nhóm bài, nên đáng để dành cho việc lớn.</translation>
    </message>
    <message>
        <source>{count} cards, {jack} to {ace}, now lie on the {queen} in {column}. With it they are a group of {group}, but the {covered} below them is covered.</source>
        <translation>{count} lá, từ {jack} đến {ace}, giờ nằm trên lá {queen} ở {column}. Cùng với nó, chúng thành nhóm {group} lá, nhưng lá {covered} nằm dưới chúng bị che.</translation>
    </message>
    <message>
        <source>The big move: all {count} cards, {queen} to {ace}, go to the only empty column in one move. The {jack} is free, and the move costs one point like any other.</source>
        <translation>Nước đi lớn: cả {count} lá, từ {queen} đến {ace}, vào cột trống duy nhất chỉ trong một nước đi. Lá {jack} được giải phóng, và nước đi này mất một điểm như mọi nước đi khác.</translation>
    </message>
    <message>
        <source>First the {ten} went to that {jack}, then the {three} to the {four} that this uncovered. Now a {king} lies free in {column}.</source>
        <translation>Trước tiên lá {ten} được đặt lên lá {jack} ấy, rồi lá {three} lên lá {four} vừa lộ ra. Giờ có một lá {king} không bị che ở {column}.</translation>
    </message>
    <message>
        <source>The same {count} cards went to that {king}: the second run leaves, and the score is {score}. That empties {column} again. The cards below the {king} stay.</source>
        <translation>Vẫn {count} lá ấy được đặt lên lá {king} đó: dãy thứ hai được loại bỏ, và điểm số là {score}. Thế là {column} lại trống. Các lá nằm dưới lá {king} ở lại.</translation>
    </message>
    <message>
        <source>The third run leaves {column}. Only two columns have cards now, and one move puts them together.</source>
        <translation>Dãy thứ ba được loại bỏ khỏi {column}. Giờ chỉ còn hai cột có bài, và một nước đi sẽ ghép chúng lại.</translation>
    </message>
    <message>
        <source>The last {count} cards went to the {seven}, the fourth run leaves, and the game is won. {start} points at the start, {moves} less for the moves, {runs} more for the runs: {score}.</source>
        <translation>{count} lá cuối cùng đã được đặt lên lá {seven}, dãy thứ tư được loại bỏ, và ván này đã thắng. Lúc đầu có {start} điểm, trừ {moves} cho các nước đi, cộng {runs} cho các dãy: {score} điểm.</translation>
    </message>
</context>
<context>
    <name>Simple Simon rules</name>
    <message>
        <source>In short</source>
        <translation>Tóm tắt</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Cách chia bài</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Mức độ</translation>
    </message>
    <message>
        <source>Placing a card</source>
        <translation>Đặt một lá bài</translation>
    </message>
    <message>
        <source>Moving a group</source>
        <translation>Di chuyển nhóm bài</translation>
    </message>
    <message>
        <source>Empty columns</source>
        <translation>Cột trống</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Dãy hoàn chỉnh</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Kết thúc ván chơi</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Điểm số</translation>
    </message>
    <message>
        <source>Where a double click sends cards</source>
        <translation>Nhấp đúp đưa bài đến đâu</translation>
    </message>
    <message>
        <source>Simple Simon and Spider</source>
        <translation>Simple Simon và Spider</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>Nguồn gốc của luật</translation>
    </message>
    <message>
        <source>All {cards} cards lie face up from the start. No card is hidden.</source>
        <translation>Cả {cards} lá bài đều ngửa ngay từ đầu. Không có lá nào bị úp.</translation>
    </message>
    <message>
        <source>A card goes on a card that is exactly one rank higher, of any suit.</source>
        <translation>Một lá được đặt lên lá cao hơn đúng một bậc, bất kể chất.</translation>
    </message>
    <message>
        <source>Cards of one suit that follow each other in rank move together.</source>
        <translation>Các lá cùng chất nối tiếp nhau theo bậc thì di chuyển được cùng nhau.</translation>
    </message>
    <message>
        <source>A run of one suit from king to ace leaves the table by itself.</source>
        <translation>Dãy cùng chất từ vua đến át được tự động loại bỏ khỏi bàn.</translation>
    </message>
    <message>
        <source>You win when {runs} runs have left.</source>
        <translation>Bạn thắng khi {runs} dãy đã được loại bỏ.</translation>
    </message>
    <message>
        <source>The {cards} cards are dealt face up into {columns} columns. From left to right the columns get this many cards: {counts}.</source>
        <translation>{cards} lá bài được chia ngửa thành {columns} cột. Từ trái sang phải, số lá của các cột là: {counts}.</translation>
    </message>
    <message>
        <source>There is no stock, and there are no cells. Nothing more is dealt during the game.</source>
        <translation>Không có chồng bài rút, cũng không có ô tạm. Trong lúc chơi không chia thêm lá nào nữa.</translation>
    </message>
    <message>
        <source>The last card of a column is the one that no other card covers. In the picture it is the lowest one.</source>
        <translation>Lá cuối cùng của cột là lá không bị lá nào khác che. Trong hình, đó là lá nằm thấp nhất.</translation>
    </message>
    <message>
        <source>A deal of the level {level}</source>
        <translation>Một thế bài ở mức độ {level}</translation>
    </message>
    <message>
        <source>The same deal in words. Each line begins with the card that is covered most.</source>
        <translation>Cũng thế bài ấy bằng lời. Mỗi dòng bắt đầu bằng lá nằm sâu nhất.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Mức độ</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Số chất</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Lá bài</translation>
    </message>
    <message>
        <source>A new game asks how many suits are used. The more suits, the harder the game. Every level has {cards} cards.</source>
        <translation>Khi bắt đầu ván mới, chương trình hỏi dùng bao nhiêu chất. Càng nhiều chất càng khó. Mức độ nào cũng có {cards} lá bài.</translation>
    </message>
    <message>
        <source>The very first game after installing is dealt at the level {level}, without a question.</source>
        <translation>Ván đầu tiên sau khi cài đặt được chia ngay ở mức độ {level} mà không hỏi gì.</translation>
    </message>
    <message>
        <source>{number} {suit}</source>
        <translation>{number} lá {suit}</translation>
    </message>
    <message>
        <source>The last card of a column may be laid on the last card of another column. That card has to be exactly one rank higher. Its suit does not matter.</source>
        <translation>Lá cuối cùng của một cột được đặt lên lá cuối cùng của cột khác. Lá ở cột kia phải cao hơn đúng một bậc. Chất nào cũng được.</translation>
    </message>
    <message>
        <source>Example: the {first} may go on the {same}, and also on the {other}.</source>
        <translation>Ví dụ: {first} đặt được lên {same}, và cũng đặt được lên {other}.</translation>
    </message>
    <message>
        <source>The ace is the lowest rank. Nothing goes on an ace.</source>
        <translation>Át là bậc thấp nhất. Không đặt được lá nào lên át.</translation>
    </message>
    <message>
        <source>The king is the highest rank. A king goes only to an empty column.</source>
        <translation>Vua là bậc cao nhất. Vua chỉ đặt được vào cột trống.</translation>
    </message>
    <message>
        <source>A run is a row of cards of one suit, each exactly one rank lower than the card before it. A run at the end of a column moves as one group.</source>
        <translation>Dãy cùng chất gồm các lá cùng chất xếp liền nhau, mỗi lá thấp hơn lá trước đúng một bậc. Dãy nằm ở cuối cột di chuyển được như một nhóm bài.</translation>
    </message>
    <message>
        <source>A group may have any number of cards.</source>
        <translation>Nhóm bài có bao nhiêu lá cũng được.</translation>
    </message>
    <message>
        <source>You may also move only the lower part of a run.</source>
        <translation>Bạn cũng có thể chỉ di chuyển phần cuối của một dãy.</translation>
    </message>
    <message>
        <source>The first card of the group decides where it fits, as if it were alone.</source>
        <translation>Lá đầu tiên của nhóm bài quyết định nhóm đặt được vào đâu, như thể nó đi một mình.</translation>
    </message>
    <message>
        <source>Cards of different suits never move together, not even when there are empty columns. The program does not move them one after another for you.</source>
        <translation>Các lá khác chất không bao giờ di chuyển cùng nhau, kể cả khi có cột trống. Chương trình cũng không chuyển từng lá một thay bạn.</translation>
    </message>
    <message>
        <source>Moving a group counts as one move.</source>
        <translation>Di chuyển cả nhóm bài được tính là một nước đi.</translation>
    </message>
    <message>
        <source>An empty column takes any card and any run. It need not be a king.</source>
        <translation>Cột trống nhận mọi lá bài và mọi dãy, không nhất thiết phải là vua.</translation>
    </message>
    <message>
        <source>An empty column is the most useful place on the table, because a card can be put aside nowhere else.</source>
        <translation>Cột trống là chỗ hữu ích nhất trên bàn, vì không còn nơi nào khác để tạm gác một lá bài.</translation>
    </message>
    <message>
        <source>In the example game of this program a group of {count} cards goes to an empty column in one move.</source>
        <translation>Trong ván ví dụ của chương trình này, một nhóm {count} lá được chuyển vào cột trống chỉ bằng một nước đi.</translation>
    </message>
    <message>
        <source>A run from king to ace at the end of a column is finished. It leaves the table at once and by itself.</source>
        <translation>Dãy từ vua đến át nằm ở cuối cột là dãy hoàn chỉnh. Nó được tự động loại bỏ khỏi bàn ngay lập tức.</translation>
    </message>
    <message>
        <source>Cards that lie under the run stay in the column.</source>
        <translation>Các lá bị dãy ấy che vẫn ở lại trong cột.</translation>
    </message>
    <message>
        <source>Leaving is a part of the move that finished the run, not another move.</source>
        <translation>Việc loại bỏ dãy là một phần của nước đi đã hoàn thành dãy đó, không phải một nước đi khác.</translation>
    </message>
    <message>
        <source>A finished run comes back only when you undo that move.</source>
        <translation>Dãy hoàn chỉnh chỉ trở lại khi bạn hoàn tác nước đi đó.</translation>
    </message>
    <message>
        <source>You have won when {runs} runs have left. Then no card lies on the table. After that you can only undo, restart, or begin a new game.</source>
        <translation>Bạn thắng khi {runs} dãy đã được loại bỏ. Lúc đó trên bàn không còn lá nào. Sau đó bạn chỉ có thể hoàn tác, chơi lại từ đầu hoặc bắt đầu ván mới.</translation>
    </message>
    <message>
        <source>A game is never declared lost. When you find no useful move any more, undo some moves, restart the deal, or begin a new game.</source>
        <translation>Chương trình không bao giờ báo thua. Khi không còn tìm được nước đi nào có ích, hãy hoàn tác vài nước đi, chơi lại từ đầu hoặc bắt đầu ván mới.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Lúc bắt đầu</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>Mỗi nước đi</translation>
    </message>
    <message>
        <source>Each finished run</source>
        <translation>Mỗi dãy hoàn chỉnh</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>the score before the move returns</source>
        <translation>điểm số trở lại như trước nước đi</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Sự việc</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Example: you win in {moves} moves. Your score is {start} − {paid} + {earned} = {total} points.</source>
        <translation>Ví dụ: bạn thắng sau {moves} nước đi. Điểm số của bạn là {start} − {paid} + {earned} = {total} điểm.</translation>
    </message>
    <message>
        <source>In a very long game the score can fall below zero.</source>
        <translation>Trong ván rất dài, điểm số có thể xuống dưới 0.</translation>
    </message>
    <message>
        <source>A double click moves the clicked card, with the run below it, to the best column. The program looks for a place in this order:</source>
        <translation>Nhấp đúp sẽ chuyển lá được nhấp, cùng phần dãy nằm sau nó, đến cột tốt nhất. Chương trình tìm vị trí theo thứ tự sau:</translation>
    </message>
    <message>
        <source>on a last card one rank higher, of the same suit</source>
        <translation>lên lá cuối cùng cao hơn một bậc, cùng chất</translation>
    </message>
    <message>
        <source>on a last card one rank higher, of another suit</source>
        <translation>lên lá cuối cùng cao hơn một bậc, khác chất</translation>
    </message>
    <message>
        <source>in an empty column</source>
        <translation>vào cột trống</translation>
    </message>
    <message>
        <source>If several columns are equally good, the program takes the one where the run gets longest. If that is equal too, it takes the leftmost one.</source>
        <translation>Nếu có nhiều cột tốt như nhau, chương trình chọn cột tạo ra dãy dài nhất. Nếu vẫn bằng nhau, chương trình chọn cột ngoài cùng bên trái.</translation>
    </message>
    <message>
        <source>A double click never moves a whole column to an empty column, because nothing would be gained. You may drag it there. That costs one move.</source>
        <translation>Nhấp đúp không bao giờ chuyển cả một cột sang cột trống, vì làm vậy chẳng được gì. Bạn có thể kéo nó sang đó. Việc này mất một nước đi.</translation>
    </message>
    <message>
        <source>The moves of Simple Simon are those of Spider. The deal is different: in Simple Simon you see all cards from the start, and there is no stock.</source>
        <translation>Các nước đi của Simple Simon giống như của Spider. Cách chia bài thì khác: trong Simple Simon, bạn thấy mọi lá bài ngay từ đầu và không có chồng bài rút.</translation>
    </message>
    <message>
        <source>Wikipedia describes Simple Simon as a common variant of Spider with one pack.</source>
        <translation>Wikipedia mô tả Simple Simon là một biến thể phổ biến của Spider dùng một bộ bài.</translation>
    </message>
    <message>
        <source>Some other programs let cards of different suits move together when there is room. This program does not.</source>
        <translation>Một số chương trình khác cho các lá khác chất di chuyển cùng nhau khi đủ chỗ. Chương trình này thì không.</translation>
    </message>
    <message>
        <source>Traditional rules: the deal, the placing of cards, the moving of runs, and that finished runs leave.</source>
        <translation>Luật truyền thống: cách chia bài, cách đặt bài, cách di chuyển dãy, và việc dãy hoàn chỉnh được loại bỏ.</translation>
    </message>
    <message>
        <source>Rules of this program: the score, the order of the double click, and the deal codes. There is no official way to count points in Simple Simon.</source>
        <translation>Luật riêng của chương trình này: điểm số, thứ tự khi nhấp đúp và mã ván chơi. Simple Simon không có cách tính điểm chính thức.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{pile}, {count} cards</source>
        <translation>{pile}, {count} lá bài</translation>
    </message>
    <message>
        <source>{pile}, 1 card</source>
        <translation>{pile}, 1 lá bài</translation>
    </message>
    <message>
        <source>{pile}, empty</source>
        <translation>{pile}, trống</translation>
    </message>
    <message>
        <source>{pile}, {card}</source>
        <translation>{pile}, {card}</translation>
    </message>
    <message>
        <source>finished run of {suit}</source>
        <translation>dãy hoàn chỉnh chất {suit}</translation>
    </message>
    <message>
        <source>place for a finished run, empty</source>
        <translation>chỗ cho dãy hoàn chỉnh, trống</translation>
    </message>
    <message>
        <source>{card}, {pile}</source>
        <translation>{card}, {pile}</translation>
    </message>
    <message>
        <source>{card}, card {number} of {total}, can be lifted</source>
        <translation>{card}, lá thứ {number} trong {total} lá, nhấc được</translation>
    </message>
    <message>
        <source>{card}, card {number} of {total}, can be lifted with {more} more</source>
        <translation>{card}, lá thứ {number} trong {total} lá, nhấc được cùng {more} lá nữa</translation>
    </message>
    <message>
        <source>{card}, card {number} of {total}, cannot be lifted</source>
        <translation>{card}, lá thứ {number} trong {total} lá, không nhấc được</translation>
    </message>
    <message>
        <source>{card} to {target}.</source>
        <translation>{card} sang {target}.</translation>
    </message>
    <message>
        <source>{count} cards from the {card} on to {target}.</source>
        <translation>{count} lá bài kể từ {card} sang {target}.</translation>
    </message>
    <message>
        <source>Redone: {card} to {target}.</source>
        <translation>Làm lại: {card} sang {target}.</translation>
    </message>
    <message>
        <source>Redone: {count} cards from the {card} on to {target}.</source>
        <translation>Làm lại: {count} lá bài kể từ {card} sang {target}.</translation>
    </message>
    <message>
        <source>Undone: {card} back to {source}.</source>
        <translation>Hoàn tác: {card} về {source}.</translation>
    </message>
    <message>
        <source>Undone: {count} cards from the {card} on back to {source}.</source>
        <translation>Hoàn tác: {count} lá bài kể từ {card} về {source}.</translation>
    </message>
    <message>
        <source>{card} taken.</source>
        <translation>Đã nhấc {card}.</translation>
    </message>
    <message>
        <source>{count} cards from the {card} on taken.</source>
        <translation>Đã nhấc {count} lá bài kể từ {card}.</translation>
    </message>
    <message>
        <source>Can go to {piles}.</source>
        <translation>Có thể đặt vào {piles}.</translation>
    </message>
    <message>
        <source>Can go nowhere.</source>
        <translation>Không đặt được vào đâu.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Đã đặt về chỗ cũ.</translation>
    </message>
    <message>
        <source>This is not allowed.</source>
        <translation>Nước đi không được phép.</translation>
    </message>
    <message>
        <source>A run of {suit} is finished.</source>
        <translation>Đã hoàn thành một dãy {suit}.</translation>
    </message>
    <message>
        <source>The run of {suit} is back.</source>
        <translation>Dãy {suit} đã trở lại.</translation>
    </message>
    <message>
        <source>Last in {pile} is now the {card}.</source>
        <translation>Lá cuối cùng của {pile} bây giờ là {card}.</translation>
    </message>
    <message>
        <source>{pile} is now empty.</source>
        <translation>{pile} bây giờ trống.</translation>
    </message>
    <message>
        <source>Won. Score {score}, moves: {moves}.</source>
        <translation>Đã thắng. {score} điểm, {moves} nước đi.</translation>
    </message>
    <message>
        <source>{game}, {level}, is dealt.</source>
        <translation>Đã chia {game}, {level}.</translation>
    </message>
    <message>
        <source>{game}, {level}. Score {score}, moves: {moves}.</source>
        <translation>{game}, {level}. {score} điểm, {moves} nước đi.</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>Score {score}, moves: {moves}.</source>
        <translation>{score} điểm, {moves} nước đi.</translation>
    </message>
    <message>
        <source>{pile}: {cards}. The last {count} can be lifted.</source>
        <translation>{pile}: {cards}. Nhấc được {count} lá cuối.</translation>
    </message>
    <message>
        <source>{pile}: {cards}.</source>
        <translation>{pile}: {cards}.</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{card} down to {rank}</source>
        <translation>{card} xuống đến {rank}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Thống kê</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Trò chơi:</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Số liệu</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chỉ số</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Giá trị</translation>
    </message>
    <message>
        <source>Chart of the last games</source>
        <translation>Biểu đồ các ván gần đây</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>Các ván gần đây</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Nước đi</translation>
    </message>
    <message>
        <source>Chart of the moves of won games</source>
        <translation>Biểu đồ nước đi của các ván thắng</translation>
    </message>
    <message>
        <source>Moves of won games</source>
        <translation>Nước đi của các ván thắng</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Số ván thắng</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Số liệu</translation>
    </message>
    <message>
        <source>&amp;Last Games</source>
        <translation>&amp;Ván gần đây</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Nước đi</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Mọi trò chơi</translation>
    </message>
    <message>
        <source>A game is played from its first move; a deal without a move is no game.</source>
        <translation>Một ván được tính từ nước đi đầu tiên; thế bài chưa có nước đi nào thì chưa là ván chơi.</translation>
    </message>
    <message>
        <source>Every game is won or not won, and counts once: there are never more wins than games.</source>
        <translation>Mỗi ván hoặc thắng hoặc chưa thắng và chỉ tính một lần: số ván thắng không bao giờ nhiều hơn số ván đã chơi.</translation>
    </message>
    <message>
        <source>A game that is taken up again later and won is a won one.</source>
        <translation>Ván bỏ dở mà sau này chơi tiếp rồi thắng thì tính là ván thắng.</translation>
    </message>
    <message>
        <source>The game on the table is not counted until it is won.</source>
        <translation>Ván đang trên bàn chỉ được tính khi đã thắng.</translation>
    </message>
    <message>
        <source>A streak is of wins one after another, in the order in which the games were begun.</source>
        <translation>Chuỗi thắng là các ván thắng liên tiếp, xếp theo thứ tự bắt đầu của các ván.</translation>
    </message>
    <message>
        <source>Scores, moves and times are those of won games; the median is the middle one of them.</source>
        <translation>Điểm số, nước đi và thời gian là của các ván thắng; trung vị là giá trị đứng giữa.</translation>
    </message>
    <message>
        <source>The file of games cannot be read.</source>
        <translation>Không đọc được tệp lưu ván chơi.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Chưa chơi ván nào.</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Số ván đã chơi</translation>
    </message>
    <message>
        <source>Percentage won</source>
        <translation>Tỷ lệ thắng</translation>
    </message>
    <message>
        <source>Current streak of wins</source>
        <translation>Chuỗi thắng hiện tại</translation>
    </message>
    <message>
        <source>Longest streak of wins</source>
        <translation>Chuỗi thắng dài nhất</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Điểm số cao nhất</translation>
    </message>
    <message>
        <source>Median score</source>
        <translation>Điểm số trung vị</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Ít nước đi nhất</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Thời gian tốt nhất</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Thời gian trung vị</translation>
    </message>
    <message numerus="yes">
        <source>Won: {won} of the last %Ln game(s).</source>
        <translation>
            <numerusform>Thắng {won} trong số %Ln ván gần đây.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) won. Each bar shows how many of them took so many moves.</source>
        <translation>
            <numerusform>Đã thắng %Ln ván. Mỗi thanh cho biết có bao nhiêu ván thắng với chừng ấy nước đi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Chưa thắng</translation>
    </message>
    <message>
        <source>No game has been won yet.</source>
        <translation>Chưa thắng ván nào.</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Score {score}</source>
        <translation>{score} điểm</translation>
    </message>
    <message>
        <source>Moves {moves}</source>
        <translation>{moves} nước đi</translation>
    </message>
    <message>
        <source>Board of its own</source>
        <translation>Thế bài riêng</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Thời gian đã chơi</translation>
    </message>
    <message>
        <source>⚠ Games are not being kept</source>
        <translation>⚠ Ván chơi không được lưu</translation>
    </message>
    <message>
        <source>The file of games cannot be written. Each move tries again.</source>
        <translation>Không ghi được tệp lưu ván chơi. Sau mỗi nước đi, chương trình sẽ thử lại.</translation>
    </message>
    <message>
        <source>The code of this deal. A click copies it.</source>
        <translation>Mã của thế bài này. Nhấp để sao chép.</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>spades</source>
        <translation>bích</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cơ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>rô</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tép</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Libraries that the program needs are missing: {names}.</source>
        <translation>Thiếu các thư viện mà chương trình cần: {names}.</translation>
    </message>
    <message>
        <source>To get them, type: {command}</source>
        <translation>Để cài chúng, hãy gõ: {command}</translation>
    </message>
    <message>
        <source>Install, with the package manager of this system, what brings {names}.</source>
        <translation>Hãy dùng trình quản lý gói của hệ thống để cài các gói chứa {names}.</translation>
    </message>
    <message>
        <source>There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Không có màn hình để mở cửa sổ: cả DISPLAY lẫn WAYLAND_DISPLAY đều chưa được thiết lập.</translation>
    </message>
    <message>
        <source>There is no screen to open a window on: the X display “{display}” (DISPLAY) does not answer.</source>
        <translation>Không có màn hình để mở cửa sổ: màn hình X “{display}” (DISPLAY) không trả lời.</translation>
    </message>
    <message>
        <source>There is no screen to open a window on: the Wayland socket “{display}” is absent.</source>
        <translation>Không có màn hình để mở cửa sổ: không tìm thấy socket Wayland “{display}”.</translation>
    </message>
    <message>
        <source>The X display “{display}” (DISPLAY) cannot be used: the library libxcb.so.1 is missing.</source>
        <translation>Không dùng được màn hình X “{display}” (DISPLAY): thiếu thư viện libxcb.so.1.</translation>
    </message>
    <message>
        <source>Start the program inside a desktop session, or over “ssh -X”; to use it without a screen, set the environment variable QT_QPA_PLATFORM to “offscreen”.</source>
        <translation>Hãy chạy chương trình trong một phiên làm việc đồ họa, hoặc qua “ssh -X”; để dùng không cần màn hình, hãy đặt biến môi trường QT_QPA_PLATFORM thành “offscreen”.</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Tell &amp;Pile</source>
        <translation>Đọc &amp;vị trí này</translation>
    </message>
    <message>
        <source>Tell &amp;Other Places</source>
        <translation>Đọc các vị trí &amp;khác</translation>
    </message>
    <message>
        <source>Tell &amp;Score</source>
        <translation>Đọc điể&amp;m số</translation>
    </message>
    <message>
        <source>Tell &amp;Table</source>
        <translation>Đọc cả &amp;bàn</translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message>
        <source>Won</source>
        <translation>Đã thắng</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Ván mới…</translation>
    </message>
    <message>
        <source>Same Level Again</source>
        <translation>Ván mới cùng mức độ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Điểm số</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Nước đi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
</context>
<context>
    <name>WordedDialog</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
</TS>
