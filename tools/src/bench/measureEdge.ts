import { Agent, get } from 'node:http';
import type { BenchSite } from './startSite.ts';
import { quantile } from './statistics.ts';

export interface EdgeFigures {
  /** Pages from the edge's memory, compressed, over sixteen connections. */
  readonly cachedPerSecond: number;
  /** Microseconds of the server's CPU time for such a page: this client is slower than the server, so the rate alone hides much. */
  readonly cachedCpuUs: number;
  /** Milliseconds for list pages with a search word that nobody has used before, one after another. */
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
 * Asks a site's edge for pages that it has in memory, and for pages that it has to make.
 *
 * @param path of a list that takes `searchKeyword`: each new word is a key of its own, while a parameter
 *   that the route does not name would be answered from memory
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
