import { useGet, useSession } from '@haesol/remote/lifecycle';
import { booker } from './buyingGets.ts';
import { type BookerValues, toBookerValues } from './buyingValues.ts';

/** Returns the member's data for the reservation; empty fields while loading or if unavailable. */
export function useBooker(): BookerValues {
  const { isLogin } = useSession();
  const { data } = useGet(booker, { enabled: isLogin });
  return toBookerValues(data);
}
