import type { Readable, SessionView } from '@haesol/remote/shell-api';

const prefix = 'haesol.draft.';
const lifeMs = 30 * 60 * 1000;

interface StoredDraft {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly values: unknown;
}

function parse(text: string | null): StoredDraft | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  const isDraft = typeof stored === 'object' && stored !== null && 'at' in stored && 'values' in stored;
  return isDraft && typeof stored.at === 'number' ? { at: stored.at, values: stored.values } : undefined;
}

const isAlive = ({ at }: StoredDraft, now: number): boolean => now >= at && now - at < lifeMs;

/**
 * Reads the draft of a form in this tab; undefined without a draft, 30 minutes after the last change, or if storage is forbidden.
 */
export function readDraft(name: string): unknown {
  try {
    removeOldDrafts();
    return parse(sessionStorage.getItem(`${prefix}${name}`))?.values;
  } catch {
    // Storage may be forbidden or contain something else; the form then starts empty.
    return undefined;
  }
}

/** Stores the draft of a form across reloads of the tab. Never pass passwords, codes, tokens or contents of files. */
export function writeDraft(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(`${prefix}${name}`, JSON.stringify({ at: Date.now(), values } satisfies StoredDraft));
  } catch {
    // Storage may be full or forbidden; the draft then lives as long as the page.
  }
}

/** Removes the draft of a form after it was sent. */
export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(`${prefix}${name}`);
  } catch {
    // Storage may be forbidden; then there is no draft.
  }
}

function removeWhere(isOver: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && isOver(key)) sessionStorage.removeItem(key);
  }
}

function removeOldDrafts(): void {
  const now = Date.now();
  removeWhere((key) => {
    try {
      const draft = parse(sessionStorage.getItem(key));
      return draft === undefined || !isAlive(draft, now);
    } catch {
      return true;
    }
  });
}

/** Removes all drafts of this tab, e.g. when a buyer without an account has finished. */
export function removeDrafts(): void {
  try {
    removeWhere(() => true);
  } catch {
    // Storage may be forbidden.
  }
}

/** Removes the drafts of this tab when a member signs out, and expired ones immediately. */
export function followDrafts(session: Readable<SessionView>): void {
  let wasLogin = session.get().isLogin;
  try {
    removeOldDrafts();
  } catch {
    // Storage may be forbidden; then there are no drafts.
  }
  session.subscribe(() => {
    const { isLogin } = session.get();
    const hasLeft = wasLogin && !isLogin;
    wasLogin = isLogin;
    if (hasLeft) removeDrafts();
  });
}
