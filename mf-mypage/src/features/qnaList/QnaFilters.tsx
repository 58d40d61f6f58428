import { answerStates, qnaCategories } from '@haesol/shared/contracts';
import { useShell, useText } from '@haesol/shared/lifecycle';
import { Button, Select, TextField } from '@haesol/shared/ui';
import { type SubmitEvent, useState } from 'react';
import styles from './QnaFilters.module.css';
import type { QnaListSearch } from './qnaListQueries.ts';
import { findPeriodError, type Period, periods, toPeriod } from './qnaListRules.ts';

export interface QnaFiltersProps {
  readonly search: QnaListSearch;
  onChange(change: Partial<QnaListSearch>): void;
}

/** Period, kind and state; the two days of a period of one's own are sent together. */
export function QnaFilters({ search, onChange }: QnaFiltersProps) {
  const t = useText();
  const shell = useShell();
  const [isOwn, setOwn] = useState(search.startDate !== '' || search.endDate !== '');

  function handlePeriod(value: string) {
    setOwn(value === 'own');
    if (value === 'own') return;
    onChange(value === '' ? { startDate: '', endDate: '' } : toPeriod(value as Period, shell.now()));
  }

  return (
    <div className={styles.filters}>
      <Select
        hideLabel
        label={t('qna.period')}
        onChange={(event) => handlePeriod(event.target.value)}
        options={[
          { value: '', label: t('qna.periods.all') },
          ...Object.keys(periods).map((value) => ({ value, label: t(`qna.periods.${value}`) })),
          { value: 'own', label: t('qna.periods.own') },
        ]}
        size="small"
        value={isOwn ? 'own' : ''}
      />
      <Select
        hideLabel
        label={t('qna.category')}
        onChange={(event) => onChange({ categoryCd: event.target.value })}
        options={[
          { value: '', label: t('qna.allCategories') },
          ...qnaCategories.map((value) => ({ value, label: t(`qna.categories.${value}`) })),
        ]}
        size="small"
        value={search.categoryCd}
      />
      <Select
        hideLabel
        label={t('qna.answerState')}
        onChange={(event) => onChange({ answerState: event.target.value })}
        options={[
          { value: '', label: t('qna.allStates') },
          ...answerStates.map((value) => ({ value, label: t(`qna.state.${value}`) })),
        ]}
        size="small"
        value={search.answerState}
      />
      {isOwn && <OwnPeriod onChange={onChange} search={search} />}
    </div>
  );
}

function OwnPeriod({ search, onChange }: QnaFiltersProps) {
  const t = useText();
  const [from, setFrom] = useState(search.startDate);
  const [to, setTo] = useState(search.endDate);
  const [error, setError] = useState<string>();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findPeriodError(from, to);
    setError(found && t(`qna.periodErrors.${found}`));
    if (found === undefined) onChange({ startDate: from, endDate: to });
  }

  return (
    <form className={styles.own} method="get" noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('qna.from')}
        name="startDate"
        onChange={(event) => setFrom(event.target.value)}
        type="date"
        value={from}
      />
      <TextField
        error={error}
        label={t('qna.to')}
        name="endDate"
        onChange={(event) => setTo(event.target.value)}
        type="date"
        value={to}
      />
      <Button type="submit">{t('qna.apply')}</Button>
    </form>
  );
}
