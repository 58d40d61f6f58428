import type { EndpointData } from '@haesol/contracts/common';
import { findPhoneCountry } from '@haesol/contracts/phones';
import { countryCodes, familyFirst, type reserveUserInfo } from '@haesol/contracts/travel';
import { contactMail, isGuestRow } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';

/** Family names of two syllables; all others have one. */
const longFamilyNames = ['남궁', '황보', '제갈', '사공', '선우', '서문', '독고', '동방', '어금', '망절'];

/** Splits a name where its script does; a name of one word, which only in Hangul has two parts, is the family name. */
function splitName(name: string): { familyNm: string; firstNm: string } {
  const words = name.trim().split(/\s+/);
  const [text = ''] = words;
  if (words.length > 1) {
    const family = familyFirst.test(name) ? words.shift() : words.pop();
    return { familyNm: family ?? '', firstNm: words.join(' ') };
  }
  if (!/^\p{sc=Hangul}+$/u.test(text)) return { familyNm: text, firstNm: '' };
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
  // Country of the phone number, if it is in the list of the form.
  const country = phone === '' ? '' : (findPhoneCountry(phone) ?? 'KR');
  const nationCd = countryCodes.includes(country) ? country : '';
  return { ...splitName(member.name), phone, email: member.email, nationCd };
}
