import type { Registry } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import { renderSitemap } from './discovery.ts';

/** A sitemap is served for this long, also while pages change, in milliseconds. */
const freshMs = 60_000;
/** One that cannot be made anew is served for as long as its clients keep it. */
const staleMs = 3_600_000;

/** No client has it: the server's own reads use up nobody's limit, and nobody theirs. */
const ownAddress = '0.0.0.0';

/** A list that the sitemap needs did not answer. */
class IncompleteError extends Error {}

interface SitemapSettings {
  readonly app: FastifyInstance;
  readonly publicUrl: string;
  /** Milliseconds. */
  readonly now?: () => number;
}

/**
 * Makes the sitemap once for all who ask for it.
 * @returns of the sitemap: undefined while it cannot be made whole, since search engines forget what is missing in it
 */
export function createSitemap({ app, publicUrl, now = () => performance.now() }: SitemapSettings) {
  let kept: { readonly text: string; readonly madeAt: number } | undefined;
  let making: Promise<void> | undefined;

  async function read(url: string): Promise<unknown> {
    const response = await app.inject({ url, remoteAddress: ownAddress, headers: { accept: 'application/json' } });
    if (response.statusCode !== 200) throw new IncompleteError(`${url} answered with ${response.statusCode}`);
    const { status, data } = response.json() as { status: { code: string }; data: unknown };
    if (status.code !== '200') throw new IncompleteError(`${url} answered with ${status.code}`);
    return data;
  }

  async function make(registry: Registry): Promise<void> {
    const madeAt = now();
    try {
      kept = { text: await renderSitemap(registry, publicUrl, read), madeAt };
    } catch (error) {
      if (!(error instanceof IncompleteError)) throw error;
      app.log.warn({ err: error }, 'the sitemap is not whole');
    }
  }

  return async (registry: Registry): Promise<string | undefined> => {
    const age = () => (kept === undefined ? Number.POSITIVE_INFINITY : now() - kept.madeAt);
    if (age() > freshMs) {
      making ??= make(registry).finally(() => {
        making = undefined;
      });
      await making;
    }
    return age() > staleMs ? undefined : kept?.text;
  };
}
