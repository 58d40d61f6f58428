import type { Registry } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import { renderSitemap } from './discovery.ts';

/** Time for which a sitemap of unchanged content is fresh, in milliseconds: scheduled posts appear without a change. */
const freshMs = 60_000;
/** Time for which a stale one is served after failures, equal to its cache time in clients. */
const staleMs = 3_600_000;

/** Not a client address, so that the server's reads have a separate limit. */
const ownAddress = '0.0.0.0';

/** Thrown if a list for the sitemap does not respond. */
class IncompleteError extends Error {}

interface SitemapSettings {
  readonly app: FastifyInstance;
  readonly publicUrl: string;
  /** Returns a version that changes with the content of pages, read at most once a second; without it content is compared by age. */
  readonly contentVersion?: (() => Promise<string>) | undefined;
  /** Milliseconds. */
  readonly now?: () => number;
}

/**
 * Builds the sitemap once for all requests.
 * @returns the sitemap; undefined while incomplete, since search engines drop missing pages
 */
export function createSitemap({ app, publicUrl, contentVersion, now = () => performance.now() }: SitemapSettings) {
  let kept: { readonly text: string; readonly madeAt: number; readonly version: string | undefined } | undefined;
  let making: Promise<void> | undefined;

  async function read(url: string): Promise<unknown> {
    const response = await app.inject({ url, remoteAddress: ownAddress, headers: { accept: 'application/json' } });
    if (response.statusCode !== 200) throw new IncompleteError(`${url} answered with ${response.statusCode}`);
    const { status, data } = response.json() as { status: { code: string }; data: unknown };
    if (status.code !== '200') throw new IncompleteError(`${url} answered with ${status.code}`);
    return data;
  }

  async function make(registry: Registry, version: string | undefined): Promise<void> {
    const madeAt = now();
    try {
      kept = { text: await renderSitemap(registry, publicUrl, read), madeAt, version };
    } catch (error) {
      if (!(error instanceof IncompleteError)) throw error;
      app.log.warn({ err: error }, 'the sitemap is not whole');
    }
  }

  return async (registry: Registry): Promise<string | undefined> => {
    const age = () => (kept === undefined ? Number.POSITIVE_INFINITY : now() - kept.madeAt);
    const version = await contentVersion?.();
    if (age() > freshMs || kept?.version !== version) {
      making ??= make(registry, version).finally(() => {
        making = undefined;
      });
      await making;
    }
    return age() > staleMs ? undefined : kept?.text;
  };
}
