/* Runs a program in this console, and writes the modes of input and output before, during and after it, a line each, and
 * exits with its code: modes.exe FILE PROGRAM ARGUMENTS. */
#include <stdio.h>
#include <wchar.h>
#include <windows.h>

static HANDLE console[2];

static void read_modes(DWORD modes[2])
{
    for (int at = 0; at < 2; at++)
        GetConsoleMode(console[at], &modes[at]);
}

int wmain(int count, wchar_t **arguments)
{
    STARTUPINFOW start = {.cb = sizeof start};
    PROCESS_INFORMATION process;
    wchar_t command[4096] = L"";
    DWORD before[2], during[2], after[2], code;
    FILE *file;

    console[0] = CreateFileA("CONIN$", GENERIC_READ | GENERIC_WRITE, 3, NULL, OPEN_EXISTING, 0, NULL);
    console[1] = CreateFileA("CONOUT$", GENERIC_READ | GENERIC_WRITE, 3, NULL, OPEN_EXISTING, 0, NULL);
    read_modes(before);
    for (int at = 2; at < count; at++)
        swprintf(command + wcslen(command), 4096 - wcslen(command), L"\"%ls\" ", arguments[at]);
    if (!CreateProcessW(NULL, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &process))
        return 2;
    do {
        /* Output is set after input. */
        Sleep(20);
        read_modes(during);
    } while (during[1] == before[1] && WaitForSingleObject(process.hProcess, 0) == WAIT_TIMEOUT);
    WaitForSingleObject(process.hProcess, INFINITE);
    read_modes(after);
    GetExitCodeProcess(process.hProcess, &code);
    file = _wfopen(arguments[1], L"w");
    fprintf(file, "%lu %lu\n%lu %lu\n%lu %lu\n", before[0], before[1], during[0], during[1], after[0], after[1]);
    fclose(file);
    return code;
}
