import { answerStates, qnaCategories } from '@haesol/shared/contracts';
import { type ShownList, useText } from '@haesol/shared/lifecycle';
import { Select } from '@haesol/shared/ui';
import { PeriodFilter } from '#ui/PeriodFilter';
import styles from './QnaFilters.module.css';
import type { QnaListState } from './qnaListState.ts';

export interface QnaFiltersProps {
  readonly list: Pick<ShownList<QnaListState>, 'state' | 'change'>;
}

/** Period, category and state of the answer. */
export function QnaFilters({ list: { state, change } }: QnaFiltersProps) {
  const t = useText();
  return (
    <div className={styles.filters}>
      <PeriodFilter names={['today', 'week', 'month']} onChange={change} value={state} />
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
    </div>
  );
}
