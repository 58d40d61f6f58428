import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { rowCount } from '../../db/expressions.ts';
import type { Database } from '../../db/tables.ts';
import { asActor, type Cast, castActors, openSession } from '../testActors.ts';
import { type ApiRoute, listApiRoutes, setUpWholeApi } from '../testWholeApi.ts';
import { toName } from './contract.ts';
import type { ResourceRequest } from './ownedResource.ts';
import { isOfTeams, ownedResources } from './ownedResources.ts';
import { send } from './roles.ts';

const ends = /\/(transition|cancel|close-day|closures|lift|restore|reveal)$/;
/** Own filters of a person, which concern no other. */
const personal = ['DELETE /api/v1/admin/views/{viewUid}'];

const aRule = { is_on: true, share: 100, roles: [], deployments: [], saved_at: new Date() };

const isDestructive = ({ endpoint: { method, path }, access }: ApiRoute) =>
  (access === 'staff' || access === 'admin') &&
  (method === 'DELETE' || (method !== 'GET' && ends.test(path))) &&
  path.startsWith('/api/v1/admin/') &&
  !isOfTeams(path);

describe('destructive moves of the office', () => {
  const test = setUpWholeApi();
  let cast: Cast;
  beforeAll(async () => {
    cast = await castActors(test);
  });

  const requestAs = (name: string, request: ResourceRequest) => {
    const route = listApiRoutes(test.app).find(({ endpoint }) => toName(endpoint) === name);
    if (route === undefined) throw new Error(`There is no ${name}.`);
    return asActor(test, cast, 'admin', async (headers) => (await send(test, route, headers, request)).json());
  };
  const findId = async (table: keyof Database, key: string) => {
    const rows = await sql<{ id: string }>`select ${sql.ref(key)}::text as id from ${sql.table(table)}
      where deleted_at is null limit 1`.execute(test.db);
    return rows.rows[0]?.id ?? '';
  };
  const ofMember = () => ({ memberUid: cast['other member'] });
  const toClosure = { eqUid: 'EQ001', reason: '점검', startDate: '2026-12-26', endDate: '2026-12-26' };
  const close = () =>
    requestAs('POST /api/v1/admin/closures', { body: { ...toClosure, start: '09:00', end: '10:00', decisions: [] } });

  const changePage = (change: object) =>
    requestAs('PUT /api/v1/admin/pages/{menuKey}', {
      params: { menuKey: 'intro_intro' },
      body: { title: '소개', blocks: [{ type: 'html', html: '<p>새 글</p>' }], ...change },
    });

  /** Requests of endpoints whose resource belongs to no member. */
  const prepared: Readonly<Record<string, () => Promise<ResourceRequest> | ResourceRequest>> = {
    'POST /api/v1/admin/closures': () => ({
      body: { ...toClosure, start: '11:00', end: '12:00', decisions: [] },
    }),
    'DELETE /api/v1/admin/closures/{closureUid}': async () => ({
      params: { closureUid: (await close()).data.closureUid },
    }),
    'DELETE /api/v1/admin/coupons/{couponPblcnUid}': () => ({ params: { couponPblcnUid: 'CP001' } }),
    'DELETE /api/v1/admin/notes/{ref}/{uid}/{noteUid}': async () => {
      const params = { ref: 'QNA', uid: randomUUID() };
      const { data } = await requestAs('POST /api/v1/admin/notes/{ref}/{uid}', { params, body: { content: '메모' } });
      return { params: { ...params, noteUid: data.noteUid } };
    },
    'DELETE /api/v1/admin/templates/{tplUid}': () => ({
      params: { tplUid: '0190f3a0-0000-7000-8000-000000000001' },
    }),
    'DELETE /api/v1/admin/posts/{postUid}': async () => ({ params: { postUid: await findId('post', 'post_uid') } }),
    'DELETE /api/v1/admin/faq/{faqUid}': async () => ({ params: { faqUid: await findId('faq', 'faq_uid') } }),
    'DELETE /api/v1/admin/banners/{id}': async () => ({ params: { id: await findId('banner', 'id') } }),
    'DELETE /api/v1/admin/sharing/{shareUid}': async () => ({
      params: { shareUid: await findId('sharing', 'share_uid') },
    }),
    'DELETE /api/v1/admin/notices/{noticeUid}': async () => ({
      params: { noticeUid: await findId('apply_notice', 'notice_uid') },
    }),
    'DELETE /api/v1/admin/programs/{pgmUid}': async () => ({
      params: { pgmUid: await findId('apply_program', 'pgm_uid') },
    }),
    'DELETE /api/v1/admin/place-notices/{noticeUid}': async () => ({
      params: { noticeUid: await findId('goods_notice', 'notice_uid') },
    }),
    'DELETE /api/v1/admin/mail-templates/{mailKey}': async () => {
      const words = { subject: '', opening: '안녕하세요.', closing: '' };
      await test.db
        .insertInto('mail_template')
        .values({ kind: 'LEFT', lang: 'ko', ...words, saved_at: new Date() })
        .execute();
      return { params: { mailKey: 'LEFT.ko' } };
    },
    'DELETE /api/v1/admin/exchange-rates/{currencyCd}': () => ({ params: { currencyCd: 'EUR' } }),
    'DELETE /api/v1/admin/promotions/{id}': async () => ({ params: { id: await findId('promotion', 'id') } }),
    'DELETE /api/v1/admin/feed/{id}': async () => ({ params: { id: await findId('feed', 'id') } }),
    'DELETE /api/v1/admin/travel-info/{id}': async () => ({ params: { id: await findId('travel_info', 'id') } }),
    'DELETE /api/v1/admin/tours/{tourUid}': async () => ({ params: { tourUid: await findId('tour', 'tour_uid') } }),
    'DELETE /api/v1/admin/flags/{flagNm}': async () => {
      const flagNm = 'mf-travel.newList';
      await test.db
        .insertInto('remote_flag')
        .values({ flag_nm: flagNm, ...aRule })
        .execute();
      return { params: { flagNm } };
    },
    'DELETE /api/v1/admin/remote-settings/{remoteId}': async () => {
      const remoteId = 'mf-travel';
      const row = { remote_id: remoteId, vals: '{}', saved_at: new Date() };
      await test.db.insertInto('remote_setting').values(row).execute();
      return { params: { remoteId } };
    },
    'POST /api/v1/admin/removed/{id}/restore': async () => {
      const id = await findId('post', 'post_uid');
      await requestAs('DELETE /api/v1/admin/posts/{postUid}', { params: { postUid: id } });
      return { params: { id }, body: { kind: 'posts' } };
    },
    'POST /api/v1/admin/versions/restore': async () => {
      await changePage({});
      return { body: { kind: 'PAGE', ref: 'intro_intro', no: 1 } };
    },
    'POST /api/v1/admin/versions/drop': async () => {
      const { data } = await changePage({ publishDt: '2090-01-01T00:00:00+09:00' });
      return { body: { kind: 'PAGE', ref: 'intro_intro', no: data.rev } };
    },
    'DELETE /api/v1/admin/terms/{code}/{version}': async () => {
      const body = { code: 'TRAVEL', version: '9.9', effectiveDt: '2090-01-01', html: '<p>새 조항</p>', worseYn: 'N' };
      await requestAs('POST /api/v1/admin/terms', { body });
      return { params: { code: body.code, version: body.version } };
    },
    'PATCH /api/v1/admin/members/{memberUid}/transition': () => ({
      params: ofMember(),
      body: { to: 'LOCKED', memo: '도용 신고' },
    }),
    'POST /api/v1/admin/members/{memberUid}/reveal': () => ({
      params: ofMember(),
      body: { purposeCd: 'CHECK', memo: '', items: ['NAME'] },
    }),
    'DELETE /api/v1/admin/codes/{group}/{code}': async () => {
      const group = 'NOTICE_CTG';
      const body = { code: 'FAIR', codeNm: '행사', en: null, ja: null, zhCN: null, zhTW: null, sort: 90, onYn: 'Y' };
      await requestAs('POST /api/v1/admin/codes/{group}', { params: { group }, body });
      return { params: { group, code: body.code } };
    },
    'DELETE /api/v1/admin/members/{memberUid}/sessions': () => ({ params: ofMember() }),
    'DELETE /api/v1/admin/members/{memberUid}/sessions/{sessionUid}': async () => {
      const { memberUid } = ofMember();
      return { params: { memberUid, sessionUid: (await openSession(test, memberUid)).sessionId } };
    },
    'DELETE /api/v1/admin/members/{memberUid}/second-factor': () => ({ params: ofMember() }),
    'PATCH /api/v1/admin/{queue}/transition': () => ({
      params: { queue: 'members' },
      body: { uids: [cast['other member']], to: 'SESSIONS' },
    }),
    'PATCH /api/v1/admin/edu/{eduUid}/cancel': async () => {
      const course = test.db.selectFrom('edu').select('edu_uid').where('start_dt', '>', '2026-12-10').limit(1);
      const { edu_uid: eduUid } = await course.executeTakeFirstOrThrow();
      return { params: { eduUid }, body: { memo: '강사 사정으로 폐강합니다.' } };
    },
    'POST /api/v1/admin/goods/{id}/close-day': async () => {
      const day = { goods_dtl_id: 'G0001-1', use_date: '2027-01-20', qty: 1 };
      await test.db.insertInto('stock').values(day).execute();
      return { params: { id: 'G0001-1' }, body: { date: day.use_date, time: '', reason: '풍랑', orders: 0 } };
    },
  };

  async function prepare(name: string): Promise<ResourceRequest> {
    const request = prepared[name];
    if (request !== undefined) return request();
    const resource = ownedResources[name];
    if (resource === undefined) throw new Error(`Add a request of ${name} that succeeds.`);
    return resource.request(await resource.make(test, cast.owner));
  }
  const countDeeds = async () => {
    const rows = test.db.selectFrom('audit_log').where('actor_uid', '=', cast.admin);
    return (await rows.select(rowCount.as('cnt')).executeTakeFirstOrThrow()).cnt;
  };

  it('are each in the audit log, with the person', async () => {
    const names = listApiRoutes(test.app)
      .filter(isDestructive)
      .map(({ endpoint }) => toName(endpoint))
      .filter((name) => !personal.includes(name));
    const faults: string[] = [];
    for (const name of names) {
      const request = await prepare(name);
      const before = await countDeeds();
      const { status, data } = await requestAs(name, request);
      if (status.code !== '200') faults.push(`${name}: answers ${status.code} ${JSON.stringify(data)}`);
      else if ((await countDeeds()) === before) faults.push(`${name}: is not in the audit log`);
    }

    expect(names.length).toBeGreaterThan(25);
    expect(faults).toEqual([]);
  });
});
