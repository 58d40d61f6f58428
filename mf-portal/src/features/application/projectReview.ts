import { readCount, sumBudget } from '@haesol/contracts/learn';
import type { DefinitionItem } from '@haesol/kit';
import type { TFunction } from 'i18next';
import type { ProjectValues } from './projectValues.ts';

const won = (t: TFunction, amount: number) => t('apply.won', { amount: amount.toLocaleString('en-US') });

/** Returns the sums of the budget for the review. */
export function toBudgetReview(t: TFunction, values: ProjectValues): DefinitionItem[] {
  const { total, support, cash, kind } = sumBudget({ ...values });
  return [
    { term: t('apply.assn.total'), value: won(t, total) },
    { term: t('apply.assn.budgetSupport'), value: won(t, support) },
    { term: t('apply.assn.budgetCash'), value: won(t, cash) },
    { term: t('apply.assn.budgetKind'), value: won(t, kind) },
  ];
}

export function toPeopleReview(t: TFunction, values: ProjectValues): DefinitionItem[] {
  return values.personNm.map((name, row) => ({
    term: name === '' ? t('apply.assn.personNo', { no: row + 1 }) : name,
    value: t('apply.assn.personFacts', {
      org: values.personOrg[row] ?? '',
      role: values.personRole[row] ?? '',
      share: readCount(values.personShare[row] ?? '', '%') ?? values.personShare[row] ?? '',
    }),
  }));
}
