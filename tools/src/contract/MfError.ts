/** Failure of a command, with help for the user at the terminal. */
export class MfError extends Error {
  override readonly name = 'MfError';
  readonly help: string | undefined;
  /** Code of the server's response, if there was one. */
  readonly code: string | undefined;

  constructor(message: string, help?: string, { code, ...options }: ErrorOptions & { code?: string } = {}) {
    super(message, options);
    this.code = code;
    this.help = help;
  }
}
