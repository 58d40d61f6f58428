import type { LiveRelease } from '@haesol/contracts/release';
import { useState } from 'react';
import { type Probe, probeRelease } from './probeRelease.ts';

/** Returns probes by remote, and a function that starts them. */
export function useProbes(releases: readonly LiveRelease[]) {
  const [probes, setProbes] = useState<ReadonlyMap<string, Probe>>(new Map());
  const start = async () => {
    setProbes(new Map(releases.map(({ id }) => [id, { state: 'running' }])));
    await Promise.all(
      releases.map(async (release) => {
        const result = await probeRelease(release);
        setProbes((before) => new Map(before).set(release.id, result));
      }),
    );
  };
  const isRunning = [...probes.values()].some(({ state }) => state === 'running');
  return { probes, start, isRunning };
}
