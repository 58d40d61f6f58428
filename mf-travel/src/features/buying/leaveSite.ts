/**
 * Navigates to the provider's window: a page of another site, or one that the server answers itself, which the shell's router
 * does not have.
 * @param url of the server's response
 * @throws for an invalid web address
 */
export function leaveSite(url: string): void {
  const { protocol, href } = new URL(url, window.location.href);
  if (protocol !== 'https:' && protocol !== window.location.protocol) throw new Error(`Not a web address: ${protocol}`);
  window.location.assign(href);
}
