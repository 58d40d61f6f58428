/** Version of the {@link ShellApi} that the shell of this workspace gives to remotes. */
export const shellApiVersion = 1;
