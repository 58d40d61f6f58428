import type { ContentLocale } from '@haesol/contracts/common';
import { brandTextsIn, getBrand } from '../../../brand/brand.ts';
import { fontOf, type Pdf, type PdfFacts, type PdfPart, pdfColors, writePdf } from './writePdf.ts';

/** Term and value of a line; `isSum` is bold. */
export type FormRow = readonly [term: string, value: string, isSum?: boolean];

/** Contents of a form of the office: receipt, estimate, statement, copy of an application. */
export interface OfficeForm {
  readonly title: string;
  readonly facts: readonly FormRow[];
  /** Amounts, aligned at the right. */
  readonly amounts: readonly FormRow[];
  readonly notes: readonly string[];
}

const left = 64;
const sealColor = '#b3261e';

/** Draws a term and its value in one line; the longer of both may wrap. A row that does not fit begins a page. */
export function drawRow(pdf: Pdf, table: PdfPart, [term, value, isSum = false]: FormRow, align: 'left' | 'right') {
  const right = pdf.page.width - left;
  const weight = isSum ? 'bold' : 'regular';
  if (pdf.y > pdf.page.height - 2 * left) pdf.addPage();
  const { page, y } = pdf;
  const middle = align === 'left' ? left + 100 : right - 150;
  const row = { below: y };
  table.group('TR', (cells) => {
    cells.add('TH', () => {
      pdf
        .font(fontOf(term, weight))
        .fontSize(11)
        .fillColor(isSum ? pdfColors.ink : pdfColors.quiet)
        .text(term, left, y, { width: middle - left - 12 });
      row.below = pdf.y;
    });
    cells.add('TD', () => {
      pdf
        .font(fontOf(value, weight))
        .fontSize(11)
        .fillColor(pdfColors.ink)
        .text(value, middle, y, { width: right - middle, align });
    });
  });
  // A long value goes on on the next page.
  pdf.y = (pdf.page === page ? Math.max(row.below, pdf.y) : pdf.y) + 7;
}

function drawLine(pdf: Pdf, part: PdfPart): void {
  const y = pdf.y + 4;
  part.ornament(() =>
    pdf
      .moveTo(left, y)
      .lineTo(pdf.page.width - left, y)
      .lineWidth(0.7)
      .stroke(pdfColors.quiet),
  );
  pdf.y = y + 14;
}

/** Draws the seal of the office, a square of 54 points with three columns, read from the right. */
export function drawSeal(pdf: Pdf, part: PdfPart, x: number, y: number): void {
  const { seal } = getBrand();
  const draw = () => {
    pdf.roundedRect(x, y, 54, 54, 5).lineWidth(2).stroke(sealColor);
    pdf.font('bold').fontSize(10).fillColor(sealColor);
    for (const [column, word] of seal.entries()) {
      for (const [row, letter] of [...word].entries()) {
        pdf.text(letter, x + 37 - column * 16, y + 6 + row * 11, { lineBreak: false });
      }
    }
  };
  part.add('Figure', draw, [...seal].join(''));
}

/** Terms for the facts of the office: supplier, business number, representative, address, contact, bank account. */
const officeTerms: Readonly<Record<ContentLocale, readonly [string, string, string, string, string, string]>> = {
  ko: ['공급자', '사업자등록번호', '대표자', '주소', '문의', '입금 계좌'],
  en: ['Supplier', 'Business number', 'Representative', 'Address', 'Contact', 'Bank account'],
  ja: ['供給者', '事業者登録番号', '代表者', '住所', 'お問い合わせ', '振込口座'],
  'zh-CN': ['供应方', '营业执照号', '代表人', '地址', '联系电话', '收款账户'],
  'zh-TW': ['供應方', '營業登記號碼', '代表人', '地址', '聯絡電話', '收款帳戶'],
};

/** Lists the facts of the office, which supplies what a form is about. */
function listOfficeRows(locale: ContentLocale): FormRow[] {
  const { site, businessNo, representative, address, phone } = brandTextsIn(locale);
  const values = [site, businessNo, representative, address, phone, getBrand().bankAccount];
  return officeTerms[locale].flatMap((term, at): FormRow[] => {
    const value = values[at];
    return value === undefined ? [] : [[term, value]];
  });
}

/** Renders a form on A4, with the office's name, number, address and seal. */
export function renderOfficeForm({ title, facts, amounts, notes }: OfficeForm, about: PdfFacts): Promise<Buffer> {
  return writePdf(about, (pdf, part) => {
    const drawTable = (rows: readonly FormRow[], align: 'left' | 'right') => {
      if (rows.length === 0) return;
      part.group('Table', (table) => {
        for (const row of rows) drawRow(pdf, table, row, align);
      });
    };
    part.add('H1', () => pdf.font(fontOf(title, 'bold')).fontSize(28).fillColor(pdfColors.ink).text(title, left, 72));
    part.ornament(() => pdf.rect(left, 116, 36, 3).fill(pdfColors.blue));
    pdf.y = 144;
    drawTable(facts, 'left');
    if (amounts.length > 0) drawLine(pdf, part);
    drawTable(amounts, 'right');
    drawLine(pdf, part);
    // The office with its seal stays on one page.
    if (pdf.y > pdf.page.height - 240) pdf.addPage();
    const top = pdf.y;
    drawTable(listOfficeRows(about.locale ?? 'ko'), 'left');
    const end = pdf.y;
    drawSeal(pdf, part, pdf.page.width - left - 60, top);
    pdf.y = end + 10;
    for (const note of notes) {
      part.add('P', () => pdf.font(fontOf(note)).fontSize(9.5).fillColor(pdfColors.quiet).text(note, left, pdf.y));
      pdf.y += 4;
    }
  });
}
