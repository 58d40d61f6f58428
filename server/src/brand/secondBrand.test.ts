import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { searchTypes } from '@haesol/contracts/member';
import type { Registry } from '@haesol/contracts/release';
import { renderOfficeForm } from '../domains/common/pdf/officeForm.ts';
import { readPdfText } from '../domains/common/pdf/testPdf.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { openTestSite, parsePage } from '../pages/edge/testEdge.ts';
import { readReference } from '../reference/readReference.ts';
import { createTerms } from '../reference/terms.ts';
import { aRemoteJson, aRoute } from '../release/registry/testReleases.ts';
import { setUpTestApp } from '../testing/testApp.ts';
import { setBrand } from './brand.ts';
import type { Brand } from './brandType.ts';
import { builtInBrand } from './builtInBrand.ts';
import { readBrand } from './readBrand.ts';

const file = fileURLToPath(new URL('../../../deploy/brand.example.json', import.meta.url));
const read = readBrand(file);
const second: Brand = 'brand' in read ? read.brand : builtInBrand;
const html = { accept: 'text/html' };

afterAll(() => setBrand(builtInBrand));

const texts = (locale: string) => ({
  routes: { '/about': { title: `About $t(brand:university) ${locale}`, description: '' } },
  menu: {},
});
const travelWork = ['pass-goods/edit', 'tours', 'exchange-cards', 'exchange-rates', 'orders'].map(
  (name) => `/office/${name}`,
);
const portal = aRemoteJson({
  area: ['/about', '/office'],
  routes: [
    aRoute({ path: '/about', title: '$t(brand:university) 소개', description: '$t(brand:site)를 소개합니다.' }),
    ...travelWork.map((path) => aRoute({ path, title: '여행 업무' })),
    aRoute({ path: '/office/qna', title: '문의' }),
    aRoute({ path: '/cooperation/tech', title: '자문', group: 'cooperation' }),
    aRoute({ path: '/cooperation/tech/item', title: '자문', group: 'cooperation' }),
  ],
  menu: [
    {
      group: 'cooperation',
      order: 3,
      menu: 'cooperation_tech',
      label: '자문',
      link: '/cooperation/tech',
      description: '',
      roles: [],
    },
    { group: 'intro', order: 1, menu: 'intro_intro', label: '인사말', link: '/about', description: '', roles: [] },
    { group: 'mypage', order: 2, menu: 'orders', label: '주문', link: '/office/orders', description: '', roles: [] },
  ],
  texts: { en: texts('en') },
});
const travel = aRemoteJson({
  id: 'mf-travel',
  area: ['/travel'],
  routes: [aRoute({ path: '/travel', title: '여행' })],
  menu: [{ group: 'travel', order: 1, menu: 'travel', label: '여행', link: '/travel', description: '', roles: [] }],
});

describe('pages of another university', () => {
  let site: Awaited<ReturnType<typeof openTestSite>>;
  beforeAll(async () => {
    setBrand(second);
    site = await openTestSite();
    await site.publish({ buildId: 'shell0001', remoteJson: null });
    await site.publish({ buildId: 'build0001', remoteJson: portal });
    await site.publish({ buildId: 'travel001', remoteJson: travel });
  });
  afterAll(() => site.close());
  const open = (url: string, language = '') =>
    site.createSite().inject({ url, headers: { ...html, ...(language && { cookie: `hs_lang=${language}` }) } });

  it('have its names, links and colours', async () => {
    const { body } = await open('/about');
    const page = parsePage(body);

    expect(page.title).toBe('다온대학교 소개 | 다온대학교 산학협력센터');
    expect(page.description).toBe('다온대학교 산학협력센터를 소개합니다.');
    expect(page.snapshot.registry).toMatchObject({
      brand: {
        texts: { phone: '088-300-2000' },
        groups: { intro: '센터 소개', companies: '기업 지원' },
        groupDescriptions: { companies: '기업의 물음에 함께 답하는 자문과 장비' },
        order: ['companies', 'cooperation', 'infoPlaza', 'intro'],
        siteLinks: [{ label: '다온대학교' }, {}],
      },
    });
    expect(body).toContain('<meta property="og:site_name" content="다온대학교 산학협력센터">');
    expect(body).toMatch(/<style nonce="[^"]+">:root\{--color-action:light-dark\(#8a1f4b,#f07fab\)/);
    expect(body).not.toMatch(/해솔|haesol\.example\b(?!\/)/);
  });

  it('have its sign, on pages and as icon', async () => {
    const page = parsePage((await open('/about')).body);
    const { mark } = (page.snapshot.registry as Partial<Registry>).brand ?? {};
    const served = await Promise.all(
      [mark?.plain, mark?.inverse, '/favicon.svg'].map((url = '') =>
        site.createSite({ assetsDir: dirname(file) }).inject(url),
      ),
    );

    expect(mark).toEqual({
      plain: expect.stringMatching(/^\/art\/brand-mark\.svg\?v=[\da-f]{8}$/),
      inverse: expect.stringMatching(/^\/art\/brand-mark-inverse\.svg\?v=/),
    });
    expect(served.map(({ body }) => /fill="(#\w+)"/.exec(body)?.[1])).toEqual(['#8a1f4b', '#f59fc1', '#8a1f4b']);
    for (const { headers } of served) {
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(headers['content-security-policy']).toContain('sandbox');
    }
  });

  it('have its label of a menu entry', async () => {
    const registry = (await site.createSite().inject('/registry.json')).json();

    expect(registry.remotes['mf-infoplaza'].remoteJson.menu).toContainEqual(
      expect.objectContaining({ label: '센터장 인사' }),
    );
  });

  it('have an entry and its pages in a group of its own', async () => {
    const registry: Registry = (await site.createSite().inject('/registry.json')).json();
    const { menu, routes } = registry.remotes['mf-infoplaza']?.remoteJson ?? { menu: [], routes: [] };
    const inGroup = ({ group }: { readonly group: string | null }) => group === 'companies';

    expect(menu.filter(inGroup).map(({ link }) => link)).toEqual(['/cooperation/tech']);
    expect(routes.filter(inGroup).map(({ path }) => path)).toEqual(['/cooperation/tech', '/cooperation/tech/item']);
  });

  it.each(['/travel', ...travelWork])('answer %s with 404 without the travel service', async (url) => {
    expect((await open(url)).statusCode).toBe(404);
  });

  it('keep the other work of the office', async () => {
    expect((await open('/office/qna')).statusCode).toBe(200);
  });

  it('leave travel out of registry and sitemap', async () => {
    const [registry, sitemap] = await Promise.all(
      ['/registry.json', '/sitemap.xml'].map((url) => site.createSite().inject(url)),
    );

    expect(Object.keys(registry?.json().remotes)).toEqual(['mf-infoplaza']);
    expect(sitemap?.body).not.toContain('/travel');
  });
});

describe('reference data of another university', () => {
  it('names no other one', () => {
    setBrand(second);
    const terms = createTerms();
    const pages = JSON.stringify(readReference().find(({ table }) => table === 'content_block')?.rows);

    expect(terms.map(({ code }) => code)).not.toContain('TRAVEL');
    expect(terms[0]?.html).toContain('다온대학교 산학협력센터');
    expect(JSON.stringify(terms) + pages).not.toMatch(/해솔대학교|haesol\.example/);
  });
});

describe('API of another university', () => {
  const test = setUpTestApp({ sample: true, environment: { HAESOL_BRAND: file } });

  it.each(['/api/v1/pass/list?pageNum=1&pageSize=10', '/api/v1/attraction/list?pageNum=1&pageSize=10'])(
    'has no %s without the travel service',
    async (url) => {
      expect((await test.app.inject(url)).statusCode).toBe(404);
    },
  );

  it('signs mails, and forms with its seal and account', async () => {
    await enqueueMail(test.db, { kind: 'JOINED', to: 'a@b.example', subject: '안내', lines: ['본문'] });
    const mail = await test.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('to_addr', '=', 'a@b.example')
      .executeTakeFirst();
    const form = await renderOfficeForm(
      { title: '견적서', facts: [], amounts: [], notes: [] },
      { title: '견적서', createdAt: new Date(0) },
    );
    const text = readPdfText(form);

    expect(mail).toMatchObject({ subject: '[다온대 산학협력센터] 안내', body_text: '본문\n\n다온대학교 산학협력센터' });
    expect(text).toContain('000-81-00024');
    expect(text).toContain('가람은행 110-222-333444');
    expect(text).not.toContain('해솔');
  });

  it('has no banner of the travel service', async () => {
    const { data } = (await test.app.inject('/api/v1/main/benefit')).json();

    expect(data.banners.length).toBeGreaterThan(0);
    expect(JSON.stringify(data.banners)).not.toContain('/travel');
  });

  it('finds nothing of the travel service', async () => {
    const search = async (word: string) => {
      const { data } = (
        await test.app.inject(`/api/v1/main/main?language=&searchKeyword=${encodeURIComponent(word)}`)
      ).json();
      return data as {
        order: string[];
        mainPassList: { cnt_total: number };
        mainAttractionList: { cnt_total: number };
      };
    };
    const found = await search('패스');
    const { data: faq } = (await test.app.inject('/api/v1/posts/faq/list?pageNum=1&pageSize=50')).json();
    const categories = faq.categories.map((one: { categoryCd: string }) => one.categoryCd);

    expect(searchTypes).toContain('PASS');
    expect(found.order).not.toContain('PASS');
    expect(JSON.stringify(await search('여행자 안내소'))).not.toContain('교환카드');
    expect(categories).not.toContain('TRAVEL');
    expect(categories.length).toBeGreaterThan(2);
    expect([found.mainPassList.cnt_total, found.mainAttractionList.cnt_total]).toEqual([0, 0]);
  });
});
