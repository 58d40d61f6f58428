import { EmptyState, LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import styles from './ApplicationScreen.module.css';

/** Page of an application whose subject does not exist. */
export function Missing() {
  const t = useText();
  return (
    <section>
      <h1 className={styles.title}>{t('apply.missing')}</h1>
      <EmptyState title={t('apply.missingText')}>
        <LinkButton href={paths.application}>{t('apply.toKinds')}</LinkButton>
      </EmptyState>
    </section>
  );
}
