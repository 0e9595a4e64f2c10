; The installer for Windows (Inno Setup 6). Untried so far.
;
;   iscc /DVersion=0.1.0 packaging\windows\qtsolitaire.iss
;
; takes the bundle from dist\qtsolitaire and puts the installer into dist. A Thai translation comes with Inno Setup 6;
; Vietnamese is among its unofficial ones: it is used if its file lies beside this one.

#ifndef Version
  #error Name the version: iscc /DVersion=...
#endif
#define Root SourcePath + "..\.."
#define Bundle Root + "\dist\qtsolitaire"

[Setup]
AppId={{4B6C0B52-9F0E-4C35-9B0B-5E2C8C2B7D61}
AppName=qtsolitaire
AppVersion={#Version}
AppPublisher=The qtsolitaire authors
DefaultDirName={autopf}\qtsolitaire
DefaultGroupName=qtsolitaire
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile={#Root}\LICENSE
OutputDir={#Root}\dist
OutputBaseFilename=qtsolitaire-{#Version}-windows-setup
SetupIconFile={#Root}\build\bundle\made\qtsolitaire.ico
UninstallDisplayIcon={app}\qtsolitaire.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
#ifexist CompilerPath + "Languages\Thai.isl"
Name: "th"; MessagesFile: "compiler:Languages\Thai.isl"
#endif
#ifexist SourcePath + "Vietnamese.isl"
Name: "vi"; MessagesFile: "Vietnamese.isl"
#endif

[CustomMessages]
en.RecordType=Patience game
en.NewSimpleSimon=New Simple Simon
en.NewSeahavenTowers=New Seahaven Towers
#ifexist CompilerPath + "Languages\Thai.isl"
th.RecordType=เกมไพ่คนเดียว
th.NewSimpleSimon=เกม Simple Simon ใหม่
th.NewSeahavenTowers=เกม Seahaven Towers ใหม่
#endif
#ifexist SourcePath + "Vietnamese.isl"
vi.RecordType=Ván chơi xếp bài
vi.NewSimpleSimon=Ván Simple Simon mới
vi.NewSeahavenTowers=Ván Seahaven Towers mới
#endif

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked
Name: "association"; Description: "{cm:AssocFileExtension,qtsolitaire,.solitaire}"

[InstallDelete]
; What an older version had, and this one has no more, would only lie about.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\qtsolitaire"; Filename: "{app}\qtsolitaire.exe"
Name: "{group}\{cm:NewSimpleSimon}"; Filename: "{app}\qtsolitaire.exe"; Parameters: "--new simple-simon"
Name: "{group}\{cm:NewSeahavenTowers}"; Filename: "{app}\qtsolitaire.exe"; Parameters: "--new seahaven-towers"
Name: "{autodesktop}\qtsolitaire"; Filename: "{app}\qtsolitaire.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.solitaire"; ValueType: string; ValueData: "qtsolitaire.record"; Flags: uninsdeletevalue; Tasks: association
Root: HKA; Subkey: "Software\Classes\qtsolitaire.record"; ValueType: string; ValueData: "{cm:RecordType}"; Flags: uninsdeletekey; Tasks: association
Root: HKA; Subkey: "Software\Classes\qtsolitaire.record\DefaultIcon"; ValueType: string; ValueData: "{app}\qtsolitaire.exe,0"; Tasks: association
Root: HKA; Subkey: "Software\Classes\qtsolitaire.record\shell\open\command"; ValueType: string; ValueData: """{app}\qtsolitaire.exe"" ""%1"""; Tasks: association

[Run]
Filename: "{app}\qtsolitaire.exe"; Description: "{cm:LaunchProgram,qtsolitaire}"; Flags: nowait postinstall skipifsilent
