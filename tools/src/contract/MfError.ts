/** What a command could not do, and what the person at the terminal can do about it. */
export class MfError extends Error {
  override readonly name = 'MfError';
  readonly help: string | undefined;
  /** Code of the server's answer, where it was one. */
  readonly code: string | undefined;

  constructor(message: string, help?: string, { code, ...options }: ErrorOptions & { code?: string } = {}) {
    super(message, options);
    this.code = code;
    this.help = help;
  }
}
