import { Agent, get } from 'node:http';
import type { BenchSite } from './startSite.ts';
import { quantile } from './statistics.ts';

export interface EdgeFigures {
  /** Cached, compressed pages per second, over sixteen connections. */
  readonly cachedPerSecond: number;
  /**
   * CPU time of the server for a cached page in microseconds: this client is slower than the server, so the rate alone is not
   * enough.
   */
  readonly cachedCpuUs: number;
  /** Median in milliseconds of list pages with new keywords, one after another. */
  readonly uncachedP50: number;
  readonly uncachedP99: number;
  readonly uncachedPages: number;
}

const connections = 16;
const cachedMs = 5_000;
const uncachedPages = 300;

function fetchPage(agent: Agent, url: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${url}: HTTP ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/**
 * Measures cached and uncached pages of a site.
 *
 * @param path of a list with `searchKeyword`: each new keyword has a separate cache key, while a parameter unknown to the route
 * would be served from the cache
 */
export async function measureEdge(site: Pick<BenchSite, 'url' | 'readCpuMs'>, path: string): Promise<EdgeFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    for (let count = 0; count < 20; count += 1) await fetchPage(agent, `${site.url}${path}`);
    const cpuBefore = site.readCpuMs();
    const until = performance.now() + cachedMs;
    let count = 0;
    const work = async () => {
      while (performance.now() < until) {
        await fetchPage(agent, `${site.url}${path}`);
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, work));
    const cachedCpuUs = ((site.readCpuMs() - cpuBefore) * 1_000) / count;
    const times: number[] = [];
    for (let at = 0; at < uncachedPages; at += 1)
      times.push(await fetchPage(agent, `${site.url}${path}?searchKeyword=bench${at}`));
    return {
      cachedPerSecond: count / (cachedMs / 1_000),
      cachedCpuUs,
      uncachedP50: quantile(times, 0.5),
      uncachedP99: quantile(times, 0.99),
      uncachedPages,
    };
  } finally {
    agent.destroy();
  }
}
