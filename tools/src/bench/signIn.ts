import type { Browser, BrowserContextOptions } from 'playwright';

/** Password of the sample members, as in `server/demo/members.ts`. */
const password = 'Haesol!2026';

/** Signs a sample member in. @returns the cookies of the session */
export async function signIn(
  browser: Browser,
  site: string,
  id: string,
): Promise<Exclude<BrowserContextOptions['storageState'], string | undefined>> {
  const context = await browser.newContext();
  try {
    const response = await context.request.post(`${site}/api/v1/auth/login`, { data: { id, password, keep: 'N' } });
    const { status } = (await response.json()) as { status: { code: string } };
    if (status.code !== '200') throw new Error(`${id} was not signed in: ${JSON.stringify(status)}`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
