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

/** Buyer of the travel shop. */
export interface Buyer extends Recipient {
  readonly rsvtNo: string;
  /** Without an account: the mail links to the page that finds the order by its number. */
  readonly isGuest?: boolean;
}

/** Returns the absolute URL of a path of the site. */
export type LinkTo = (path: string) => string;
