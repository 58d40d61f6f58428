import { toSafePath } from '@haesol/contracts/common';
import { LinkButton, MessageBar, TextLink } from '@haesol/kit';
import { useHasPage, useSession, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { SocialButtons } from '#ui/SocialButtons';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginScreen.module.css';
import { useWallName } from './useWallName.ts';

/** Bookings without an account, a page of the travel service. */
const guestOrderPath = '/travel/findOrder';

export default function LoginScreen() {
  const t = useText();
  const [search] = useSearchParams();
  const { isLogin } = useSession();
  const hasPage = useHasPage();
  const wall = useWallName(search.get('next'));
  if (isLogin && search.has('why')) return <StillSignedIn next={toSafePath(search.get('next'))} />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('login.title')}</h1>
        <p className={styles.lead}>{wall === undefined ? t('login.lead') : t('login.wall.to', { name: wall })}</p>
      </div>
      <LoginForm />
      <ul className={styles.links}>
        <li>
          <TextLink href={paths.findId} tone="quiet">
            {t('login.findId')}
          </TextLink>
        </li>
        <li>
          <TextLink href={paths.findPw} tone="quiet">
            {t('login.findPw')}
          </TextLink>
        </li>
        <li>
          <TextLink href={toHref(paths.join, { next: search.get('next') ?? undefined })}>{t('login.join')}</TextLink>
        </li>
        {hasPage(guestOrderPath) && (
          <li>
            <TextLink href={guestOrderPath} tone="quiet">
              {t('login.guestOrder')}
            </TextLink>
          </li>
        )}
      </ul>
      <SocialButtons next={search.get('next')} title={t('social.title')} />
    </div>
  );
}

/** Shown after a page failed to load and redirected here, although the session is valid: the person decides about a retry. */
function StillSignedIn({ next }: { readonly next: string }) {
  const t = useText();
  return (
    <div className={styles.screen}>
      <h1>{t('login.failedPage')}</h1>
      <MessageBar kind="danger" live="assertive">
        {t('login.failedReserve')}
      </MessageBar>
      <p>
        <LinkButton href={next} size="form" variant="primary">
          {t('login.tryAgain')}
        </LinkButton>
      </p>
    </div>
  );
}
