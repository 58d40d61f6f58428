import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';
import { brandTextsIn } from '../../../brand/brand.ts';

const require = createRequire(import.meta.url);

interface Parts {
  readonly Document: typeof PdfDocument;
  readonly regular: Buffer;
  readonly bold: Buffer;
}

let parts: Promise<Parts> | undefined;

/** Loads the library and the fonts at the first document: most processes never need them. */
function loadParts() {
  parts ??= Promise.all([
    import('pdfkit'),
    readFile(require.resolve('@expo-google-fonts/gothic-a1/400Regular/GothicA1_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/gothic-a1/700Bold/GothicA1_700Bold.ttf')),
  ]).then(([{ default: Document }, regular, bold]) => ({ Document, regular, bold }));
  return parts;
}

export const pdfColors = { ink: '#16202e', quiet: '#5b6573', blue: '#1d5fd6' } as const;

export type Pdf = InstanceType<typeof PdfDocument>;

export interface PdfFacts {
  readonly title: string;
  readonly createdAt: Date;
}

/**
 * Writes A4 pages in the organisation's fonts, `regular` and `bold`. Embeds only the used characters.
 * @param draw draws on the first page
 */
export async function writePdf({ title, createdAt }: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const { Document, regular, bold } = await loadParts();
  const info = { Title: title, Author: brandTextsIn('ko').site, CreationDate: createdAt };
  const pdf = new Document({ size: 'A4', margin: 64, lang: 'ko', displayTitle: true, info, pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((finish, fail) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', finish);
    pdf.on('error', fail);
  });
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  draw(pdf);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}
