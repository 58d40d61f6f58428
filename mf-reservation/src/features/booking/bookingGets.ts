import { choice, queryText } from '@haesol/contracts/common';
import { equipmentCalendar, equipmentGet, equipmentList, equipmentSlots } from '@haesol/contracts/lab';
import { fromSearch, get, type ListStateOf, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** Steps of a narrow page; a wide one shows all three side by side. */
export const bookingSteps = ['equipment', 'date', 'time'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/**
 * State in the address: filters of the equipment list, chosen equipment, and day. With `from` and `to` the list has only
 * equipment that is free on `date` at that time; `rsvUid` is a booking that is being moved.
 */
export const bookingState = listState(equipmentList, paths.easyReservation, {
  fixed: { pageSize: 100 },
  omit: ['sort', 'training'],
  extra: { eqUid: queryText(), step: choice([...bookingSteps, ''], ''), rsvUid: queryText() },
});
export type BookingAddress = ListStateOf<typeof bookingState>;

const eqUid = fromSearch('eqUid');
const rsvUid = fromSearch('rsvUid');
const date = fromSearch('date');
const optional = { optional: true };

export const chosenDevice = get(equipmentGet, { eqUid }, optional);
/** Weeks in the calendar. */
export const shownWeeks = 5;
/** Weeks from the first bookable day, or those of the chosen day. */
export const chosenWeeks = get(equipmentCalendar, { eqUid, month: date, rsvUid, weeks: shownWeeks }, optional);
export const chosenSlots = get(equipmentSlots, { eqUid, date, rsvUid }, optional);
