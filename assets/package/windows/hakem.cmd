@echo off
rem Opens hakem in Windows Terminal if it is installed, otherwise in a console window, with 120 columns and 36 lines.
where /q wt.exe
if errorlevel 1 goto console
rem The root of a drive ends in a backslash, which would escape the quotation mark.
start "" wt.exe --size 120,36 new-tab --title hakem --startingDirectory "%CD%\." "%~dp0hakem.exe" %*
exit /b
:console
start "hakem" cmd.exe /c "mode con cols=120 lines=36 & "%~dp0hakem.exe" %*"
