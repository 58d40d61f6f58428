import type { EndpointData } from '@haesol/contracts/common';
import { messageConsent } from '@haesol/contracts/identity';
import type { getMyPage } from '@haesol/contracts/member';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { toProfileUrl } from '../../common/members/profileUrl.ts';
import { createMypageRepository } from './repository.ts';

/** Returns the member for display. */
export async function readMyPage(db: Kysely<Database>, memberUid: string): Promise<EndpointData<typeof getMyPage>> {
  const repository = createMypageRepository(db);
  const member = await repository.getMember(memberUid);
  const links = await repository.listLinks(memberUid);
  const agreements = new Map((await repository.listAgreements(memberUid)).map(({ code, yn }) => [code, yn]));
  return {
    user_nm: member.name,
    email: member.email,
    memberClass: member.class_cd,
    profileUrl: toProfileUrl(member.profile_file_uid),
    sns: links.map(({ provider, linked_at }) => ({ provider, linkedDt: linked_at.toISOString() })),
    counts: await repository.countItems(memberUid),
    tel: { tel1: member.tel1, tel2: member.tel2, tel3: member.tel3 },
    affiliation: {
      affiliation: member.affiliation,
      deptCd: member.student_dept ?? member.staff_dept,
      companyNm: member.nm,
      bizNo: member.biz_no,
      companyScaleCd: member.scale_cd,
      industryCd: member.industry_cd,
      position: member.position,
      studentNo: member.student_no,
      grade: member.grade,
      staffNo: member.staff_no,
      inChargeYn: member.manager_uid === memberUid ? 'Y' : 'N',
    },
    agree: {
      mail: agreements.get('MARKETING_MAIL') ?? 'N',
      travel: agreements.get('MARKETING_TRAVEL') ?? 'N',
      message: agreements.get(messageConsent) ?? 'N',
    },
    lastLoginDt: member.last_login_at?.toISOString() ?? null,
    joinDt: member.created_at.toISOString(),
    state: member.state,
    passwordYn: member.pw_hash === null ? 'N' : 'Y',
  };
}
