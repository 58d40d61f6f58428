/**
 * Server-sent events of several paths on one stream (`?paths=`, separated by spaces), for the shell: browsers open at most six
 * connections to a host over HTTP/1.1. Every message is `{ path, event, data }`.
 */
export const eventsPath = '/api/v1/events';

/** Limit of paths on one stream. */
export const maxStreamPaths = 12;

/**
 * Path of the `slot` events (`{ start, end, state }`) of a day of equipment: first all slots, then those that change. The events
 * are the same for all members, so that a member's own hold is `HELD`.
 * @param date omit for the path that all days share
 * @example toSlotEventsPath('EQ012', '2026-12-01') // '/api/v1/equipment/EQ012/events?date=2026-12-01'
 */
export function toSlotEventsPath(eqUid: string, date?: string): string {
  return `/api/v1/equipment/${eqUid}/events${date === undefined ? '' : `?date=${date}`}`;
}

/** Returns the equipment of a path of {@link toSlotEventsPath} without its query. */
export function matchSlotEventsPath(pathname: string): string | undefined {
  return /^\/api\/v1\/equipment\/([\w-]+)\/events$/.exec(pathname)?.[1];
}

/** Path of the `voucher` events (`{ state }`) of a reservation; they do not tell whose it is. */
export const toVoucherEventsPath = (rsvtUid: string): string => `/api/v1/mypage/voucher/${rsvtUid}/events`;

/** Returns the reservation of a path of {@link toVoucherEventsPath}. */
export function matchVoucherEventsPath(pathname: string): string | undefined {
  return /^\/api\/v1\/mypage\/voucher\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/events$/.exec(pathname)?.[1];
}

/** Path of the `pass` events (`{ sign }`) of a pass: the sign changes with its state and uses, and tells neither of them. */
export const toPassEventsPath = (passUid: string): string => `/api/v1/mypage/myPass/${passUid}/events`;

/** Returns the pass of a path of {@link toPassEventsPath}. */
export function matchPassEventsPath(pathname: string): string | undefined {
  return /^\/api\/v1\/mypage\/myPass\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/events$/.exec(pathname)?.[1];
}

/** Path of the `answers` events (`{ cnt }`) of an inquiry to the travel service, as of a question. */
export const toInquiryEventsPath = (inquiryUid: string): string => `/api/v1/inquiry/${inquiryUid}/events`;

/** Returns the inquiry of a path of {@link toInquiryEventsPath}. */
export function matchInquiryEventsPath(pathname: string): string | undefined {
  return /^\/api\/v1\/inquiry\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/events$/.exec(pathname)?.[1];
}

/** Path of the `answers` events (`{ cnt }`) of a question; they tell neither its text nor its writer. */
export const toAnswerEventsPath = (qnaUid: string): string => `/api/v1/qna/${qnaUid}/events`;

/** Returns the question of a path of {@link toAnswerEventsPath}. */
export function matchAnswerEventsPath(pathname: string): string | undefined {
  return /^\/api\/v1\/qna\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/events$/.exec(pathname)?.[1];
}
