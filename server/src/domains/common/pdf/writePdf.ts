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

type Role = 'Document' | 'Figure' | 'H1' | 'H2' | 'Link' | 'P' | 'TD' | 'TH' | 'TR' | 'Table';

/** Part of a document in the order in which screen readers read it. */
export interface PdfPart {
  /** Draws content. @param alt words for a figure */
  add(role: Role, draw: () => void, alt?: string): void;
  /** Draws parts that belong together, e.g. the rows of a table. */
  group(role: Role, draw: (part: PdfPart) => void): void;
  /** Draws lines and frames, which screen readers leave out. */
  ornament(draw: () => void): void;
}

function createPart(pdf: Pdf, element: ReturnType<Pdf['struct']>): PdfPart {
  return {
    add: (role, draw, alt) => void element.add(pdf.struct(role, alt === undefined ? {} : { alt }, draw)),
    group(role, draw) {
      const inner = pdf.struct(role);
      element.add(inner);
      draw(createPart(pdf, inner));
      inner.end();
    },
    ornament(draw) {
      pdf.markContent('Artifact');
      draw();
      pdf.endMarkedContent();
    },
  };
}

export interface PdfFacts {
  readonly title: string;
  readonly createdAt: Date;
  /** Language of the document. @default 'ko' */
  readonly locale?: ContentLocale;
}

/**
 * Writes A4 pages in the organisation's fonts, `regular` and `bold`, and `han`; see {@link fontOf}. Embeds only the used characters,
 * and tags the parts with their roles for screen readers.
 * @param draw draws on the first page, all of it in parts
 */
export async function writePdf(
  { title, createdAt, locale = 'ko' }: PdfFacts,
  draw: (pdf: Pdf, part: PdfPart) => void,
): Promise<Buffer> {
  const [{ Document, regular, bold }, han] = await Promise.all([loadParts(), loadHanFont()]);
  const info = { Title: title, Author: brandTextsIn(locale).site, CreationDate: createdAt };
  const pdf = new Document({
    ...{ size: 'A4', margin: 64, lang: locale, displayTitle: true, info, pdfVersion: '1.7', tagged: true },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((finish, fail) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', finish);
    pdf.on('error', fail);
  });
  pdf.registerFont('regular', regular).registerFont('bold', bold).registerFont('han', han);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  draw(pdf, createPart(pdf, root));
  root.end();
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}
