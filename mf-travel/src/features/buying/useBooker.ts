import { useGet, useSession } from '@haesol/remote/lifecycle';
import { booker } from './buyingGets.ts';
import { type BookerValues, toBookerValues } from './buyingValues.ts';

/** The member as the one who reserves; empty fields while or where that is not known. */
export function useBooker(): BookerValues {
  const { isLogin } = useSession();
  const { data } = useGet(booker, { enabled: isLogin });
  return toBookerValues(data);
}
