import { choice, queryText } from '@haesol/contracts/common';
import { equipmentWaits, myEquGet, myEquList } from '@haesol/contracts/lab';
import { fromSearch, get, type ListStateOf, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** The member's bookings; `rsvUid` names one that is shown over them. */
export const bookingListState = listState(myEquList, paths.bookings, {
  extra: { view: choice(['list', 'calendar'], 'list'), rsvUid: queryText() },
});
export type BookingListState = ListStateOf<typeof bookingListState>;

export const shownBooking = get(myEquGet, { rsvUid: fromSearch('rsvUid') }, { optional: true });

export const ownWaits = get(equipmentWaits, {});

/** Equipment is booked and moved in another remote, which has a cache of its own: each visit asks for bookings again. */
export const changedElsewhere = { staleTime: 0 } as const;
