import type { ContentLocale } from '@haesol/contracts/common';

/** Mail for the outbox. */
export interface Mail {
  readonly kind: string;
  readonly to: string;
  /** Subject without the prefix of the organisation. */
  readonly subject: string;
  /** Paragraphs in plain text. */
  readonly lines: readonly string[];
  /** Language of its frame. @default 'ko' */
  readonly locale?: ContentLocale;
}

export interface Recipient {
  readonly to: string;
  readonly name: string;
  /** @default 'ko' */
  readonly locale?: ContentLocale;
}

/** Returns the absolute URL of a path of the site. */
export type LinkTo = (path: string) => string;
