import { answerStates, qnaCategories } from '@haesol/shared/contracts';
import { type ShownList, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, Select, TextField } from '@haesol/shared/ui';
import { type SubmitEvent, useState } from 'react';
import styles from './QnaFilters.module.css';
import { findPeriodError, type Period, periods, toPeriod } from './qnaListRules.ts';
import type { QnaListState } from './qnaListState.ts';

export interface QnaFiltersProps {
  readonly list: Pick<ShownList<QnaListState>, 'state' | 'change'>;
}

/** Period, category and state of the answer; both days of a custom period are sent together. */
export function QnaFilters({ list }: QnaFiltersProps) {
  const t = useText();
  const shell = useShell();
  const { state, change } = list;
  const [isOwn, setOwn] = useState(state.startDate !== '' || state.endDate !== '');

  function handlePeriod(value: string) {
    setOwn(value === 'own');
    if (value === 'own') return;
    change(value === '' ? { startDate: '', endDate: '' } : toPeriod(value as Period, shell.now()));
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
        onChange={(event) => change({ categoryCd: event.target.value })}
        options={[
          { value: '', label: t('qna.allCategories') },
          ...qnaCategories.map((value) => ({ value, label: t(`qna.categories.${value}`) })),
        ]}
        size="small"
        value={state.categoryCd}
      />
      <Select
        hideLabel
        label={t('qna.answerState')}
        onChange={(event) => change({ answerState: event.target.value })}
        options={[
          { value: '', label: t('qna.allStates') },
          ...answerStates.map((value) => ({ value, label: t(`qna.state.${value}`) })),
        ]}
        size="small"
        value={state.answerState}
      />
      {isOwn && <OwnPeriod list={list} />}
    </div>
  );
}

function OwnPeriod({ list: { state, change } }: QnaFiltersProps) {
  const t = useText();
  const [from, setFrom] = useState(state.startDate);
  const [to, setTo] = useState(state.endDate);
  const [error, setError] = useState<string>();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findPeriodError(from, to);
    setError(found && t(`qna.periodErrors.${found}`));
    if (found === undefined) change({ startDate: from, endDate: to });
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
