import { toPrintedNumber } from '@haesol/contracts/common';
import { Button, TextField } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { type SubmitEvent, useState } from 'react';
import styles from './Certificate.module.css';

/** Form for verifying a certificate by its number. */
export function CertificateForm({ onSubmit }: { readonly onSubmit: (number: string) => void }) {
  const t = useText();
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string>();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = toPrintedNumber(number);
    setError(typed === '' ? t('certificate.empty') : undefined);
    if (typed !== '') onSubmit(typed);
  }

  return (
    <section aria-label={t('certificate.verify')} className={styles.verify}>
      <h2 className={styles.title}>{t('certificate.verify')}</h2>
      <form className={styles.form} method="get" noValidate onSubmit={handleSubmit}>
        <TextField
          autoComplete="off"
          error={error}
          help={t('certificate.hint')}
          label={t('certificate.number')}
          name="cert"
          onChange={(event) => setNumber(event.target.value)}
          placeholder="HS-00000-00000-00000"
          value={number}
        />
        <Button type="submit">{t('certificate.check')}</Button>
      </form>
    </section>
  );
}
