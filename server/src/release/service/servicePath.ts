import { servicePrefix } from '@haesol/contracts/release';

/** Rejects `.` and `..`, separators and control characters, in any encoding. */
function toSegment(encoded: string): string | undefined {
  try {
    const segment = decodeURIComponent(encoded);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
    const isPlain = segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\x00-\x1f\x7f]/.test(segment);
    return isPlain ? encodeURIComponent(segment) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Builds the address of a call at a team's service. The browser chooses the path below the service's URL, never the host.
 * @param base URL of the service, without a slash at the end
 * @param url path and query of the request: `/api/x/mf-lectures/courses?page=2`
 * @returns undefined for a path that could leave the service's URL
 */
export function toServiceUrl(base: string, remoteId: string, url: string): URL | undefined {
  const [path = '', ...query] = url.split('?');
  const prefix = `${servicePrefix}${remoteId}/`;
  // The router also finds routes of whole addresses (RFC 9112, absolute form) and of encoded names.
  if (!path.startsWith(prefix)) return undefined;
  const segments = path.slice(prefix.length).split('/').map(toSegment);
  if (segments.includes(undefined)) return undefined;
  const target = new URL(`${base}/${segments.join('/')}`);
  target.search = new URLSearchParams(query.join('?')).toString();
  return target;
}
