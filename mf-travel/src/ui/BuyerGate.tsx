import { retentionPolicy } from '@haesol/contracts/identity';
import { Button, MessageBar, TextLink } from '@haesol/kit';
import { removeDrafts } from '@haesol/remote/form';
import { useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { type ReactNode, useState } from 'react';
import { paths } from '#paths';
import styles from './BuyerGate.module.css';
import { useGuestStart } from './guestSession.tsx';
import { MailCode } from './MailCode.tsx';
import { Section } from './Section.tsx';

const { guestDays, guestYears, contractYears } = retentionPolicy;

/**
 * Shows a page of the route guard `buyer` to members and guests. Visitors choose on the same page, whose address and drafts stay:
 * sign in, or continue with a proven mail address.
 */
export function BuyerGate({ children }: { readonly children: ReactNode }) {
  const { isLogin, guest } = useSession();
  if (isLogin) return children;
  if (guest === undefined) return <Choice />;
  return (
    <div className={styles.page}>
      <GuestBar />
      {children}
    </div>
  );
}

/** Names the proven address, with a button that ends the guest's session in this browser. */
export function GuestBar() {
  const t = useText();
  const shell = useShell();
  const { guest } = useSession();
  const [isBusy, setBusy] = useState(false);
  return (
    <MessageBar
      action={
        <Button
          busy={isBusy}
          onClick={() => {
            setBusy(true);
            removeDrafts();
            void shell.logout(paths.home);
          }}
          size="small"
        >
          {t('guest.finish')}
        </Button>
      }
    >
      {t('guest.bar', { email: guest?.email ?? '' })}
    </MessageBar>
  );
}

function Choice() {
  const t = useText();
  const shell = useShell();
  const start = useGuestStart();
  return (
    <div className={styles.choice}>
      <Section isRuled={false} title={t('guest.member')}>
        <p className={styles.text}>{t('guest.memberText')}</p>
        <Button block onClick={() => void shell.requireLogin()} size="form" variant="primary">
          {t('guest.signIn')}
        </Button>
      </Section>
      <Section isRuled={false} title={t('guest.title')}>
        <p className={styles.text}>{t('guest.text')}</p>
        <MailCode onProven={start} />
        <p className={styles.text}>
          {t('guest.privacy', { count: guestYears, guestDays, contractYears })}{' '}
          <TextLink href="/terms?tab=privacy">{t('guest.privacyLink')}</TextLink>
        </p>
        <p>
          <TextLink href={paths.findOrder}>{t('guest.find.link')}</TextLink>
        </p>
      </Section>
    </div>
  );
}
