/** One mail, as the outbox takes it. */
export interface Mail {
  readonly kind: string;
  readonly to: string;
  /** Without the office's name in front. */
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly lines: readonly string[];
}

export interface Recipient {
  readonly to: string;
  readonly name: string;
}

/** Returns the absolute address of a path of the site. */
export type LinkTo = (path: string) => string;
