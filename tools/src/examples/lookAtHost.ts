import type { Browser } from 'playwright';
import { openQuietPage, requireQuiet } from './openQuietPage.ts';

/**
 * Looks at the notices in the pages of the host, and pages through them: the stand-in shell follows the remote.
 * @returns number of pages
 */
export async function lookAtHost(browser: Browser, url: string, say: (line: string) => void): Promise<number> {
  const paths = ['/federation', '/single-spa'];
  for (const path of paths) {
    const { page, troubles } = await openQuietPage(browser);
    await page.goto(url + path);
    await page.getByText('공용장비 이용료 감면 안내').first().waitFor();
    await page.getByRole('link', { name: '2 쪽', exact: true }).click();
    await page.getByText('2/13쪽').first().waitFor();
    requireQuiet(path, troubles);
    await page.context().close();
    say(`the host shows the notices at ${path}`);
  }
  return paths.length;
}
