import type { useText } from '@haesol/remote/lifecycle';

interface Ages {
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
}

/** Returns the ages of a price in words: "만 3~12세"; empty without a limit. */
export function toAgeText({ ageFrom, ageTo }: Ages, t: ReturnType<typeof useText>): string {
  if (ageFrom === null && ageTo === null) return '';
  if (ageTo === null) return t('attraction.ages.from', { from: ageFrom ?? 0 });
  if (ageFrom === null || ageFrom === 0) return t('attraction.ages.to', { to: ageTo });
  return t('attraction.ages.between', { from: ageFrom, to: ageTo });
}
