import { TextLink } from '@haesol/kit';
import { toMemberHref } from '#paths';

export interface MemberLinkProps {
  readonly of: { readonly memberUid: string; readonly memberNm: string };
  /** Address of the list of members with its filter. */
  readonly list?: string;
}

/** Masked name that leads to the page of the member, which shows the rest for a purpose. */
export function MemberLink({ of, list }: MemberLinkProps) {
  return (
    <TextLink href={toMemberHref(of.memberUid, list)} tone="quiet">
      {of.memberNm}
    </TextLink>
  );
}
