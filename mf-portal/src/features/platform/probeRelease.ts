import type { LiveRelease } from '@haesol/contracts/release';

/** Result of fetching the container of a remote. */
export type Probe = { readonly state: 'running' } | { readonly state: 'good' | 'bad' | 'away'; readonly ms: number };

const limitMs = 8_000;

/** Fetches the container without caches; `bad`: another hash or status than the release has, `away`: no answer. */
export async function probeRelease({ entry, integrity }: Pick<LiveRelease, 'entry' | 'integrity'>): Promise<Probe> {
  const startedAt = performance.now();
  const init: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(limitMs) };
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const { ok } = await fetch(entry, init);
    const ms = elapsed();
    // The browser compares the hash, because `crypto.subtle` exists in secure contexts only.
    const isSame = await fetch(entry, { ...init, integrity }).then(
      () => true,
      () => false,
    );
    return { state: ok && isSame ? 'good' : 'bad', ms };
  } catch {
    // Offline, connection lost or timed out.
    return { state: 'away', ms: elapsed() };
  }
}
