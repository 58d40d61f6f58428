import { Agent, request } from 'node:http';

export interface BenchCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** `{n}` is replaced by another number in each request, so that no answer is kept. */
  readonly path: string;
  readonly body?: object;
}

export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Number of unsuccessful responses. */
  readonly failed: number;
  readonly count: number;
}

/** @param share 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

let sent = 0;

/** @returns milliseconds, and true for success */
function send(agent: Agent, site: string, { method, path, body }: BenchCall): Promise<{ ms: number; ok: boolean }> {
  const startedAt = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  sent += 1;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(path.replace('{n}', String(sent)), site),
      { method, agent, headers: text === undefined ? {} : { 'content-type': 'application/json' } },
      (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          answer += part;
        });
        response.on('end', () =>
          resolve({ ms: performance.now() - startedAt, ok: answer.startsWith('{"status":{"code":"200"') }),
        );
      },
    );
    outgoing.on('error', reject).end(text);
  });
}

/** Sends as many requests as possible on the given connections, each after the previous response. */
export async function measureThroughput(
  site: string,
  call: BenchCall,
  { connections, forMs }: { connections: number; forMs: number },
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    // Warm-up: the first requests compile and connect.
    await Promise.all(Array.from({ length: connections }, () => send(agent, site, call)));
    const times: number[] = [];
    let failed = 0;
    const startedAt = performance.now();
    const work = async () => {
      while (performance.now() - startedAt < forMs) {
        const { ms, ok } = await send(agent, site, call);
        times.push(ms);
        if (!ok) failed += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, work));
    const seconds = (performance.now() - startedAt) / 1_000;
    return {
      perSecond: times.length / seconds,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      p99: quantile(times, 0.99),
      failed,
      count: times.length,
    };
  } finally {
    agent.destroy();
  }
}

/** Sends one request of each kind in turn, so that a slow minute affects all. @returns medians in milliseconds */
export async function compareCalls(
  calls: readonly { site: string; call: BenchCall }[],
  rounds: number,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[][] = calls.map(() => []);
  const warmUp = 20;
  try {
    for (let round = 0; round < rounds + warmUp; round += 1) {
      for (const [at, { site, call }] of calls.entries()) {
        const { ms, ok } = await send(agent, site, call);
        if (!ok) throw new Error(`${call.name} failed.`);
        if (round >= warmUp) times[at]?.push(ms);
      }
    }
  } finally {
    agent.destroy();
  }
  return times.map((all) => quantile(all, 0.5));
}
