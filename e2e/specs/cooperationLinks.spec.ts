import { createCaller } from '../fixtures/caller.ts';
import { expect, test } from '../fixtures/test.ts';

interface ApplyLink {
  readonly page: string;
  readonly name: string;
  readonly href: string;
}

/** Lists links of a rendered page whose name ends with the verb for applying. */
function listApplyLinks(path: string, html: string): ApplyLink[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].flatMap(([, attributes = '', inner = '']) => {
    const href = /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const name = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inner.replaceAll(/<[^>]*>/g, '').trim();
    return /(신청|신청하기)$/.test(name) && !name.includes('대기') ? [{ page: path, name, href }] : [];
  });
}

/** API call for the subject of a form's link. */
const targets: Readonly<Record<string, readonly [key: string, path: string] | undefined>> = {
  edu: ['eduUid', '/api/v1/edu/'],
  assn: ['noticeUid', '/api/v1/apply/notices/'],
  collabo: ['pgmUid', '/api/v1/apply/programs/'],
};

test('every [신청] link leads to the form of an open programme', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address))
    .filter(
      ({ pathname, search }) => search === '' && /^\/($|studentSupport|corporateCenter|cooperation)/.test(pathname),
    )
    .map(({ pathname }) => pathname);
  const links: ApplyLink[] = [];
  for (const path of new Set(paths)) links.push(...listApplyLinks(path, await (await page.request.get(path)).text()));
  const faults: string[] = [];
  for (const { page: from, name, href } of links) {
    const { pathname, searchParams } = new URL(href, 'http://site');
    const type = searchParams.get('type') ?? '';
    const [key, api] = targets[type] ?? [];
    const isForm = pathname === '/cooperation/application' && (type === 'tech' || key !== undefined);
    const about = key === undefined ? undefined : await page.request.get(`${api}${searchParams.get(key)}`);
    const state = about === undefined ? 'OPEN' : ((await about.json()) as { data: { state?: string } }).data.state;
    if (!isForm || state !== 'OPEN') faults.push(`${from}: ${name} → ${href} (${state})`);
  }
  expect(faults).toEqual([]);
  expect(new Set(links.map(({ page: from }) => from)).size, 'pages with such a link').toBeGreaterThan(2);
});

test('the page that verifies a certificate is neither cached nor listed', async ({ page }) => {
  const call = await createCaller(page);
  const { list } = await call<{ list: readonly { certNo: string | null }[] }>(
    'GET',
    '/api/v1/mypage/edu/list?state=COMPLETED',
  );
  const certNo = list.find((enrolment) => enrolment.certNo !== null)?.certNo ?? '';
  for (const number of [certNo, 'HS-0000-0000']) {
    for (const _visit of ['first', 'second']) {
      const response = await page.request.get(`/cooperation/edu?cert=${number}`);
      expect(response.headers()['cache-control']).toContain('no-store');
      expect(await response.text()).toMatch(/<meta name="robots" content="noindex">/);
    }
  }
  expect(certNo).not.toBe('');
});
