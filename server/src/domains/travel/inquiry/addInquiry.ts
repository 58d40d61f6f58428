import type { ContentLocale, EndpointInput } from '@haesol/contracts/common';
import { guestClass } from '@haesol/contracts/identity';
import type { inquiryInsert } from '@haesol/contracts/travel';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { validationError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { setAttachments } from '../../common/files/attachments.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';

type InquiryForm = Required<Pick<EndpointInput<typeof inquiryInsert>['body'], 'categoryCd' | 'title' | 'content'>> & {
  readonly gdsUid?: string | undefined;
  readonly rsvtUid?: string | undefined;
  readonly fileUids: readonly string[];
  readonly privateYn: 'Y' | 'N';
  /** Language of the page. */
  readonly locale: ContentLocale;
};

async function checkForm(trx: Trx, { categoryCd, gdsUid, rsvtUid }: InquiryForm, memberUid: string): Promise<void> {
  if (!(await hasCode(trx, 'INQUIRY_CTG', categoryCd))) {
    throw validationError({ field: 'categoryCd', code: 'custom', message: '문의 유형을 선택해 주세요.' });
  }
  const goods =
    gdsUid === undefined
      ? true
      : await trx.selectFrom('goods').select('gds_uid').where('gds_uid', '=', gdsUid).executeTakeFirst();
  if (goods === undefined) {
    throw validationError({ field: 'gdsUid', code: 'custom', message: '문의할 상품을 찾을 수 없습니다.' });
  }
  const reservation =
    rsvtUid === undefined
      ? true
      : await trx
          .selectFrom('reservation')
          .select('rsvt_uid')
          .where('rsvt_uid', '=', rsvtUid)
          .where('member_uid', '=', memberUid)
          .executeTakeFirst();
  if (reservation === undefined) {
    throw validationError({ field: 'rsvtUid', code: 'custom', message: '문의할 예약을 찾을 수 없습니다.' });
  }
}

/**
 * @throws {ApiError} `4000` for an unknown category or place, a reservation of another member, and without one from a buyer who has
 *   no account
 */
export async function addInquiry(trx: Trx, form: InquiryForm, { memberUid, memberClass, now }: Principal) {
  if (memberClass === guestClass && form.rsvtUid === undefined) {
    throw validationError({ field: 'rsvtUid', code: 'custom', message: '문의할 예약을 찾을 수 없습니다.' });
  }
  await lockMembers(trx, memberUid);
  await checkForm(trx, form, memberUid);
  const inquiryUid = createUid();
  await trx
    .insertInto('inquiry')
    .values({
      inquiry_uid: inquiryUid,
      member_uid: memberUid,
      category_cd: form.categoryCd,
      title: form.title,
      content: form.content,
      gds_uid: form.gdsUid ?? null,
      rsvt_uid: form.rsvtUid ?? null,
      private: form.privateYn === 'Y',
      locale: form.locale,
      created_at: now,
    })
    .execute();
  const inquiry = { refType: 'INQUIRY', refUid: inquiryUid, ownerUid: memberUid, now };
  await setAttachments(trx, { ...inquiry, kind: 'attach', field: 'fileUids', fileUids: form.fileUids });
  return { inquiryUid, createdDt: toSeoulInstant(now) };
}
