import { findRoute, type Registry, type TelemetryReport } from '@haesol/contracts/release';

type BuildRef = TelemetryReport['view'];

/** The build of a remote; that of the shell for none, and for one that the registry does not know. */
export function toBuild({ remotes, shell }: Registry, remote = 'shell'): BuildRef {
  const buildId = remotes[remote]?.buildId;
  return buildId === undefined ? { remote: 'shell', buildId: shell.buildId } : { remote, buildId };
}

/** The build that a page belongs to. */
export const ownerOf = (registry: Registry, pathname: string): BuildRef =>
  toBuild(registry, findRoute(registry, pathname)?.remoteId);
