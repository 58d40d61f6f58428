import { toCommonForm } from '@haesol/contracts/common';
import { readAmount, readCount } from '@haesol/contracts/learn';

/** `won`: amount with grouped digits · `percent`, `count`: whole number, with its unit or not. */
export type NumberKind = 'won' | 'percent' | 'count';

const units = { percent: '%', count: '명' } as const;
/** Longest number of these kinds. */
const maxLength = 6;

/** Groups the digits of an amount while it is typed; other text, such as `1.2억`, stays. */
export function formatAmount(text: string): string {
  const digits = toCommonForm(text).replaceAll(/[\s,]/g, '');
  if (!/^\d+$/.test(digits)) return text;
  return digits.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Formats a number while it is typed. */
export const toTypedNumber = (text: string, kind: NumberKind): string => (kind === 'won' ? formatAmount(text) : text);

/** Formats a number whose field is left: `1.2억` is 120,000,000, and `２５ %` is 25. Text that is no number stays. */
export function toFinishedNumber(text: string, kind: NumberKind): string {
  if (kind !== 'won') {
    const count = String(readCount(text, units[kind]) ?? text);
    return count.length > maxLength ? text : count;
  }
  const grouped = formatAmount(text);
  const amount = /^[\d,]*$/.test(grouped) ? undefined : readAmount(text);
  return amount === undefined || !Number.isSafeInteger(amount) ? grouped : amount.toLocaleString('en-US');
}

/** Formats an amount in units of 10,000 won: 45,000,000 is 4,500만원. */
export function toManwon(amount: number): string {
  return amount % 10_000 === 0
    ? `${(amount / 10_000).toLocaleString('en-US')}만원`
    : `${amount.toLocaleString('en-US')}원`;
}
