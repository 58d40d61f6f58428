import type { MovedQueue } from '@haesol/contracts/member';
import type { useText } from '@haesol/remote/lifecycle';

type Text = ReturnType<typeof useText>;

/** Name of each queue, and of its moves. */
const texts: Readonly<Record<MovedQueue, { readonly page: string; readonly move: (t: Text, to: string) => string }>> = {
  reservations: { page: 'bookings', move: (t, to) => t(`bookings.moves.${to}`) },
  'booking-settlements': { page: 'bookings', move: (t, to) => t(`bookings.moves.${to}`) },
  enrolments: { page: 'enrolments', move: (t, to) => t(`enrolments.moves.${to}`) },
  members: { page: 'members', move: (t, to) => t(`members.moves.${to}`) },
  refunds: { page: 'refunds', move: (t, to) => t(`refunds.moves.${to}`) },
  reviews: { page: 'reviews', move: (t, to) => t(`reviews.moves.${to}`) },
  applications: { page: 'applications', move: (t, to) => t(`applications.moves.${to}`) },
  orders: { page: 'orders', move: (t, to) => t(`orders.moves.${to}`) },
  retention: { page: 'retention', move: (t, to) => t(`retention.moves.${to}`) },
  posts: { page: 'posts', move: (t, to) => t(`posts.moves.${to}`) },
};

/** Returns the name of a proposed move with that of its queue: `장비 예약 · 승인`. */
export function toMoveName(t: Text, { queue, to }: { readonly queue: MovedQueue; readonly to: string }): string {
  const { page, move } = texts[queue];
  return `${t(`names.${page}`)} · ${move(t, to)}`;
}
