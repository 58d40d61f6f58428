import { answerStates, qnaCategories } from '@haesol/contracts/board';
import { FilterSelect } from '@haesol/kit';
import { type ShownList, useText } from '@haesol/remote/lifecycle';
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
      <FilterSelect
        label={t('qna.category')}
        onChange={(categoryCd) => change({ categoryCd })}
        options={qnaCategories.map((value) => ({ value, label: t(`qna.categories.${value}`) }))}
        placeholder={t('qna.allCategories')}
        value={state.categoryCd}
      />
      <FilterSelect
        label={t('qna.answerState')}
        onChange={(answerState) => change({ answerState })}
        options={answerStates.map((value) => ({ value, label: t(`qna.state.${value}`) }))}
        placeholder={t('qna.allStates')}
        value={state.answerState}
      />
    </div>
  );
}
