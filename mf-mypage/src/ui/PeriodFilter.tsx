import { Button, FilterSelect, TextField } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { type SubmitEvent, useState } from 'react';
import { findPeriodError, type PeriodDates, type PeriodName, toPeriod } from '#rules/period';
import styles from './PeriodFilter.module.css';

export interface PeriodFilterProps {
  /** Periods up to today, offered besides all and a custom one. */
  readonly names: readonly PeriodName[];
  /** Days in the address; empty for no limit. */
  readonly value: PeriodDates;
  readonly onChange: (value: PeriodDates) => void;
}

/** Period of a list; both days of a custom period are submitted together. Remount it when the address changes. */
export function PeriodFilter({ names, value, onChange }: PeriodFilterProps) {
  const t = useText();
  const shell = useShell();
  const known = names.find((name) => {
    const { startDate, endDate } = toPeriod(name, shell.now());
    return startDate === value.startDate && endDate === value.endDate;
  });
  const [isOwn, setOwn] = useState(known === undefined && (value.startDate !== '' || value.endDate !== ''));

  function handleChoice(choice: string) {
    setOwn(choice === 'own');
    if (choice === 'own') return;
    const name = names.find((offered) => offered === choice);
    onChange(name === undefined ? { startDate: '', endDate: '' } : toPeriod(name, shell.now()));
  }

  return (
    <>
      <FilterSelect
        label={t('period.label')}
        onChange={handleChoice}
        options={[
          ...names.map((name) => ({ value: name, label: t(`period.names.${name}`) })),
          { value: 'own', label: t('period.names.own') },
        ]}
        placeholder={t('period.names.all')}
        value={isOwn ? 'own' : (known ?? '')}
      />
      {isOwn && <OwnPeriod onChange={onChange} value={value} />}
    </>
  );
}

function OwnPeriod({ value, onChange }: Pick<PeriodFilterProps, 'value' | 'onChange'>) {
  const t = useText();
  const [from, setFrom] = useState(value.startDate);
  const [to, setTo] = useState(value.endDate);
  const [error, setError] = useState<string>();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findPeriodError(from, to);
    setError(found && t(`period.errors.${found}`));
    if (found === undefined) onChange({ startDate: from, endDate: to });
  }

  return (
    <form className={styles.own} method="get" noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('period.from')}
        name="startDate"
        onChange={(event) => setFrom(event.target.value)}
        type="date"
        value={from}
      />
      <TextField
        error={error}
        label={t('period.to')}
        name="endDate"
        onChange={(event) => setTo(event.target.value)}
        type="date"
        value={to}
      />
      <Button type="submit">{t('period.apply')}</Button>
    </form>
  );
}
