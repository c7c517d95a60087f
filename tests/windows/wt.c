/* Replaces Windows Terminal in a test: writes its arguments, one a line, into wt.txt next to it. */
#include <stdio.h>
#include <string.h>
#include <windows.h>

int main(int count, char **arguments)
{
    char path[MAX_PATH];
    DWORD length = GetModuleFileNameA(NULL, path, sizeof path);
    FILE *file;

    memcpy(path + length - 3, "txt", 3);
    file = fopen(path, "w");
    for (int at = 1; at < count; at++)
        fprintf(file, "%s\n", arguments[at]);
    return fclose(file);
}
