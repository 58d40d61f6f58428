import { toDigits } from '@haesol/contracts/common';
import { foreignCompany } from '@haesol/contracts/identity';

/** Formats a typed amount in groups of three digits; empty without digits. */
export function formatAmount(text: string): string {
  const digits = toDigits(text)
    .replace(/^0+(?=\d)/, '')
    .slice(0, 11);
  return digits === '' ? '' : Number(digits).toLocaleString('en-US');
}

/** Formats a typed business number: 000-00-00000. The key of a company abroad stays. */
export function formatBizNo(text: string): string {
  if (foreignCompany.test(text)) return text;
  const digits = toDigits(text).slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-');
}

/** Formats an amount in units of 10,000 won: 45,000,000 is 4,500만원. */
export function toManwon(amount: number): string {
  return amount % 10_000 === 0
    ? `${(amount / 10_000).toLocaleString('en-US')}만원`
    : `${amount.toLocaleString('en-US')}원`;
}
