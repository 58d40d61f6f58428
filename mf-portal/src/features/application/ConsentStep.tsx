import { applyDraftDays } from '@haesol/contracts/learn';
import { Checkbox, DefinitionTable, TextLink } from '@haesol/kit';
import type { BoxFieldProps } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import styles from './ConsentStep.module.css';

export interface ConsentStepProps {
  /** Notices before the form. */
  readonly notices: readonly string[];
  readonly privacy: BoxFieldProps;
  /** Undefined if only the office reads the application. */
  readonly third?: BoxFieldProps;
}

const privacyParts = ['purpose', 'items', 'keeping', 'refusal'] as const;
const thirdParts = ['receiver', 'purpose', 'items', 'keeping', 'refusal'] as const;

/** First step: notices, and consents with the information that the law requires. */
export function ConsentStep({ notices, privacy, third }: ConsentStepProps) {
  const t = useText();
  const tableOf = (name: 'privacy' | 'third', parts: readonly string[]) => (
    <DefinitionTable
      caption={t(`apply.consents.${name}.title`)}
      items={parts.map((part) => ({
        term: t(`apply.consents.${name}.${part}.term`),
        value: t(`apply.consents.${name}.${part}.text`, { days: applyDraftDays }),
      }))}
    />
  );
  return (
    <div className={styles.step}>
      <section>
        <h3 className={styles.title}>{t('apply.noticesTitle')}</h3>
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      </section>
      <section className={styles.consent}>
        <h3 className={styles.title}>{t('apply.consents.privacy.title')}</h3>
        {tableOf('privacy', privacyParts)}
        <Checkbox {...privacy} label={t('apply.consents.privacy.agree')} look="card" required />
      </section>
      {third !== undefined && (
        <section className={styles.consent}>
          <h3 className={styles.title}>{t('apply.consents.third.title')}</h3>
          {tableOf('third', thirdParts)}
          <Checkbox {...third} label={t('apply.consents.third.agree')} look="card" required />
        </section>
      )}
      <p className={styles.more}>
        <TextLink href={`${paths.terms}?tab=privacy`} tone="more">
          {t('apply.consents.policy')}
        </TextLink>
      </p>
    </div>
  );
}
