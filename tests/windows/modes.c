/* Runs a program in this console and exits with its code: modes.exe FILE PROGRAM ARGUMENTS. FILE receives the modes of
 * input and output, a line each: before the program, when it has set them, and after it. The number in the file `event`,
 * if that is written meanwhile, is an event that the program then receives, such as CTRL_BREAK_EVENT, or CTRL_C_KEY. */
#include <stdio.h>
#include <wchar.h>
#include <windows.h>

/* The key Ctrl+C: wine's terminal keeps the character to itself. */
#define CTRL_C_KEY 100

static HANDLE console[2];

static void read_modes(DWORD modes[2])
{
    for (int at = 0; at < 2; at++)
        GetConsoleMode(console[at], &modes[at]);
}

/* Events of the console are for the program: this one remains. */
static BOOL WINAPI remain(DWORD event)
{
    (void)event;
    return TRUE;
}

static void write_modes(FILE *file, const DWORD modes[2])
{
    fprintf(file, "%lu %lu\n", modes[0], modes[1]);
    fflush(file);
}

static BOOL read_event(DWORD *event)
{
    FILE *file = fopen("event", "r");
    BOOL is_read = file && fscanf(file, "%lu", event) == 1;

    if (file)
        fclose(file);
    return is_read;
}

static BOOL press_ctrl_c(void)
{
    KEY_EVENT_RECORD key = {TRUE, 1, 'C', 0x2e, {.UnicodeChar = 3}, LEFT_CTRL_PRESSED};
    INPUT_RECORD records[2] = {{KEY_EVENT, {.KeyEvent = key}}, {KEY_EVENT, {.KeyEvent = key}}};
    DWORD count;

    records[1].Event.KeyEvent.bKeyDown = FALSE;
    return WriteConsoleInputW(console[0], records, 2, &count) && count == 2;
}

/* Wine's console sends Ctrl+C alone. Windows sends every event by a thread in the program: it starts here too. */
static BOOL send_event(DWORD event, HANDLE process)
{
    if (event == CTRL_C_KEY)
        return press_ctrl_c();
    if (event == CTRL_C_EVENT)
        return GenerateConsoleCtrlEvent(event, 0);
    LPTHREAD_START_ROUTINE routine =
        (LPTHREAD_START_ROUTINE)(void *)GetProcAddress(GetModuleHandleA("kernelbase.dll"), "CtrlRoutine");
    return routine && CreateRemoteThread(process, NULL, 0, routine, (void *)(ULONG_PTR)event, 0, NULL);
}

int wmain(int count, wchar_t **arguments)
{
    STARTUPINFOW start = {.cb = sizeof start};
    PROCESS_INFORMATION process;
    wchar_t command[4096] = L"";
    DWORD before[2], modes[2], code, event;
    BOOL is_sent = FALSE;
    FILE *file = _wfopen(arguments[1], L"w");

    console[0] = CreateFileA("CONIN$", GENERIC_READ | GENERIC_WRITE, 3, NULL, OPEN_EXISTING, 0, NULL);
    console[1] = CreateFileA("CONOUT$", GENERIC_READ | GENERIC_WRITE, 3, NULL, OPEN_EXISTING, 0, NULL);
    SetConsoleCtrlHandler(remain, TRUE);
    read_modes(before);
    write_modes(file, before);
    for (int at = 2; at < count; at++)
        swprintf(command + wcslen(command), 4096 - wcslen(command), L"\"%ls\" ", arguments[at]);
    if (!CreateProcessW(NULL, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &process))
        return 2;
    do {
        /* Output is set after input. */
        Sleep(20);
        read_modes(modes);
    } while (modes[1] == before[1] && WaitForSingleObject(process.hProcess, 0) == WAIT_TIMEOUT);
    write_modes(file, modes);
    while (WaitForSingleObject(process.hProcess, 50) == WAIT_TIMEOUT)
        if (!is_sent && read_event(&event) && !(is_sent = send_event(event, process.hProcess)))
            return 3;
    read_modes(modes);
    write_modes(file, modes);
    GetExitCodeProcess(process.hProcess, &code);
    return code;
}
