import { adminGoods, attractionList } from '@haesol/contracts/travel';
import type { SelectOption } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';

const query = { pageSize: 100 };

/** Returns the places to choose from, those off the site last. */
export function usePlaces(isOpen = true): readonly SelectOption[] {
  const t = useText();
  const shown = useEndpoint(attractionList, isOpen ? { query } : undefined).data?.list ?? [];
  const hidden = useEndpoint(adminGoods, isOpen ? { query: { ...query, state: 'OFF' } } : undefined).data?.list ?? [];
  // The list of the office has a row for each option.
  const hiddenNames = new Map(hidden.map(({ gdsUid, gdsNm }) => [gdsUid, gdsNm]));
  return [
    ...shown.map(({ gdsUid, gdsNm }) => ({ value: gdsUid, label: gdsNm })),
    ...[...hiddenNames].map(([value, name]) => ({ value, label: `${name} (${t('goods.states.OFF')})` })),
  ];
}
