/** Names and contacts of the site in one language. Texts of remotes name them as `$t(brand:site)`. */
export interface BrandTexts {
  readonly university: string;
  readonly office: string;
  /** University and office, the name of the site. */
  readonly site: string;
  readonly region: string;
  /** Full postal address. */
  readonly address: string;
  /** Address as running text names it. */
  readonly postal: string;
  /** Address without postcode and building. */
  readonly street: string;
  /** Address of the second office. */
  readonly center: string;
  readonly phone: string;
  readonly fax: string;
  readonly mail: string;
  /** Host of the mail addresses of members of the university. */
  readonly mailHost: string;
  readonly representative: string;
  readonly businessNo: string;
  readonly mailOrderNo: string;
  /** Name of the passes of the travel service. */
  readonly pass: string;
  /** Hours of the office on workdays, and its lunch break, as `09:00`. */
  readonly opens: string;
  readonly closes: string;
  readonly lunchFrom: string;
  readonly lunchTo: string;
}

export type BrandText = keyof BrandTexts;

export interface BrandLink {
  readonly label: string;
  readonly href: string;
}

/** Brand of a page: its language and Korean, for remotes without texts in it. Absent where the built-in brand is used. */
export interface PageBrand {
  readonly texts: BrandTexts;
  readonly korean: BrandTexts;
  readonly siteLinks: readonly BrandLink[];
  /** Names of menu groups by their key, where they differ. */
  readonly groups: Readonly<Record<string, string>>;
  /** Sentences about menu groups in the large menu, where they differ. */
  readonly groupDescriptions?: Readonly<Record<string, string>>;
  /** Keys of the groups of the main menu in their order, where they differ; {@link mainGroups} otherwise. */
  readonly order?: readonly string[];
  /** Addresses of the sign on the page's ground and on that of the footer, where it differs. */
  readonly mark?: Readonly<{ plain: string; inverse: string }>;
}

/** Groups of the main menu, unless the brand has others. */
export const mainGroups = ['intro', 'cooperation', 'studentSupport', 'corporateCenter', 'infoPlaza'] as const;

/** Namespace of the brand's texts in i18next. */
export const brandNamespace = 'brand';

/** Fills `$t(brand:site)` as i18next does. */
export const fillBrand = <T extends BrandTexts>(text: string, brand: T): string =>
  text.replaceAll(/\$t\(brand:(\w+)\)/g, (whole, name: string) => brand[name as BrandText] ?? whole);
