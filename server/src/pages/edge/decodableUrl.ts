import { isServerPath } from '@haesol/contracts/release';

/** Escapes the percent signs of a page's path that cannot be decoded, so that its visitor gets the site's 404 page. */
export function toDecodableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (isServerPath(path)) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
