/** Version of the {@link ShellApi} that the shell of this workspace provides. */
export const shellApiVersion = 1;
