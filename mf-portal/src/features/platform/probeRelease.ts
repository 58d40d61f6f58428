import type { LiveRelease } from '@haesol/contracts/release';

/** Result of fetching the container of a remote. */
export type Probe = { readonly state: 'running' } | { readonly state: 'good' | 'bad' | 'away'; readonly ms: number };

const limitMs = 8_000;

/** Fetches the container without caches; `bad`: another hash or status than the release has, `away`: no answer. */
export async function probeRelease({ entry, integrity }: Pick<LiveRelease, 'entry' | 'integrity'>): Promise<Probe> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const response = await fetch(entry, { cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    const hash = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    return { state: response.ok && hash === integrity ? 'good' : 'bad', ms: elapsed() };
  } catch {
    // Offline, connection lost or timed out.
    return { state: 'away', ms: elapsed() };
  }
}
