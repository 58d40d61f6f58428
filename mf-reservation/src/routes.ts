import { errorCodes } from '@haesol/contracts/common';
import { definePage, getCodes } from '@haesol/remote/routes';
import { paths } from '#paths';
import { bookingState, chosenDevice, chosenSlots, chosenWeeks } from './features/booking/bookingGets.ts';

export const routes = [
  definePage({
    path: paths.easyReservation,
    head: 'half',
    title: 'pages.easyReservation.title',
    description: 'pages.easyReservation.description',
    missing: errorCodes.notFound,
    gets: [
      bookingState.get,
      chosenDevice,
      chosenWeeks,
      chosenSlots,
      getCodes('EQ_MODE'),
      getCodes('EQ_PURPOSE'),
      getCodes('EQ_SETTLE'),
    ],
    uids: ['eqUid'],
    screen: () => import('./features/booking/BookingScreen.tsx'),
  }),
];
