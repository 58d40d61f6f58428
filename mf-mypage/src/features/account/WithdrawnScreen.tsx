import { LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { Narrow, NarrowActions } from '#ui/Narrow';
import styles from './Account.module.css';

/** Confirmation after leaving, with the handling of account and data. */
export default function WithdrawnScreen() {
  const t = useText();
  return (
    <Narrow lead={t('account.withdrawn.lead')} title={t('account.withdrawn.title')}>
      <ul className={styles.list}>
        {(['data', 'posts', 'mail'] as const).map((note) => (
          <li key={note}>{t(`account.withdrawn.note.${note}`)}</li>
        ))}
      </ul>
      <NarrowActions>
        <LinkButton href={paths.join} size="form">
          {t('account.withdrawn.join')}
        </LinkButton>
        <LinkButton href={paths.home} size="form" variant="primary">
          {t('account.withdrawn.home')}
        </LinkButton>
      </NarrowActions>
    </Narrow>
  );
}
