import type { HttpRequest, ShellHttp } from '@haesol/remote/shell-api';

/**
 * Creates calls of the API as a visitor, by `fetch`. A browser needs the API on the origin of the page: the site allows no other.
 * @param origin of the API, e.g. that of a proxy
 * @throws TypeError without a network, SyntaxError for an answer that is no JSON
 */
export const createSiteRequest =
  (origin: string): ShellHttp['request'] =>
  async ({ method, path, query, headers, body, signal }: HttpRequest) => {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${origin}${path}${search === '' ? '' : `?${search}`}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    return response.json();
  };
