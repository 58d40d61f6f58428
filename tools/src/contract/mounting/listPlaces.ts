import type { ReleaseManifest } from '@haesol/contracts/release';

/** Page or slot that is shown. */
export interface Place {
  readonly path: string;
  readonly slot?: string;
}

/** @param by `server`: pages that the server renders for visitors */
export function listPlaces({ remoteJson }: ReleaseManifest, by: 'browser' | 'server' = 'browser'): Place[] {
  if (remoteJson === null) return [];
  const pages = remoteJson.routes
    .filter(
      ({ redirect, render, guard }) =>
        redirect === undefined && (by === 'browser' || (render === 'server' && guard === null)),
    )
    .map(({ path }) => ({ path }));
  const [home = '/'] = remoteJson.area;
  return [...pages, ...remoteJson.offers.map(({ slot }) => ({ path: home, slot }))];
}
