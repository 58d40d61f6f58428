/** Pause between two looks at the slots, in milliseconds. */
export const pollMs = 20_000;

/** How the slots of a day stay right while the page is open. */
export function useLiveSlots(
  _eqUid: string,
  _date: string,
): { readonly refetchInterval: number; readonly isLive: boolean } {
  return { refetchInterval: pollMs, isLive: false };
}
