import type { StaffEnrolment } from '@haesol/contracts/learn';
import { toMaskedEmail, toMaskedName, toMaskedTel } from '../../common/text/maskedName.ts';

const toMasked = (text: string, mask: (text: string) => string) => (text === '' ? '' : mask(text));

/** Masks the personal data of an enrolment. @param isNamed keeps the name of the attendee, for calling the roll */
export function toMaskedEnrolment(row: StaffEnrolment, isNamed: boolean): StaffEnrolment {
  return {
    ...row,
    attendeeNm: isNamed ? row.attendeeNm : toMaskedName(row.attendeeNm),
    applicantNm: toMasked(row.applicantNm ?? '', toMaskedName),
    email: toMasked(row.email, toMaskedEmail),
    proofEmail: toMasked(row.proofEmail, toMaskedEmail),
    tel: toMaskedTel(row.tel),
  };
}
