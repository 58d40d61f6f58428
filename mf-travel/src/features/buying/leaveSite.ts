/**
 * Goes to the provider's window: a page of another site, or one that the server answers itself, so that the router of the
 * shell does not know it.
 * @param url of the server's answer
 * @throws for what is no web address
 */
export function leaveSite(url: string): void {
  const { protocol, href } = new URL(url, window.location.href);
  if (protocol !== 'https:' && protocol !== window.location.protocol) throw new Error(`Not a web address: ${protocol}`);
  window.location.assign(href);
}
