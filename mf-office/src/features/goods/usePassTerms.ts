import { useText } from '@haesol/remote/lifecycle';

interface PassTerms {
  readonly hours: number | null;
  readonly pickCnt: number | null;
  readonly persons: number;
  readonly validDays: number;
}

/** Returns a function for what a pass promises its holders: "24시간 · 1명 · 구매 뒤 180일 안에 시작". */
export function usePassTerms(): (pass: PassTerms) => string {
  const t = useText();
  return ({ hours, pickCnt, persons, validDays }) =>
    [
      hours !== null && t('passGoods.hours', { count: hours }),
      pickCnt !== null && t('passGoods.picks', { count: pickCnt }),
      t('passGoods.persons', { count: persons }),
      t('passGoods.validDays', { count: validDays }),
    ]
      .filter((part) => part !== false)
      .join(' · ');
}
