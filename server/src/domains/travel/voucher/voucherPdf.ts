import type { ContentLocale } from '@haesol/contracts/common';
import type { Kysely } from 'kysely';
import { encode } from 'uqr';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../db/schema.ts';
import type { RenderedAttachment } from '../../../mail/mail.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { drawRow, type FormRow } from '../../common/pdf/officeForm.ts';
import { fontOf, type Pdf, type PdfPart, pdfColors, writePdf } from '../../common/pdf/writePdf.ts';
import { createGoodsCodes, type GoodsKind } from '../codes/codes.ts';
import { toBuyerName, toPassportNm } from './recipient.ts';
import { createVoucherRepository } from './repository.ts';
import { toUseText } from './rules.ts';
import { voucherPdfTexts } from './voucherPdfTexts.ts';

/** One page: a voucher of a reservation, or a pass. */
interface VoucherPage {
  readonly kind: Extract<GoodsKind, 'PASS' | 'VOUCHER'>;
  readonly uid: string;
  readonly name: string;
  /** Korean name, for the staff who check it; undefined if it is the same. */
  readonly nameKo: string | undefined;
  readonly rows: readonly FormRow[];
}

interface VoucherPages {
  readonly locale: ContentLocale;
  readonly no: string;
  readonly pages: readonly VoucherPage[];
}

const left = 64;
const qrSize = 220;

/** Draws a QR code with its margin as squares, one path for all. */
function drawQr(pdf: Pdf, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const unit = qrSize / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) pdf.rect(x + column * unit, y + row * unit, unit, unit);
    }
  }
  pdf.fill('#000000');
}

interface TextLook {
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
}

function drawText(pdf: Pdf, text: string, { size, color, bold = false }: TextLook) {
  pdf
    .font(fontOf(text, bold ? 'bold' : 'regular'))
    .fontSize(size)
    .fillColor(color)
    .text(text, left, pdf.y, { width: pdf.page.width - 2 * left });
}

interface PageTools {
  readonly locale: ContentLocale;
  readonly codes: ReturnType<typeof createGoodsCodes>;
}

function drawPage(pdf: Pdf, part: PdfPart, page: VoucherPage, { locale, codes }: PageTools) {
  const texts = voucherPdfTexts[locale];
  const { kind, uid, name, nameKo, rows } = page;
  const code = codes.toCode(kind, uid);
  pdf.y = left;
  part.add('P', () => drawText(pdf, texts.title, { size: 12, color: pdfColors.quiet }));
  part.add('H1', () => drawText(pdf, name, { size: 22, color: pdfColors.ink, bold: true }));
  if (nameKo !== undefined) part.add('P', () => drawText(pdf, nameKo, { size: 12, color: pdfColors.quiet }));
  const top = pdf.y + 12;
  part.add('Figure', () => drawQr(pdf, codes.toQr(kind, uid), (pdf.page.width - qrSize) / 2, top), `QR ${code}`);
  pdf.y = top + qrSize + 4;
  part.add('P', () =>
    pdf
      .font('bold')
      .fontSize(20)
      .fillColor(pdfColors.ink)
      .text(code, left, pdf.y, { width: pdf.page.width - 2 * left, align: 'center' }),
  );
  pdf.y += 20;
  part.group('Table', (table) => {
    for (const row of rows) drawRow(pdf, table, row, 'left');
  });
  pdf.y += 10;
  for (const note of [texts.show, texts.changed])
    part.add('P', () => drawText(pdf, note, { size: 9.5, color: pdfColors.quiet }));
}

/** Reads the vouchers and passes of reservations that can be used; others have no page. */
async function readPages(db: Kysely<Database>, rsvtUids: readonly string[]): Promise<VoucherPages | undefined> {
  const repository = createVoucherRepository(db);
  const vouchers = await repository.listIssued(rsvtUids);
  const passes = await repository.listIssuedPasses(rsvtUids);
  const [first] = [...vouchers, ...passes];
  if (first === undefined) return undefined;
  const { locale } = first;
  const texts = voucherPdfTexts[locale];
  const toKorean = (name: string, korean: string) => (name === korean ? undefined : korean);
  const ofVouchers = vouchers.map((row): VoucherPage => {
    const name = row.own_nm ?? row.gds_nm_ko;
    const passportNm = toPassportNm(row);
    return {
      kind: 'VOUCHER',
      uid: row.rsvt_uid,
      name,
      nameKo: toKorean(name, row.gds_nm_ko),
      rows: [
        [texts.when, toUseText(row, locale)],
        ...(row.meeting === null ? [] : ([[texts.meeting, row.meeting.text]] as const)),
        [texts.tickets, row.option_nm],
        [texts.booker, toBuyerName(row)],
        ...(passportNm === null ? [] : ([[texts.passport, passportNm]] as const)),
        [texts.place, row.own_addr ?? ''],
        [texts.tel, row.tel],
        [texts.number, row.voucher_no ?? ''],
      ],
    };
  });
  const ofPasses = passes.map(
    (row): VoucherPage => ({
      kind: 'PASS',
      uid: row.pass_uid,
      name: row.own_nm,
      nameKo: toKorean(row.own_nm, row.pass_nm),
      rows: [
        [texts.booker, toBuyerName(row)],
        [texts.validUntil, localFormats(locale).moment(row.valid_until)],
        [texts.bookingNo, row.rsvt_no],
      ],
    }),
  );
  return { locale, no: first.rsvt_no, pages: [...ofVouchers, ...ofPasses] };
}

/** Renders the vouchers of reservations, one a page, in the language of the order; undefined if none can be used. */
export async function renderVouchers(
  { clock, db, secrets }: Pick<AppContext, 'clock' | 'db' | 'secrets'>,
  rsvtUids: readonly string[],
): Promise<RenderedAttachment | undefined> {
  const found = await readPages(db, rsvtUids);
  if (found === undefined) return undefined;
  const { locale, no, pages } = found;
  const codes = createGoodsCodes(secrets);
  const title = `${voucherPdfTexts[locale].title} ${no}`;
  const content = await writePdf({ title, createdAt: await clock.now(), locale }, (pdf, part) => {
    for (const [at, page] of pages.entries()) {
      if (at > 0) pdf.addPage();
      drawPage(pdf, part, page, { locale, codes });
    }
  });
  return { filename: `${title}.pdf`, contentType: 'application/pdf', content };
}
