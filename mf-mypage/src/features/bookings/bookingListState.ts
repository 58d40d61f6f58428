import { choice, queryText } from '@haesol/contracts/common';
import { equipmentWaits, myEquGet, myEquList } from '@haesol/contracts/lab';
import { fromSearch, get, type ListStateOf, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the member's bookings; `rsvUid` opens one over the list. */
export const bookingListState = listState(myEquList, paths.bookings, {
  extra: { view: choice(['list', 'calendar'], 'list'), rsvUid: queryText() },
});
export type BookingListState = ListStateOf<typeof bookingListState>;

export const shownBooking = get(myEquGet, { rsvUid: fromSearch('rsvUid') }, { optional: true });

export const ownWaits = get(equipmentWaits, {});

/** Refetches bookings at each visit, because another remote with a separate cache changes them. */
export const changedElsewhere = { staleTime: 0 } as const;
