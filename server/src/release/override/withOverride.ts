import { brandRemotes } from '../../brand/brandRegistry.ts';
import { type RegistryState, toRemotes } from '../registry/createRegistry.ts';
import { toOverrideText } from '../registry/overrideSeal.ts';
import type { ActiveOverride } from './createOverrides.ts';

type Remotes = RegistryState['remotes'];

/**
 * Keeps the released builds of remotes that the browser takes from the person's machine, in case that none answers there. Without
 * their styles and scripts in the page, which would mix with those of the machine.
 */
function withoutFiles(remotes: Remotes, ids: readonly string[]): Remotes {
  const entries = Object.entries(remotes).map(([id, entry]) =>
    ids.includes(id) ? [id, { ...entry, css: [], scripts: [], chunks: {}, ssr: null }] : [id, entry],
  );
  return Object.fromEntries(entries);
}

/** Replaces releases by the overridden builds, which are in service even if the released ones are not. */
export function withOverride(state: RegistryState, { builds, ports, until, releases }: ActiveOverride): RegistryState {
  const rows = releases.map((manifest) => ({ manifest, enabled: true, notice: null }));
  return {
    ...state,
    version: `${state.version}+${toOverrideText({ builds, ...(ports && { ports }) })}`,
    shell: releases.find(({ id }) => id === 'shell') ?? state.shell,
    remotes: withoutFiles({ ...state.remotes, ...brandRemotes(toRemotes(rows)) }, Object.keys(ports ?? {})),
    override: { builds, ...(ports && { ports }), until },
  };
}
