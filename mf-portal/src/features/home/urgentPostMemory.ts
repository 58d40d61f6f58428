import { formatDate } from '@haesol/remote/i18n';

const key = 'haesol.home.urgentHidden';
const listeners = new Set<() => void>();
/** Fallback without storage: hidden until the page is reloaded. */
let kept: string | null = null;

/** Returns the mark of a post on one day; another urgent post or the next day has another one. */
const markOf = (postUid: string, nowMs: number): string => `${postUid} ${formatDate(new Date(nowMs).toISOString())}`;

function read(): string | null {
  try {
    return localStorage.getItem(key) ?? kept;
  } catch {
    // Storage may be forbidden.
    return kept;
  }
}

export function subscribeUrgentPost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isUrgentPostHidden = (postUid: string, nowMs: number): boolean => read() === markOf(postUid, nowMs);

/** Hides an urgent post for the rest of the day in Asia/Seoul. */
export function hideUrgentPost(postUid: string, nowMs: number): void {
  kept = markOf(postUid, nowMs);
  try {
    localStorage.setItem(key, kept);
  } catch {
    // Storage may be forbidden or full; `kept` is used for this page.
  }
  for (const listener of listeners) listener();
}
