import type { EndpointData } from '@haesol/contracts/common';
import { findPhoneCountry } from '@haesol/contracts/phones';
import type { reserveUserInfo } from '@haesol/contracts/travel';
import { contactMail, isGuestRow } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { hasCode } from '../../common/codes/repository.ts';

/** Family names of two syllables; all others have one. */
const longFamilyNames = ['남궁', '황보', '제갈', '사공', '선우', '서문', '독고', '동방', '어금', '망절'];

/** Splits a Korean name, which has no space; others at the last space. */
function splitName(name: string): { familyNm: string; firstNm: string } {
  const text = name.trim();
  const space = text.lastIndexOf(' ');
  if (space > 0) return { familyNm: text.slice(space + 1), firstNm: text.slice(0, space).trim() };
  const long = longFamilyNames.find((family) => text.startsWith(family) && text.length > family.length + 1);
  const at = long?.length ?? 1;
  return { familyNm: text.slice(0, at), firstNm: text.slice(at) };
}

/** Returns the reserver, prefilled with the member. */
export async function getBooker(db: Db, memberUid: string): Promise<EndpointData<typeof reserveUserInfo>> {
  const member = await db
    .selectFrom('member as m')
    .select(['m.name', contactMail.as('email'), isGuestRow.as('isGuest'), 'm.tel1', 'm.tel2', 'm.tel3'])
    .where('m.member_uid', '=', memberUid)
    .executeTakeFirstOrThrow();
  if (member.isGuest) return { familyNm: '', firstNm: '', phone: '', email: member.email, nationCd: '' };
  const phone = [member.tel1, member.tel2, member.tel3].filter((part) => part).join('');
  // Of the countries in the list; a Korean number may be that of a foreign resident, who chooses.
  const country = findPhoneCountry(phone);
  const isListed = country !== undefined && (await hasCode(db, 'NATION', country));
  const nationCd = isListed ? country : 'KR';
  return { ...splitName(member.name), phone, email: member.email, nationCd };
}
