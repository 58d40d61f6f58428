import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { toMethodName } from './receiptTexts.ts';
import type { findFirstPayment } from './repository.ts';

type PaymentRow = NonNullable<Awaited<ReturnType<typeof findFirstPayment>>>;

/** Returns a payment as its buyer sees it, in the language of the page. @param pdfUrl address of the receipt */
export const toShownPayment = (row: PaymentRow, languageCd: string, pdfUrl: string) => ({
  method: toMethodName(row.method, toContentLocale(languageCd)),
  approvedDt: toSeoulInstant(row.approved_at),
  receiptUrl: row.receipt_url,
  pdfUrl,
});
