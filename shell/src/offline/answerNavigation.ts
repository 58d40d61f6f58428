/** How long a page that is kept waits for a network that does not answer, in milliseconds. */
const slowNetworkMs = 4_000;

export interface NavigationSources {
  fetchPage(): Promise<Response>;
  /** The document that a remote keeps for this address. */
  findKept(): Promise<Response | undefined>;
  toOfflinePage(): Response;
  wait(ms: number): Promise<undefined>;
}

/**
 * Answers a navigation: from the network, else with the document that is kept for the address, else with the offline page.
 * What the server answers is passed on whatever its status is.
 */
export async function answerNavigation({
  fetchPage,
  findKept,
  toOfflinePage,
  wait,
}: NavigationSources): Promise<Response> {
  // Asked for at once: reading the storage must not delay the page.
  const fetched = fetchPage().catch(() => undefined);
  const kept = await findKept().catch(() => undefined);
  const first = await (kept === undefined ? fetched : Promise.race([fetched, wait(slowNetworkMs)]));
  return first ?? kept ?? toOfflinePage();
}
