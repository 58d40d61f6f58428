/**
 * Server-sent events of several addresses on one stream (`?paths=` with spaces between them), for the shell: browsers open six
 * connections to a host at most over HTTP/1.1. Every message is `{ path, event, data }`.
 */
export const eventsPath = '/api/v1/events';

/** Addresses on one stream. */
export const maxStreamPaths = 12;

/**
 * Events `slot` (`{ start, end, state }`) of a day of equipment: all slots at first, then those that change. They are the
 * same for everybody, so a member's own hold is `HELD`.
 * @param date without it the address of every day
 * @example toSlotEventsPath('EQ012', '2026-12-01') // '/api/v1/equipment/EQ012/events?date=2026-12-01'
 */
export function toSlotEventsPath(eqUid: string, date?: string): string {
  return `/api/v1/equipment/${eqUid}/events${date === undefined ? '' : `?date=${date}`}`;
}

/** The equipment of an address of {@link toSlotEventsPath}, without its query. */
export function matchSlotEventsPath(pathname: string): string | undefined {
  return /^\/api\/v1\/equipment\/([\w-]+)\/events$/.exec(pathname)?.[1];
}
