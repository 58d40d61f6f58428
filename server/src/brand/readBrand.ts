import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { mainGroups } from '@haesol/contracts/brand';
import * as z from 'zod/mini';
import { type Brand, brandColors, type MarkFile, type MarkLook, type SiteTexts } from './brandType.ts';
import { siteTextNames } from './builtInSiteTexts.ts';
import { contrastOf } from './contrast.ts';
import { readPages } from './readPages.ts';

const text = z
  .string()
  .check(z.minLength(1, { error: 'must not be empty' }), z.maxLength(200, { error: 'is too long' }));
const byLanguage = <T extends z.ZodMiniType>(schema: T) =>
  z.partialRecord(z.enum(['ko', 'en', 'ja', 'zh-CN', 'zh-TW']), schema);
const names = z._default(z.record(z.string(), byLanguage(text)), {});
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour as #1d5fdc' }));
const shades = z.strictObject({ light: color, dark: color });

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time as 09:00' }));
const times: readonly string[] = ['opens', 'closes', 'lunchFrom', 'lunchTo'] satisfies (keyof SiteTexts)[];

const ofAll = <T>(wrap: (schema: z.ZodMiniString) => T) =>
  Object.fromEntries(siteTextNames.map((name) => [name, wrap(times.includes(name) ? time : text)])) as Record<
    keyof SiteTexts,
    T
  >;
const korean = z.strictObject(ofAll((schema) => schema)).check(
  z.refine(({ opens, lunchFrom, lunchTo, closes }) => opens < lunchFrom && lunchFrom <= lunchTo && lunchTo < closes, {
    error: 'opens, lunchFrom, lunchTo and closes must be in this order',
  }),
);
const foreign = z.optional(z.strictObject(ofAll((schema) => z.optional(schema))));
const link = z.strictObject({ label: text, href: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }) });

const brandFile = z.strictObject({
  $schema: z.optional(z.string()),
  texts: z.strictObject({ ko: korean, en: foreign, ja: foreign, 'zh-CN': foreign, 'zh-TW': foreign }),
  portal: text,
  shortName: text,
  iconName: text,
  head: text,
  seal: z.tuple(
    [0, 1, 2].map(() => z.string().check(z.regex(/^\S{1,4}$/, { error: 'must be a column of 1 to 4 letters' }))) as [
      z.ZodMiniString,
      z.ZodMiniString,
      z.ZodMiniString,
    ],
  ),
  bankAccount: z.optional(text),
  siteLinks: z._default(byLanguage(z.array(link)), {}),
  menu: z.prefault(
    z.strictObject({
      groups: names,
      descriptions: names,
      order: z.optional(z.array(text)),
      entries: z._default(z.record(z.string(), text), {}),
      labels: names,
      hidden: z._default(z.array(text), []),
    }),
    {},
  ),
  colors: z.optional(z.record(z.enum(brandColors), shades)),
  mark: z.optional(z.strictObject({ plain: text, inverse: z.optional(text) })),
  pages: z.optional(text),
  travel: z.boolean(),
});

const maxMarkBytes = 65_536;
const markPaths: Readonly<Record<MarkLook, string>> = {
  plain: '/art/brand-mark.svg',
  inverse: '/art/brand-mark-inverse.svg',
};

/** Reads the SVG file of a mark. @throws {Error} for another file */
function readMark(file: string, look: MarkLook): MarkFile {
  const svg = readFileSync(file, 'utf8');
  if (Buffer.byteLength(svg) > maxMarkBytes) throw new Error(`is larger than ${maxMarkBytes} bytes`);
  const [tag = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [, width, height] = /\bviewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(tag) ?? [];
  if (width === undefined || Number(width) !== Number(height)) throw new Error('must be an SVG with a square viewBox');
  const path = markPaths[look];
  return { svg, path, url: `${path}?v=${createHash('sha256').update(svg).digest('hex').slice(0, 8)}` };
}

/** Grounds of the two themes, behind the text of a link. */
const grounds = { light: '#ffffff', dark: '#0f1722' };
const minContrast = 4.5;

/** Lists pairs of colours that cannot be read (WCAG 2.2, 1.4.3). */
function findPale(colors: NonNullable<Brand['colors']>): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const on = (['action', 'action-hover', 'action-press'] as const).map(
      (name) => [name, colors['on-action'][theme], colors[name][theme]] as const,
    );
    return [...on, ['action-ink', colors['action-ink'][theme], grounds[theme]] as const]
      .filter(([, ink, ground]) => contrastOf(ink, ground) < minContrast)
      .map(([name, ink, ground]) => `colors.${name}.${theme}: ${ink} on ${ground} has a contrast below ${minContrast}`);
  });
}

const isMain = (key: string) => mainGroups.some((known) => known === key);
/** Groups that are no part of the main menu. */
const otherGroups = ['mypage', 'travel', 'office'];

/** Lists what is wrong with the groups of the main menu. */
function findMenuProblems({ groups, order = mainGroups, entries }: Brand['menu']): string[] {
  const inOrder = order.flatMap((key, at) => {
    if (otherGroups.includes(key)) return [`menu.order: ${key} is no group of the main menu`];
    if (order.indexOf(key) !== at) return [`menu.order: ${key} is there twice`];
    return isMain(key) || groups[key]?.ko !== undefined ? [] : [`menu.groups.${key}.ko: a new group needs a name`];
  });
  const unused = Object.keys(groups).filter((key) => ![...order, ...mainGroups, ...otherGroups].includes(key));
  const lost = Object.entries(entries).filter(([, group]) => !order.includes(group));
  return [
    ...(order.length === 0 ? ['menu.order: needs a group'] : []),
    ...inOrder,
    ...unused.map((key) => `menu.groups.${key}: is not in menu.order`),
    ...lost.map(([entry, group]) => `menu.entries.${entry}: ${group} is not in menu.order`),
  ];
}

/** Fills texts that a language lacks by the English ones, then by the Korean ones. */
function toTexts(texts: z.output<typeof brandFile>['texts']): Record<string, SiteTexts> {
  const english = { ...texts.ko, ...texts.en };
  const others = ['ja', 'zh-CN', 'zh-TW'] as const;
  return {
    ko: texts.ko,
    en: english,
    ...Object.fromEntries(others.map((code) => [code, { ...english, ...texts[code] }])),
  } as Record<string, SiteTexts>;
}

type FileNames = Pick<z.output<typeof brandFile>, 'mark' | 'pages'>;

/** Reads the files that a brand names, beside its own. @throws {Error} naming the entry */
function readFiles(path: string, { mark, pages }: FileNames): Pick<Brand, 'mark' | 'pages'> {
  const read = <T>(entry: keyof FileNames, of: (toPath: (file: string) => string) => T): T => {
    try {
      return of((file) => resolve(dirname(path), file));
    } catch (error) {
      throw new Error(`${entry}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  return {
    mark:
      mark &&
      read('mark', (toPath) => ({
        plain: readMark(toPath(mark.plain), 'plain'),
        inverse: readMark(toPath(mark.inverse ?? mark.plain), 'inverse'),
      })),
    pages: pages === undefined ? {} : read('pages', (toPath) => readPages(toPath(pages))),
  };
}

/**
 * Reads the brand of a file.
 * @returns the brand, or what is wrong with the file
 */
export function readBrand(path: string): { readonly brand: Brand } | { readonly problems: readonly string[] } {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return { problems: [`cannot be read (${error instanceof Error ? error.message : String(error)})`] };
  }
  const parsed = z.safeParse(brandFile, content);
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`) };
  const { $schema: _schema, texts, colors, siteLinks, menu, mark, pages, ...rest } = parsed.data;
  const pale = colors === undefined ? [] : findPale(colors);
  const problems = [...pale, ...findMenuProblems(menu as Brand['menu'])];
  if (problems.length > 0) return { problems };
  let files: ReturnType<typeof readFiles>;
  try {
    files = readFiles(path, { mark, pages });
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
  return {
    brand: {
      ...rest,
      ...files,
      colors,
      siteLinks: siteLinks as Brand['siteLinks'],
      menu: menu as Brand['menu'],
      texts: toTexts(texts),
    },
  };
}
