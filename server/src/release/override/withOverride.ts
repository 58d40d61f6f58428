import { type RegistryState, toRemotes } from '../registry/createRegistry.ts';
import { toBuildsText } from '../registry/overrideSeal.ts';
import type { ActiveOverride } from './createOverrides.ts';

/** The releases with the chosen builds in their place, in service whatever the released ones are. */
export function withOverride(state: RegistryState, { builds, until, releases }: ActiveOverride): RegistryState {
  const rows = releases.map((manifest) => ({ manifest, enabled: true, notice: null }));
  return {
    ...state,
    version: `${state.version}+${toBuildsText(builds)}`,
    shell: releases.find(({ id }) => id === 'shell') ?? state.shell,
    remotes: { ...state.remotes, ...toRemotes(rows) },
    override: { builds, until },
  };
}
