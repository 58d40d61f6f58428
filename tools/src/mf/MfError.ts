/** What a command could not do, and what the person at the terminal can do about it. */
export class MfError extends Error {
  override readonly name = 'MfError';
  readonly help: string | undefined;

  constructor(message: string, help?: string, options?: ErrorOptions) {
    super(message, options);
    this.help = help;
  }
}
