; The installer for Windows: for the current user, without an administrator. Made by .ci/windows with NSIS, which sets
; VERSION, FOLDER (the files) and OUT.
!include LogicLib.nsh

; A 64-bit installer, as the program is.
Target amd64-unicode
RequestExecutionLevel user
SetCompressor /SOLID lzma

Name "hakem ${VERSION}"
OutFile "${OUT}"
Icon "assets/package/windows/hakem.ico"
UninstallIcon "assets/package/windows/hakem.ico"
InstallDir "$LOCALAPPDATA\Programs\hakem"
InstallDirRegKey HKCU "Software\hakem" "Folder"
ManifestDPIAware true
ManifestSupportedOS all

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "hakem"
VIAddVersionKey "FileDescription" "hakem: installer"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT or Apache-2.0"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\hakem"
!define CLASSES "Software\Classes"
; SHCNE_ASSOCCHANGED: Explorer reads the types of files again.
!macro TypesChanged
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"

    ; Events are created in the folder in which hakem starts.
    SetOutPath "$DOCUMENTS"
    CreateShortcut "$SMPROGRAMS\hakem.lnk" "$INSTDIR\hakem.cmd" "" "$INSTDIR\hakem.exe" 0 SW_SHOWMINIMIZED
    SetOutPath "$INSTDIR"

    WriteRegStr HKCU "Software\hakem" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\hakem.exe" "" "$INSTDIR\hakem.exe"
    WriteRegStr HKCU "${CLASSES}\.hakem" "" "hakem.event"
    WriteRegStr HKCU "${CLASSES}\hakem.event" "" "hakem event"
    WriteRegStr HKCU "${CLASSES}\hakem.event\DefaultIcon" "" "$INSTDIR\hakem.exe,0"
    WriteRegStr HKCU "${CLASSES}\hakem.event\shell\open\command" "" '"$INSTDIR\hakem.exe" "%1"'

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "hakem"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\hakem.exe"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    !insertmacro TypesChanged
SectionEnd

; Removes what was installed by name, so that files which the arbiter put into the folder remain.
Section "Uninstall"
    Delete "$INSTDIR\hakem.exe"
    Delete "$INSTDIR\hakem.cmd"
    Delete "$INSTDIR\LICENSE"
    Delete "$INSTDIR\notices.txt"
    Delete "$INSTDIR\README.txt"
    Delete "$INSTDIR\completions\hakem.powershell"
    Delete "$INSTDIR\completions\hakem.bash"
    RMDir "$INSTDIR\completions"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\hakem.lnk"

    DeleteRegKey HKCU "Software\hakem"
    DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\hakem.exe"
    DeleteRegKey HKCU "${CLASSES}\hakem.event"
    ReadRegStr $0 HKCU "${CLASSES}\.hakem" ""
    ${If} $0 == "hakem.event"
        DeleteRegKey HKCU "${CLASSES}\.hakem"
    ${EndIf}
    DeleteRegKey HKCU "${UNINSTALL}"
    !insertmacro TypesChanged
SectionEnd
