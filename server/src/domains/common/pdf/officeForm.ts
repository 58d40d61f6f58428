import type { ContentLocale } from '@haesol/contracts/common';
import { brandTextsIn, getBrand } from '../../../brand/brand.ts';
import { fontOf, type Pdf, type PdfFacts, pdfColors, writePdf } from './writePdf.ts';

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
export function drawRow(pdf: Pdf, [term, value, isSum = false]: FormRow, align: 'left' | 'right') {
  const right = pdf.page.width - left;
  const weight = isSum ? 'bold' : 'regular';
  if (pdf.y > pdf.page.height - 2 * left) pdf.addPage();
  const { page, y } = pdf;
  const middle = align === 'left' ? left + 100 : right - 150;
  pdf
    .font(fontOf(term, weight))
    .fontSize(11)
    .fillColor(isSum ? pdfColors.ink : pdfColors.quiet)
    .text(term, left, y, { width: middle - left - 12 });
  const below = pdf.y;
  pdf
    .font(fontOf(value, weight))
    .fillColor(pdfColors.ink)
    .text(value, middle, y, { width: right - middle, align });
  // A long value goes on on the next page.
  pdf.y = (pdf.page === page ? Math.max(below, pdf.y) : pdf.y) + 7;
}

function drawLine(pdf: Pdf): void {
  const y = pdf.y + 4;
  pdf
    .moveTo(left, y)
    .lineTo(pdf.page.width - left, y)
    .lineWidth(0.7)
    .stroke(pdfColors.quiet);
  pdf.y = y + 14;
}

/** Draws the seal of the office, a square of 54 points with three columns, read from the right. */
export function drawSeal(pdf: Pdf, x: number, y: number): void {
  pdf.roundedRect(x, y, 54, 54, 5).lineWidth(2).stroke(sealColor);
  pdf.font('bold').fontSize(10).fillColor(sealColor);
  for (const [column, word] of getBrand().seal.entries()) {
    for (const [row, letter] of [...word].entries()) {
      pdf.text(letter, x + 37 - column * 16, y + 6 + row * 11, { lineBreak: false });
    }
  }
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
  return writePdf(about, (pdf) => {
    pdf.font(fontOf(title, 'bold')).fontSize(28).fillColor(pdfColors.ink).text(title, left, 72);
    pdf.rect(left, 116, 36, 3).fill(pdfColors.blue);
    pdf.y = 144;
    for (const row of facts) drawRow(pdf, row, 'left');
    if (amounts.length > 0) drawLine(pdf);
    for (const row of amounts) drawRow(pdf, row, 'right');
    drawLine(pdf);
    // The office with its seal stays on one page.
    if (pdf.y > pdf.page.height - 240) pdf.addPage();
    const top = pdf.y;
    for (const row of listOfficeRows(about.locale ?? 'ko')) drawRow(pdf, row, 'left');
    const end = pdf.y;
    drawSeal(pdf, pdf.page.width - left - 60, top);
    pdf.y = end + 10;
    for (const note of notes) {
      pdf.font(fontOf(note)).fontSize(9.5).fillColor(pdfColors.quiet).text(note, left, pdf.y);
      pdf.y += 4;
    }
  });
}
