import type { BrandLink, BrandTexts } from '@haesol/contracts/brand';
import type { Contents } from '@haesol/contracts/common';

type ByLanguage<T> = Readonly<Record<string, T>>;
/** Square picture as SVG. */
export interface MarkFile {
  readonly svg: string;
  /** Path at which the server has it. */
  readonly path: string;
  /** Path with a part that changes with the picture. */
  readonly url: string;
}
/** `plain` on the page's ground, `inverse` on the dark ground of the footer. */
export type MarkLook = 'inverse' | 'plain';
/** Contacts in terms and mails, which pages do not need. */
export interface ContactTexts {
  readonly privacyOfficer: string;
  readonly privacyOfficerPhone: string;
  readonly privacyOfficerMail: string;
  /** Department in charge of personal data, and of the terms. */
  readonly privacyTeam: string;
  readonly privacyPhone: string;
  readonly privacyMail: string;
  /** Address for reports of vulnerabilities. */
  readonly securityMail: string;
  readonly travelPhone: string;
  /** Team and phone for applications for advice, for joint projects, and for shared resources. */
  readonly adviceContact: string;
  readonly projectContact: string;
  readonly sharingContact: string;
}
export type SiteTexts = BrandTexts & ContactTexts;
/** First contents of a page, until staff change them. */
export type PageContents = Pick<Contents, 'blocks' | 'title'>;
type Shades = Readonly<{ light: string; dark: string }>;

/** Names, contacts and looks of one university. */
export interface Brand {
  /** By language; Korean is always there. */
  readonly texts: ByLanguage<SiteTexts>;
  /** Name of the site in authenticator apps and passkeys. */
  readonly portal: string;
  /** Short name before the subjects of mails and in messages. */
  readonly shortName: string;
  /** Label of the site's icon on a device. */
  readonly iconName: string;
  /** Title of the head of the office, who signs certificates. */
  readonly head: string;
  /** Three columns of the seal, read from the right. */
  readonly seal: readonly [string, string, string];
  /** Bank account of transfers, on forms of the office. */
  readonly bankAccount?: string | undefined;
  /** Replaces the related sites of the footer. */
  readonly siteLinks?: ByLanguage<readonly BrandLink[]> | undefined;
  readonly menu: {
    /** Names of groups by key and language, and sentences about them. */
    readonly groups: ByLanguage<ByLanguage<string>>;
    readonly descriptions: ByLanguage<ByLanguage<string>>;
    /** Keys of the groups of the main menu; others of it are hidden. */
    readonly order?: readonly string[] | undefined;
    /** Groups of entries that are in another one than their remote has chosen, by the key of the entry. */
    readonly entries: ByLanguage<string>;
    /** Names of entries by key and language. */
    readonly labels: ByLanguage<ByLanguage<string>>;
    readonly hidden: readonly string[];
  };
  /** Colours of actions; each is one of the roles of `shared/kit/src/tokens/tokens.css`. */
  readonly colors?: Readonly<Record<BrandColor, Shades>> | undefined;
  /** Sign beside the name, and on icons, as SVG; the built-in one without it. */
  readonly mark?: Readonly<Record<MarkLook, MarkFile>> | undefined;
  /** Pages of contents by their key; absent for the built-in brand, which has those of `server/reference/university/pages`. */
  readonly pages?: Readonly<Record<string, PageContents>> | undefined;
  /** Offers the travel service. */
  readonly travel: boolean;
}

export const brandColors = ['action', 'action-hover', 'action-press', 'on-action', 'action-ink'] as const;
type BrandColor = (typeof brandColors)[number];
