import { fillPageGet, findRoute, listGets, type Registry, remoteJson, requestKey } from '@haesol/contracts/release';
import type { HttpRequest } from '@haesol/remote/shell-api';
import { createCall } from '../http/createCall.ts';
import { bindCall } from '../http/endpointQuery.ts';
import { createQueryClient } from '../lifecycle/createQueryClient.ts';
import { findDefinition, type RemoteApp, runQueries } from '../routes/remoteApp.ts';

export interface CollectOptions {
  /** Collects for a slot that the remote offers instead of for its page. */
  readonly slot?: string;
  readonly isLogin?: boolean;
  /** @default '': none is chosen */
  readonly languageCd?: string;
}

const keyOf = ({ method, path, query, headers }: HttpRequest) =>
  requestKey({ method, path, ...(query && { query }), languageCd: headers?.language ?? '', bearer: false });

/**
 * Keys of the requests that the `queries` of a route make, sorted.
 * @param path with query string
 * @example expect(await collectRequests(app, '/')).toEqual(collectGets(remoteJson, '/'))
 */
export async function collectRequests(
  app: RemoteApp,
  path: string,
  { slot, isLogin = false, languageCd = '' }: CollectOptions = {},
): Promise<string[]> {
  const keys: string[] = [];
  const http = {
    request(request: HttpRequest) {
      keys.push(keyOf(request));
      return Promise.reject({ kind: 'network' });
    },
  };
  const { pathname, searchParams } = new URL(path, 'http://site');
  const definition = slot === undefined ? findDefinition(app, pathname) : app.slots?.[slot];
  if (definition === undefined) throw new Error(`${app.id} has nothing for ${slot ?? path}`);
  const call = createCall(http, () => languageCd);
  const client = createQueryClient();
  bindCall(client, call);
  const queries = definition.queries?.({ path: pathname, search: searchParams, languageCd, isLogin, call }) ?? [];
  await runQueries(client, queries);
  return keys.sort();
}

/** Keys of the requests that `remote.json` declares for a route (or for an offered slot), sorted; also validates the file. */
export function collectGets(
  json: unknown,
  path: string,
  { slot, languageCd = '' }: Omit<CollectOptions, 'isLogin'> = {},
): string[] {
  const parsed = remoteJson.parse(json);
  const { pathname, searchParams } = new URL(path, 'http://site');
  const registry = { remotes: { [parsed.id]: { remoteJson: parsed } } } as unknown as Registry;
  const found =
    slot === undefined ? findRoute(registry, pathname)?.route : parsed.offers.find((offer) => offer.slot === slot);
  if (found === undefined) throw new Error(`remote.json of ${parsed.id} has nothing for ${slot ?? path}`);
  return listGets(found)
    .flatMap((get) => fillPageGet(get, searchParams, languageCd) ?? [])
    .map((get) => requestKey({ method: 'GET', ...get, bearer: false }))
    .sort();
}
