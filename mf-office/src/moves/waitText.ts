const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns the time from one instant to another, in milliseconds since the epoch, in its two largest units: `{ days: 2, hours: 4 }`. */
export function toWait(since: number, now: number): { days?: number; hours?: number; minutes?: number } {
  const ms = Math.max(0, now - since);
  if (ms >= dayMs) return { days: Math.floor(ms / dayMs), hours: Math.floor((ms % dayMs) / hourMs) };
  if (ms >= hourMs) return { hours: Math.floor(ms / hourMs) };
  return { minutes: Math.floor(ms / minuteMs) };
}
