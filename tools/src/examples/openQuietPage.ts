import type { Browser, Page } from 'playwright';

/** Opens a page in a browser context of its own. @returns it, with the errors and warnings that its console gets */
export async function openQuietPage(browser: Browser): Promise<{ page: Page; troubles: string[] }> {
  const page = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  return { page, troubles };
}

/** @throws with what the console has got */
export function requireQuiet(where: string, troubles: readonly string[]): void {
  if (troubles.length > 0) throw new Error(`${where}: ${troubles.join('\n')}`);
}
