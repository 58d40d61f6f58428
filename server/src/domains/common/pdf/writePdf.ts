import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ContentLocale } from '@haesol/contracts/common';
import type PdfDocument from 'pdfkit';
import { brandTextsIn } from '../../../brand/brand.ts';

const require = createRequire(import.meta.url);

interface Parts {
  readonly Document: typeof PdfDocument;
  readonly regular: Buffer;
  readonly bold: Buffer;
}

let parts: Promise<Parts> | undefined;
let hanFont: Promise<Buffer> | undefined;

/** Loads the library and the fonts at the first document: most processes never need them. */
function loadParts() {
  parts ??= Promise.all([
    import('pdfkit'),
    readFile(require.resolve('@expo-google-fonts/gothic-a1/400Regular/GothicA1_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/gothic-a1/700Bold/GothicA1_700Bold.ttf')),
  ]).then(([{ default: Document }, regular, bold]) => ({ Document, regular, bold }));
  return parts;
}

/** Loads the font for Han and kana, which those of the organisation lack. */
function loadHanFont() {
  hanFont ??= readFile(
    require.resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
  );
  return hanFont;
}

const hanOrKana = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Returns the font for a text: `han` for Han and kana, else `regular` or `bold`. */
export const fontOf = (text: string, weight: 'bold' | 'regular' = 'regular'): 'bold' | 'han' | 'regular' =>
  hanOrKana.test(text) ? 'han' : weight;

export const pdfColors = { ink: '#16202e', quiet: '#5b6573', blue: '#1d5fd6' } as const;

export type Pdf = InstanceType<typeof PdfDocument>;

export interface PdfFacts {
  readonly title: string;
  readonly createdAt: Date;
  /** Language of the document. @default 'ko' */
  readonly locale?: ContentLocale;
}

/**
 * Writes A4 pages in the organisation's fonts, `regular` and `bold`, and `han`; see {@link fontOf}. Embeds only the used characters.
 * @param draw draws on the first page
 */
export async function writePdf(
  { title, createdAt, locale = 'ko' }: PdfFacts,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const [{ Document, regular, bold }, han] = await Promise.all([loadParts(), loadHanFont()]);
  const info = { Title: title, Author: brandTextsIn(locale).site, CreationDate: createdAt };
  const pdf = new Document({ size: 'A4', margin: 64, lang: locale, displayTitle: true, info, pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((finish, fail) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', finish);
    pdf.on('error', fail);
  });
  pdf.registerFont('regular', regular).registerFont('bold', bold).registerFont('han', han);
  draw(pdf);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}
