import { brandRemotes } from '../../brand/brandRegistry.ts';
import { type RegistryState, toRemotes } from '../registry/createRegistry.ts';
import { toBuildsText } from '../registry/overrideSeal.ts';
import type { ActiveOverride } from './createOverrides.ts';

/** Replaces releases by the overridden builds, which are in service even if the released ones are not. */
export function withOverride(state: RegistryState, { builds, until, releases }: ActiveOverride): RegistryState {
  const rows = releases.map((manifest) => ({ manifest, enabled: true, notice: null }));
  return {
    ...state,
    version: `${state.version}+${toBuildsText(builds)}`,
    shell: releases.find(({ id }) => id === 'shell') ?? state.shell,
    remotes: { ...state.remotes, ...brandRemotes(toRemotes(rows)) },
    override: { builds, until },
  };
}
