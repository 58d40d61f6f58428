import { useGet, useSession, useTextLocale } from '@haesol/remote/lifecycle';
import { booker } from './buyingGets.ts';
import { type BookerValues, toBookerValues } from './buyingValues.ts';

/** Returns the member's data, of a guest the proven address, for the reservation; empty fields while loading or if unavailable. */
export function useBooker(): BookerValues {
  const { isLogin, guest } = useSession();
  const { data } = useGet(booker, { enabled: isLogin || guest !== undefined });
  const isKorean = useTextLocale() === 'ko';
  return toBookerValues(data, isKorean ? 'KR' : '');
}
