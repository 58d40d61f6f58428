import type { ContentLocale } from '@haesol/contracts/common';

/** Attachment by what it shows; it is rendered when the mail is sent. */
export interface MailAttachment {
  readonly kind: 'vouchers';
  readonly rsvtUids: readonly string[];
}

/** File of a mail. */
export interface RenderedAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

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
  readonly attachment?: MailAttachment | undefined;
}

export interface Recipient {
  readonly to: string;
  readonly name: string;
}

/** Recipient of a mail that is written in several languages. */
export interface Reader extends Recipient {
  readonly locale: ContentLocale;
}

/** Buyer of the travel shop. */
export interface Buyer extends Reader {
  readonly rsvtNo: string;
  /** Without an account: the mail links to the page that finds the order by its number. */
  readonly isGuest?: boolean;
}

/** Returns the line of a receipt that lists files; none without files. @param files with name and size */
export const toFileLines = (files: readonly string[]): string[] =>
  files.length === 0 ? [] : [`첨부파일: ${files.join(', ')}`];

/** Returns the absolute URL of a path of the site. */
export type LinkTo = (path: string) => string;
