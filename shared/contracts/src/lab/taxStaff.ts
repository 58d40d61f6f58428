import * as z from 'zod/mini';
import { email } from '../common/common.ts';
import { withoutSeparators } from '../common/commonForm.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { seenRev } from '../common/officeItem.ts';
import { requireReason, revealReason } from '../common/reveal.ts';
import { enteredDate } from '../common/values.ts';
import { checkTogether } from '../identity/member.ts';
import { type TaxState, taxInvoice, taxStates } from './myBookings.ts';

/** Approval number of the tax office: day, sender and serial with 8 letters each, with or without hyphens. */
const taxNumber = z.pipe(
  z.pipe(z.string(), z.transform(withoutSeparators)),
  z.pipe(
    z.string().check(
      z.regex(/^\d{8}[0-9A-Za-z]{16}$/, {
        error: '승인번호 24자리를 확인해 주세요. 예: 20261123-41000000-12345678',
      }),
    ),
    z.transform((letters: string) => letters.toUpperCase().replace(/^(.{8})(.{8})/, '$1-$2-')),
  ),
);

interface Typed {
  readonly taxState: TaxState;
  readonly taxNo?: string | undefined;
  readonly taxDt?: string | undefined;
}

export const adminTaxInvoice = defineEndpoint({
  name: 'admin.recordTaxInvoice',
  method: 'PATCH',
  path: '/api/v1/admin/reservations/{rsvUid}/tax-invoice',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: z.object({ rsvUid: z.string() }),
  body: z
    .strictObject({
      taxState: z.enum(taxStates, { error: '세금계산서 상태를 선택해 주세요.' }),
      /** Number and day of an issued invoice; ignored for other states. */
      taxNo: z.optional(taxNumber),
      taxDt: z.optional(enteredDate),
      /** Address that replaces the one of the booking. */
      taxMail: z.optional(email),
      rev: seenRev,
    })
    .check(
      checkTogether<Typed>(({ taxState, taxNo, taxDt }) =>
        taxState !== 'ISSUED'
          ? []
          : [
              ...(taxNo === undefined ? [{ path: ['taxNo'], message: '승인번호를 입력해 주세요.' }] : []),
              ...(taxDt === undefined ? [{ path: ['taxDt'], message: '발행일을 입력해 주세요.' }] : []),
            ],
      ),
    ),
  response: z.object({ rsvUid: z.string(), tax: taxInvoice }),
  summary: 'Records the tax invoice of a used booking; an issued one is told to its member.',
});

export const adminRevealBooking = defineEndpoint({
  name: 'admin.revealBooking',
  method: 'POST',
  path: '/api/v1/admin/reservations/{rsvUid}/reveal',
  access: 'staff',
  area: 'lab',
  language: 'none',
  params: z.object({ rsvUid: z.string() }),
  body: z.strictObject(revealReason).check(requireReason),
  response: z.object({ memberNm: z.string(), tel: z.string(), taxMail: z.string() }),
  summary:
    'Name, phone and invoice address of a booking without masks; the audit log keeps person, purpose and address.',
});
