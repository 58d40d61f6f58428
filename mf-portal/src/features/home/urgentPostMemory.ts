import { formatDate } from '@haesol/remote/i18n';

const key = 'haesol.home.urgentHidden';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing, it is hidden until the page is loaded again. */
let kept: string | null = null;

/** A post on one day; another urgent post or tomorrow is another thing. */
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
    // Storage may be forbidden or full; `kept` does for this page.
  }
  for (const listener of listeners) listener();
}
