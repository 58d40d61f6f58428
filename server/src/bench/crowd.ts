import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from './measure.ts';

/** Addresses that cost the server work; each request asks for another one. */
const crowds: readonly (readonly [name: string, toPath: (at: number) => string])[] = [
  ['registry', () => '/registry.json'],
  ['missing pages', (at) => `/x${at}`],
  ['scenes', (at) => `/art/scene/news-${at}.svg`],
  ['maps', (at) => `/art/map.svg?at=130.${String(1_000 + (at % 8_000))},36.524`],
  ['found notices', (at) => `/infoPlaza/notice?searchKeyword=w${at}`],
  ['feed', () => '/rss/notices.xml'],
  ['calendars', (at) => `/file/edu-calendar?eduUid=ED001&at=${at}`],
  ['found posts', (at) => `/api/v1/posts/list?searchKeyword=w${at}`],
];
const connections = 20;
/** Limit of the ratio of the median beside a crowd to the idle one. */
const maxRatio = 3;
/** Addresses of the documentation, as a proxy forwards them. */
const [crowdAddress, otherAddress] = ['203.0.113.7', '203.0.113.8'];
const other = '/api/v1/posts/list?pageNum=1';
/** Pause of the other person between two requests. */
const pauseMs = 20;

function send(agent: Agent, url: URL, address: string): Promise<{ ms: number; status: number }> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-forwarded-for': address, 'accept-encoding': 'br' } }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ ms: performance.now() - startedAt, status: response.statusCode ?? 0 }));
    }).on('error', reject);
  });
}

/** @returns median of the API for another address, in milliseconds */
async function measureOther(site: string, forMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < forMs) {
    times.push((await send(agent, new URL(other, site), otherAddress)).ms);
    await delay(pauseMs);
  }
  agent.destroy();
  return quantile(times, 0.5);
}

async function measureCrowd(site: string, toPath: (at: number) => string, forMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let [sent, refused, isOver] = [0, 0, false];
  const work = async () => {
    while (!isOver) {
      sent += 1;
      const { status } = await send(agent, new URL(toPath(sent), site), crowdAddress);
      if (status === 429) refused += 1;
    }
  };
  const working = Array.from({ length: connections }, work);
  await delay(500);
  const median = await measureOther(site, forMs);
  isOver = true;
  await Promise.all(working);
  agent.destroy();
  return { sent, refused, median };
}

/**
 * Compares the API's median for one person while 20 connections of another address ask for as much as they can, with its value on
 * an idle server. The site trusts one proxy, and has its limits.
 * @returns the crowds beside which others wait too long
 */
export async function printCrowds(
  site: string,
  forMs: number,
  say: (line: string) => void,
): Promise<readonly string[]> {
  const slow: string[] = [];
  await measureOther(site, forMs);
  const idle = await measureOther(site, forMs);
  say(`\nAPI for others beside ${connections} connections of one address, medians in ms; idle ${idle.toFixed(1)}`);
  say('address           sent   refused   median   ratio');
  for (const [name, toPath] of crowds) {
    const { sent, refused, median } = await measureCrowd(site, toPath, forMs);
    const cells = [String(sent).padStart(7), String(refused).padStart(10), median.toFixed(1).padStart(9)].join('');
    const ratio = median / idle;
    if (ratio > maxRatio) slow.push(name);
    say(`${name.padEnd(15)}${cells}${ratio.toFixed(2).padStart(8)}`);
    await delay(1_000);
  }
  if (slow.length > 0) say(`above a ratio of ${maxRatio}: ${slow.join(', ')}`);
  return slow;
}
