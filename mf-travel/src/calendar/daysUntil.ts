/** Whole days from today, in Seoul, to a day. */
export function daysUntil(date: string, nowMs: number): number {
  const today = new Date(nowMs + 9 * 3_600_000).toISOString().slice(0, 10);
  return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
}
