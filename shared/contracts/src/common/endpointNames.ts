import type { Endpoint } from './endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/**
 * Maps endpoint names to calls: `{ 'posts.get': 'GET /api/v1/posts/{postUid}' }`. @param exported the exports of this package's
 * `contracts`
 */
export function listEndpointCalls(exported: readonly unknown[]): Readonly<Record<string, string>> {
  const endpoints = exported.filter(isEndpoint);
  return Object.fromEntries(endpoints.map(({ name, method, path }) => [name, `${method} ${path}`]));
}

/**
 * Finds the endpoint that a call belongs to.
 * @param calls of {@link listEndpointCalls}
 * @param call `GET /api/v1/posts/{postUid}?a=b`
 * @returns its name; undefined: no such endpoint
 */
export function findEndpointName(calls: Readonly<Record<string, string>>, call: string): string | undefined {
  const [wanted, address = ''] = call.split(' ');
  const path = (address.split('?')[0] ?? '').replaceAll(/\{[^}]*\}/g, 'x');
  const isMeant = (endpoint: string) => {
    const [method, pattern = ''] = endpoint.split(' ');
    return method === wanted && new RegExp(`^${pattern.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(path);
  };
  // `/posts/list` takes precedence over `/posts/{postUid}`.
  const names = Object.keys(calls).filter((name) => isMeant(calls[name] ?? ''));
  return names.find((name) => calls[name] === `${wanted} ${path}`) ?? names[0];
}
