import { Checkbox, TextLink } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { useText, useTextLocale } from '@haesol/remote/lifecycle';
import type { BookerValues } from './buyingValues.ts';
import styles from './fields.module.css';

export interface ConsentFieldsProps {
  readonly form: FormHandle<BookerValues>;
  /** Recipient of the guest's name and number. */
  readonly providerNm: string;
}

const consents = ['isRefund', 'isUse', 'isThird'] as const;

/** Consent to fees, terms, and the transfer of name and number to the provider of the goods, with a checkbox for all. */
export function ConsentFields({ form, providerNm }: ConsentFieldsProps) {
  const t = useText();
  const locale = useTextLocale();
  const { values } = form;
  const isAll = consents.every((name) => values[name]);
  const isSome = consents.some((name) => values[name]);
  return (
    <div className={styles.consents}>
      <Checkbox
        checked={isAll}
        indeterminate={isSome && !isAll}
        label={<b>{t('buying.agreeAll')}</b>}
        onChange={() => form.set({ isRefund: !isAll, isUse: !isAll, isThird: !isAll })}
      />
      {locale !== 'ko' && <p className={styles.note}>{t('buying.termsTranslated')}</p>}
      <Checkbox {...form.field('isRefund')} label={t('buying.agreeRefund')} required />
      <div className={styles.consent}>
        <Checkbox {...form.field('isUse')} label={t('buying.agreeUse')} required />
        <TextLink href="/terms?tab=travel">{t('buying.readTerms')}</TextLink>
      </div>
      <div className={styles.consent}>
        <Checkbox {...form.field('isThird')} label={t('buying.agreeThird', { name: providerNm })} required />
        <TextLink href="/terms?tab=third">{t('buying.readTerms')}</TextLink>
      </div>
    </div>
  );
}
