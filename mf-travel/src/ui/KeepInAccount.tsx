import { MessageBar, TextLink } from '@haesol/kit';
import { useSession, useText } from '@haesol/remote/lifecycle';
import { paths, toReviewHref } from '#paths';

/**
 * Tells a guest how the booking comes into an account; nothing for members.
 * @param reviewOf used booking, whose review needs an account
 */
export function KeepInAccount({ reviewOf }: { readonly reviewOf?: string }) {
  const t = useText();
  const { guest } = useSession();
  if (guest === undefined) return null;
  const next = reviewOf === undefined ? paths.my : toReviewHref(reviewOf);
  return (
    <MessageBar>
      {t(reviewOf === undefined ? 'guest.keep' : 'guest.review')}{' '}
      <TextLink href={`/join?next=${encodeURIComponent(next)}`}>{t('guest.join')}</TextLink>
    </MessageBar>
  );
}
