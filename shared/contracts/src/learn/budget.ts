import { sumAmounts, toAmount } from './amounts.ts';

/** Budget rules of a joint project's notice. */
export interface BudgetRule {
  /** Maximum support, in won. */
  readonly supportMax: number;
  /** Minimum share of the company in the whole budget. */
  readonly companySharePct: number;
  /** Minimum share of cash in the company's contribution. */
  readonly cashSharePct: number;
}

/** Sums of a project's budget, in won. */
export interface BudgetSums {
  /** Total that the applicant states. */
  readonly total: number;
  readonly support: number;
  readonly cash: number;
  readonly kind: number;
  /** Sum of all rows. */
  readonly sum: number;
}

/** Budget rule with its result. */
export interface BudgetLine {
  readonly rule: 'support' | 'share' | 'cash' | 'sum';
  /** Field that the message belongs to. */
  readonly field: 'budgetSupport' | 'budgetCash' | 'totalKrw';
  readonly isRight: boolean;
  /** Explanation with the numbers. */
  readonly text: string;
  readonly message: string;
}

const formatWon = (amount: number) => `${amount.toLocaleString('en-US')}원`;

const sumOf = (value: unknown): number => (Array.isArray(value) ? sumAmounts(value.map(String)) : 0);

/** Sums the rows of a form; tolerates invalid values. */
export function sumBudget(values: Readonly<Record<string, unknown>>): BudgetSums {
  const support = sumOf(values.budgetSupport);
  const cash = sumOf(values.budgetCash);
  const kind = sumOf(values.budgetKind);
  return { total: toAmount(String(values.totalKrw ?? '')), support, cash, kind, sum: support + cash + kind };
}

/** Returns a percentage with one decimal, rounded down so that a shortfall never looks sufficient. */
export function toPercent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 1000) / whole) / 10;
}

function toSumMessage({ total, sum }: BudgetSums): string {
  if (total === 0) return '총사업비를 입력해 주세요.';
  const difference = formatWon(Math.abs(total - sum));
  return `사업비: 세부 합계가 총사업비보다 ${difference} ${sum < total ? '적습니다' : '많습니다'}.`;
}

/** Checks the four rules of a project's budget. */
export function checkBudget(sums: BudgetSums, rule: BudgetRule): readonly BudgetLine[] {
  const { total, support, cash, kind, sum } = sums;
  const own = cash + kind;
  const { supportMax, companySharePct, cashSharePct } = rule;
  return [
    {
      rule: 'support',
      field: 'budgetSupport',
      isRight: support > 0 && support <= supportMax,
      text: `${formatWon(support)} · 한도 ${formatWon(supportMax)} 이내`,
      message:
        support === 0
          ? '사업비: 지원금을 입력해 주세요.'
          : `사업비: 지원금이 한도보다 ${formatWon(support - supportMax)} 많습니다.`,
    },
    {
      rule: 'share',
      field: 'budgetCash',
      isRight: own * 100 >= total * companySharePct,
      text: `${formatWon(own)} · 총사업비의 ${toPercent(own, total)}%(${companySharePct}% 이상)`,
      message: `사업비: 기업부담금은 총사업비의 ${companySharePct}% 이상이어야 합니다.`,
    },
    {
      rule: 'cash',
      field: 'budgetCash',
      isRight: cash * 100 >= own * cashSharePct,
      text: `${formatWon(cash)} · 기업부담금의 ${toPercent(cash, own)}%(${cashSharePct}% 이상)`,
      message: `사업비: 현금은 기업부담금의 ${cashSharePct}% 이상이어야 합니다.`,
    },
    {
      rule: 'sum',
      field: 'totalKrw',
      isRight: total > 0 && sum === total,
      text: sum === total ? `${formatWon(sum)} · 총사업비와 같습니다` : toSumMessage(sums).replace('사업비: ', ''),
      message: toSumMessage(sums),
    },
  ];
}
