import { findRoute, type Registry, type TelemetryReport } from '@haesol/contracts/release';

type BuildRef = TelemetryReport['view'];

/** Returns the build of a remote; that of the shell without one, and for an unknown one. */
export function toBuild({ remotes, shell }: Registry, remote = 'shell'): BuildRef {
  const buildId = remotes[remote]?.buildId;
  return buildId === undefined ? { remote: 'shell', buildId: shell.buildId } : { remote, buildId };
}

/** Returns the build that a page belongs to. */
export const ownerOf = (registry: Registry, pathname: string): BuildRef =>
  toBuild(registry, findRoute(registry, pathname)?.remoteId);
