import type { Load } from './measureLoad.ts';
import { median } from './statistics.ts';

export interface System {
  readonly name: string;
  readonly url: string;
}

/** Runs every system the given number of times, in turns, so that a slow minute affects all of them. */
export async function interleave<T>(
  systems: readonly System[],
  runs: number,
  take: (system: System) => Promise<T>,
): Promise<ReadonlyMap<string, readonly T[]>> {
  const taken = new Map<string, T[]>(systems.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (let turn = 0; turn < systems.length; turn += 1) {
      const system = systems[(run + turn) % systems.length] as System;
      taken.get(system.name)?.push(await take(system));
    }
  }
  return taken;
}

/** Returns the medians of each system, compared with the first. */
export function toRows(systems: readonly System[], loads: ReadonlyMap<string, readonly Load[]>): string[][] {
  const of = (name: string, key: keyof Load) => (loads.get(name) ?? []).map((load) => load[key]);
  const base = systems[0]?.name ?? '';
  const head = [
    '',
    'FCP',
    'LCP',
    'usable',
    'TBT',
    'CLS',
    'requests',
    'kB',
    'depth',
    'all',
    'all kB',
    'LCP ÷',
    'usable ÷',
  ];
  const rows = systems.map(({ name }) => {
    const at = (key: keyof Load) => median(of(name, key));
    const ratio = (key: keyof Load) => (at(key) / median(of(base, key))).toFixed(2);
    const range = `${Math.round(Math.min(...of(name, 'lcp')))}–${Math.round(Math.max(...of(name, 'lcp')))}`;
    return [
      name,
      at('fcp').toFixed(0),
      `${at('lcp').toFixed(0)} (${range})`,
      at('usable').toFixed(0),
      at('tbt').toFixed(0),
      at('cls').toFixed(3),
      at('requests').toFixed(0),
      at('kilobytes').toFixed(0),
      at('depth').toFixed(0),
      at('allRequests').toFixed(0),
      at('allKilobytes').toFixed(0),
      ratio('lcp'),
      ratio('usable'),
    ];
  });
  return [head, ...rows];
}
