import { guestClass } from '@haesol/contracts/identity';
import type { MemberClass, MemberRole } from '../../../db/schema.ts';
import { toProfileUrl } from '../../common/members/profileUrl.ts';

interface MemberFields {
  readonly member_uid: string;
  readonly name: string;
  readonly email: string;
  /** Address of a buyer without an account. */
  readonly guest_email: string | null;
  readonly class_cd: MemberClass;
  readonly role: MemberRole;
  readonly profile_file_uid: string | null;
}

/** Administrators have all permissions of staff. */
function toRoles(role: MemberRole): string[] {
  if (role === 'ADMIN') return ['MEMBER', 'STAFF', 'ADMIN'];
  return role === 'STAFF' ? ['MEMBER', 'STAFF'] : ['MEMBER'];
}

/** Returns the `userInfo` of sign-in, refresh and `auth/me`. */
export function toUserInfo(member: MemberFields) {
  return {
    memberUid: member.member_uid,
    user_nm: member.name,
    email: member.guest_email ?? member.email,
    memberClass: member.class_cd,
    roles: member.class_cd === guestClass ? [] : toRoles(member.role),
    profileUrl: toProfileUrl(member.profile_file_uid),
  };
}
