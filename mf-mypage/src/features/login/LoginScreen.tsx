import { useText } from '@haesol/shared/lifecycle';
import { TextLink } from '@haesol/shared/ui';
import { paths } from '#paths';
import { LoginPanel } from './LoginPanel.tsx';
import styles from './LoginScreen.module.css';

export default function LoginScreen() {
  const t = useText();
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
      </div>
      <LoginPanel />
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
    </div>
  );
}
