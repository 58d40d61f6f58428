import { useText } from '@haesol/shared/lifecycle';
import { TextLink } from '@haesol/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { SocialButtons } from '#ui/SocialButtons';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginScreen.module.css';

export default function LoginScreen() {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
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
          <TextLink href={paths.join}>{t('login.join')}</TextLink>
        </li>
      </ul>
      <SocialButtons next={search.get('next')} title={t('social.title')} />
    </div>
  );
}
