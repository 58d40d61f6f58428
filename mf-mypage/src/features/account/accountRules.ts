import {
  type EndpointData,
  type EndpointInput,
  type getMyPage,
  isSafePath,
  toSafePath,
  type updateMyInfo,
} from '@haesol/shared/contracts';
import type { PhoneParts } from '@haesol/shared/ui';

export type MyPage = EndpointData<typeof getMyPage>;

/** A page of members, else the fallback: the address may name anything. */
export function toNextPath(next: string | null, fallback: string): string {
  const path = toSafePath(next, fallback);
  return /^\/(mypage|login\/changepw)(?:[/?#]|$)/i.test(path) ? path : fallback;
}

export interface InfoDraft {
  readonly name: string;
  readonly tel: PhoneParts;
  readonly email: string;
  /** Token of the new address, once it is proven. */
  readonly certToken: string;
  readonly affiliation: string;
  readonly position: string;
  readonly companyScaleCd: string;
  readonly collegeCd: string;
  readonly deptCd: string;
  readonly agreeMail: boolean;
  readonly agreeTravel: boolean;
  /** Undefined: as it is; null: none. */
  readonly profileFileUid: string | null | undefined;
}

export function toDraft({ user_nm: name, tel, email, affiliation: own, agree }: MyPage): InfoDraft {
  return {
    name,
    tel: [tel.tel1 ?? '', tel.tel2 ?? '', tel.tel3 ?? ''],
    email,
    certToken: '',
    affiliation: own.affiliation ?? '',
    position: own.position ?? '',
    companyScaleCd: own.companyScaleCd ?? '',
    collegeCd: own.deptCd?.slice(0, 3) ?? '',
    deptCd: own.deptCd ?? '',
    agreeMail: agree.mail === 'Y',
    agreeTravel: agree.travel === 'Y',
    profileFileUid: undefined,
  };
}

type InfoBody = NonNullable<EndpointInput<typeof updateMyInfo>['body']>;

/** What is another than before; empty where nothing is. */
export function toChange(draft: InfoDraft, member: MyPage): InfoBody {
  const before = toDraft(member);
  const [tel1, tel2, tel3] = draft.tel;
  const email = draft.email.trim().toLowerCase();
  return {
    ...(draft.name.trim() !== before.name && { name: draft.name }),
    ...(draft.tel.join() !== before.tel.join() && { tel1, tel2, tel3 }),
    ...(email !== before.email && { email, ...(draft.certToken !== '' && { certToken: draft.certToken }) }),
    ...(draft.affiliation.trim() !== before.affiliation && { affiliation: draft.affiliation.trim() }),
    ...(draft.position.trim() !== before.position && { position: draft.position.trim() }),
    ...(draft.companyScaleCd !== before.companyScaleCd && { companyScaleCd: draft.companyScaleCd }),
    ...(draft.deptCd !== before.deptCd && { deptCd: draft.deptCd }),
    ...(draft.agreeMail !== before.agreeMail && { agreeMail: draft.agreeMail ? 'Y' : 'N' }),
    ...(draft.agreeTravel !== before.agreeTravel && { agreeTravel: draft.agreeTravel ? 'Y' : 'N' }),
    ...(draft.profileFileUid !== undefined && { profileFileUid: draft.profileFileUid }),
  };
}

/** Keys of the words for what is wrong, by field. */
export function checkDraft(draft: InfoDraft, member: MyPage): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const [tel1, tel2, tel3] = draft.tel;
  if (draft.name.trim() === '') errors.name = 'nameMissing';
  else if (!/^[가-힣a-zA-Z·' .-]{2,30}$/.test(draft.name.trim())) errors.name = 'nameFormat';
  if (!/^01[016789]$/.test(tel1) || !/^\d{3,4}$/.test(tel2) || !/^\d{4}$/.test(tel3)) errors.tel = 'phoneFormat';
  if (draft.email.trim().toLowerCase() !== member.email && draft.certToken === '') errors.email = 'emailUnproven';
  const hasDepartment = member.affiliation.deptCd !== null;
  if (hasDepartment && draft.deptCd === '') errors.deptCd = 'deptMissing';
  return errors;
}

export interface OpenItem {
  readonly kind: string;
  readonly no: string;
  readonly title: string;
  readonly link: string;
}

/** What still has to end, as the refusal `4097` lists it. */
export function readOpenItems(data: unknown): readonly OpenItem[] {
  const items = typeof data === 'object' && data !== null && 'items' in data ? data.items : undefined;
  if (!Array.isArray(items)) return [];
  return items.filter(
    (item): item is OpenItem =>
      typeof item === 'object' && item !== null && typeof item.title === 'string' && isSafePath(String(item.link)),
  );
}
