import type { Endpoint } from './endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Calls of the API by their name: `{ 'posts.get': 'GET /api/v1/posts/{postUid}' }`. @param exported the exports of this package's `contracts` */
export function listEndpointCalls(exported: readonly unknown[]): Readonly<Record<string, string>> {
  const endpoints = exported.filter(isEndpoint);
  return Object.fromEntries(endpoints.map(({ name, method, path }) => [name, `${method} ${path}`]));
}

/**
 * Finds the endpoint that a call means.
 * @param calls of {@link listEndpointCalls}
 * @param call `GET /api/v1/posts/{postUid}?a=b`
 * @returns its name; undefined: the API has none
 */
export function findEndpointName(calls: Readonly<Record<string, string>>, call: string): string | undefined {
  const [wanted, address = ''] = call.split(' ');
  const path = (address.split('?')[0] ?? '').replaceAll(/\{[^}]*\}/g, 'x');
  const isMeant = (endpoint: string) => {
    const [method, pattern = ''] = endpoint.split(' ');
    return method === wanted && new RegExp(`^${pattern.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(path);
  };
  // `/posts/list` is meant before `/posts/{postUid}`.
  const names = Object.keys(calls).filter((name) => isMeant(calls[name] ?? ''));
  return names.find((name) => calls[name] === `${wanted} ${path}`) ?? names[0];
}
