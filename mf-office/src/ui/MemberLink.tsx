import { TextLink } from '@haesol/kit';
import { toMemberHref } from '#paths';

/** Masked name that leads to the page of the member, which shows the rest for a purpose. */
export function MemberLink({ of }: { readonly of: { readonly memberUid: string; readonly memberNm: string } }) {
  return (
    <TextLink href={toMemberHref(of.memberUid)} tone="quiet">
      {of.memberNm}
    </TextLink>
  );
}
