import { MessageBar, TextLink } from '@haesol/kit';
import { useSession, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';

/** Tells a guest how the booking comes into an account; nothing for members. */
export function KeepInAccount() {
  const t = useText();
  const { guest } = useSession();
  if (guest === undefined) return null;
  return (
    <MessageBar>
      {t('guest.keep')} <TextLink href={`/join?next=${encodeURIComponent(paths.my)}`}>{t('guest.join')}</TextLink>
    </MessageBar>
  );
}
