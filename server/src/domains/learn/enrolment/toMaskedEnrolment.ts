import type { StaffEnrolment } from '@haesol/contracts/learn';
import { toMaskedEmail, toMaskedName, toMaskedTel } from '../../common/text/maskedName.ts';

const toMasked = (address: string) => (address === '' ? '' : toMaskedEmail(address));

/** Masks the personal data of an enrolment. @param isNamed keeps the name, for calling the roll */
export function toMaskedEnrolment(row: StaffEnrolment, isNamed: boolean): StaffEnrolment {
  return {
    ...row,
    attendeeNm: isNamed ? row.attendeeNm : toMaskedName(row.attendeeNm),
    email: toMasked(row.email),
    proofEmail: toMasked(row.proofEmail),
    tel: toMaskedTel(row.tel),
  };
}
