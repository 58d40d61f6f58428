import { type EndpointData, type EndpointInput, toMailAddress } from '@haesol/contracts/common';
import { checkTogether } from '@haesol/contracts/identity';
import { type getMyPage, updateMyInfo } from '@haesol/contracts/member';
import type { PhoneParts } from '@haesol/kit';
import { toPhoneBody } from '#rules/phone';

export type MyPage = EndpointData<typeof getMyPage>;

/** Returns a members-only path, else the fallback: the address is untrusted. */
export function toNextPath(next: string | null, fallback: string): string {
  return next !== null && /^\/(mypage|login\/changepw)(?:[/?#]|$)/i.test(next) && !next.includes('\\')
    ? next
    : fallback;
}

/** Values of the form. */
export interface InfoValues {
  readonly name: string;
  readonly email: string;
  /** Token of the new address, once it is verified. */
  readonly certToken: string;
  readonly tel: PhoneParts;
  readonly affiliation: string;
  readonly companyScaleCd: string;
  readonly position: string;
  readonly collegeCd: string;
  readonly deptCd: string;
  readonly agreeMail: boolean;
  readonly agreeTravel: boolean;
  readonly agreeMessage: boolean;
  /** Address of the picture, id of an uploaded one, or empty for none. */
  readonly picture: string;
}

/** Fields that survive a reload: no codes, no files. */
export const keptFields = [
  'name',
  'email',
  'tel',
  'affiliation',
  'companyScaleCd',
  'position',
  'collegeCd',
  'deptCd',
  'agreeMail',
  'agreeTravel',
  'agreeMessage',
] as const satisfies readonly (keyof InfoValues)[];

export function toInfoValues({ user_nm: name, tel, email, affiliation: own, agree, profileUrl }: MyPage): InfoValues {
  return {
    name,
    email,
    certToken: '',
    tel: [tel.tel1 ?? '', tel.tel2 ?? '', tel.tel3 ?? ''],
    affiliation: own.affiliation ?? '',
    companyScaleCd: own.companyScaleCd ?? '',
    position: own.position ?? '',
    collegeCd: own.deptCd?.slice(0, 3) ?? '',
    deptCd: own.deptCd ?? '',
    agreeMail: agree.mail === 'Y',
    agreeTravel: agree.travel === 'Y',
    agreeMessage: agree.message === 'Y',
    picture: profileUrl ?? '',
  };
}

type InfoBody = NonNullable<EndpointInput<typeof updateMyInfo>['body']>;

/** Returns the changed fields; empty without changes. */
export function toChange(values: InfoValues, member: MyPage): InfoBody {
  const before = toInfoValues(member);
  const email = toMailAddress(values.email);
  return {
    ...(values.name.trim() !== before.name && { name: values.name }),
    ...(values.tel.join() !== before.tel.join() && toPhoneBody(values.tel)),
    ...(email !== before.email && { email, ...(values.certToken !== '' && { certToken: values.certToken }) }),
    ...(values.affiliation.trim() !== before.affiliation && { affiliation: values.affiliation.trim() }),
    ...(values.position.trim() !== before.position && { position: values.position.trim() }),
    ...(values.companyScaleCd !== before.companyScaleCd && { companyScaleCd: values.companyScaleCd }),
    ...(values.deptCd !== before.deptCd && { deptCd: values.deptCd }),
    ...(values.agreeMail !== before.agreeMail && { agreeMail: values.agreeMail ? 'Y' : 'N' }),
    ...(values.agreeTravel !== before.agreeTravel && { agreeTravel: values.agreeTravel ? 'Y' : 'N' }),
    ...(values.agreeMessage !== before.agreeMessage && { agreeMessage: values.agreeMessage ? 'Y' : 'N' }),
    ...(values.picture !== before.picture && { profileFileUid: values.picture === '' ? null : values.picture }),
  };
}

/** Schema of the change, with the page's own rule that a new address must be verified first. */
export const toInfoSchema = (unprovenText: string) =>
  updateMyInfo.body.check(
    checkTogether<InfoBody>(({ email, certToken }) =>
      email !== undefined && certToken === undefined ? [{ path: ['email'], message: unprovenText }] : [],
    ),
  );

export interface OpenItem {
  readonly kind: string;
  readonly no: string;
  readonly title: string;
  /** Language of the title. */
  readonly lang?: string;
  readonly link: string;
}

/** Reads the open items of the refusal `4097`. */
export function readOpenItems(data: unknown): readonly OpenItem[] {
  const items = typeof data === 'object' && data !== null && 'items' in data ? data.items : undefined;
  if (!Array.isArray(items)) return [];
  return items.filter(
    (item): item is OpenItem =>
      typeof item === 'object' && item !== null && typeof item.title === 'string' && /^\/(?![/\\])/.test(item.link),
  );
}
