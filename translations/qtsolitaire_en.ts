<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%Ln game(s) imported. Here already: {known}. Left out (do not replay): {refused}.</source>
        <translation>
            <numerusform>%Ln game imported. Here already: {known}. Left out (do not replay): {refused}.</numerusform>
            <numerusform>%Ln games imported. Here already: {known}. Left out (do not replay): {refused}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message numerus="yes">
        <source>{shown} of %Ln game(s)</source>
        <translation>
            <numerusform>{shown} of %Ln game</numerusform>
            <numerusform>{shown} of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) copied.</source>
        <translation>
            <numerusform>%Ln code copied.</numerusform>
            <numerusform>%Ln codes copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>%Ln game deleted.</numerusform>
            <numerusform>%Ln games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) restored.</source>
        <translation>
            <numerusform>%Ln game restored.</numerusform>
            <numerusform>%Ln games restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) left out: no longer to be replayed.</source>
        <translation>
            <numerusform>%Ln game left out: no longer to be replayed.</numerusform>
            <numerusform>%Ln games left out: no longer to be replayed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to “{file}”.</source>
        <translation>
            <numerusform>%Ln game exported to “{file}”.</numerusform>
            <numerusform>%Ln games exported to “{file}”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>%Ln game(s) exported to “{file}”, and the options beside it.</source>
        <translation>
            <numerusform>%Ln game exported to “{file}”, and the options beside it.</numerusform>
            <numerusform>%Ln games exported to “{file}”, and the options beside it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message numerus="yes">
        <source>Won: {won} of the last %Ln game(s).</source>
        <translation>
            <numerusform>Won: {won} of the last %Ln game.</numerusform>
            <numerusform>Won: {won} of the last %Ln games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) won. Each bar shows how many of them took so many moves.</source>
        <translation>
            <numerusform>%Ln game won. Each bar shows how many of them took so many moves.</numerusform>
            <numerusform>%Ln games won. Each bar shows how many of them took so many moves.</numerusform>
        </translation>
    </message>
</context>
</TS>
