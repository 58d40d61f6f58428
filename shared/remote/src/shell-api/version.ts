/** Version of the {@link ShellApi} that the shell of this workspace provides; 2 knows guests and the page guard `buyer`. */
export const shellApiVersion = 2;
