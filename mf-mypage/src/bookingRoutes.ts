import { definePage } from '@haesol/remote/routes';
import { paths } from '#paths';
import { bookingListState, ownWaits, shownBooking } from './features/bookings/bookingListState.ts';

/** Pages of the member's equipment bookings. */
export const bookingRoutes = [
  definePage({
    path: paths.bookings,
    group: 'mypage',
    guard: 'member',
    render: 'client',
    noindex: true,
    title: 'pages.bookings.title',
    description: 'pages.bookings.description',
    menu: { id: 'mypage_equ', order: 20, description: 'pages.bookings.menu' },
    gets: [bookingListState.get, shownBooking, ownWaits],
    uids: ['rsvUid'],
    screen: () => import('./features/bookings/BookingListScreen.tsx'),
  }),
  definePage({
    path: paths.statement,
    head: 'post',
    group: 'mypage',
    marks: 'mypage_equ',
    guard: 'member',
    render: 'client',
    noindex: true,
    title: 'pages.statement.title',
    description: 'pages.statement.description',
    gets: [shownBooking],
    uids: ['rsvUid'],
    screen: () => import('./features/bookings/StatementScreen.tsx'),
  }),
];
