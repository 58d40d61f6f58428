/** What was typed as an amount, in groups of three digits; empty where it has none. */
export function formatAmount(text: string): string {
  const digits = text
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 11);
  return digits === '' ? '' : Number(digits).toLocaleString('en-US');
}

/** Wide units, for words beside an amount: 45,000,000 is 4,500만원. */
export function toManwon(amount: number): string {
  return amount % 10_000 === 0
    ? `${(amount / 10_000).toLocaleString('en-US')}만원`
    : `${amount.toLocaleString('en-US')}원`;
}
