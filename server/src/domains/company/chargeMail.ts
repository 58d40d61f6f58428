import type { Trx } from '../../db/schema.ts';
import { enqueueMail } from '../../mail/outbox.ts';

/** Tells somebody that they are in charge of their company from now on. */
export function tellInCharge(
  trx: Trx,
  { name, email, companyNm }: { readonly name: string; readonly email: string; readonly companyNm: string },
): Promise<void> {
  return enqueueMail(trx, {
    kind: 'COMPANY_CHARGE',
    to: email,
    subject: '기업 담당자 지정 안내',
    lines: [
      `${name}님이 ${companyNm}의 담당자로 지정되었습니다.`,
      '담당자는 내 회원정보에서 같은 기업의 회원을 확인하고, 다른 회원에게 담당자를 넘길 수 있습니다.',
    ],
  });
}
