/** Timeout of the network for a page with a stored document, in milliseconds. */
const slowNetworkMs = 4_000;

export interface NavigationSources {
  fetchPage(): Promise<Response>;
  /** Finds the document that a remote stored for this address. */
  findKept(): Promise<Response | undefined>;
  toOfflinePage(): Promise<Response> | Response;
  wait(ms: number): Promise<undefined>;
}

/**
 * Answers a navigation: from the network, else with the stored document of the address, else with the offline page. Responses of
 * the server are passed on regardless of their status.
 */
export async function answerNavigation({
  fetchPage,
  findKept,
  toOfflinePage,
  wait,
}: NavigationSources): Promise<Response> {
  // Started first: reading the storage must not delay the page.
  const fetched = fetchPage().catch(() => undefined);
  const kept = await findKept().catch(() => undefined);
  const first = await (kept === undefined ? fetched : Promise.race([fetched, wait(slowNetworkMs)]));
  return first ?? kept ?? toOfflinePage();
}
