import { adminPlaces } from '@haesol/contracts/travel';
import type { SelectOption } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';

interface PlacesOptions {
  /** False for a form that is closed. @default true */
  readonly isOpen?: boolean;
  /** With places off the site, last. @default false */
  readonly hasHidden?: boolean;
}

/** Returns all places to choose from. */
export function usePlaces({ isOpen = true, hasHidden = false }: PlacesOptions = {}): readonly SelectOption[] {
  const t = useText();
  const list = useEndpoint(adminPlaces, isOpen ? {} : undefined).data?.list ?? [];
  const shown = list.filter(({ state }) => state === 'ON');
  const hidden = hasHidden ? list.filter(({ state }) => state === 'OFF') : [];
  return [
    ...shown.map(({ gdsUid, gdsNm }) => ({ value: gdsUid, label: gdsNm })),
    ...hidden.map(({ gdsUid, gdsNm }) => ({ value: gdsUid, label: `${gdsNm} (${t('goods.states.OFF')})` })),
  ];
}
