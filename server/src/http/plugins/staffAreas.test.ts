import { type AreaLevel, areaNames, levelNames, type OfficeArea, officeAreas } from '@haesol/contracts/common';
import { exportedScreens, exportPath } from '@haesol/contracts/member';
import { exportAreas } from '../../domains/member/office/areas.ts';
import { addMember } from '../../release/override/testOverride.ts';
import { openSession, type Session } from '../../testing/testActors.ts';
import { setUpTestApp } from '../../testing/testApp.ts';
import { findRow } from '../../testing/testRows.ts';
import { type ApiRoute, listApiRoutes } from '../../testing/testWholeApi.ts';

/** Endpoints of all staff, and those whose input decides the area, which the second suite tests. */
const ofAnyArea = [
  'admin.today',
  'admin.moveItems',
  'admin.previewMove',
  'admin.previewCall',
  'admin.undoMoves',
  'admin.listHandOvers',
  'admin.listNotes',
  'admin.listOtherItems',
  'admin.addNote',
  'admin.removeNote',
  'admin.proposeMoves',
  'admin.listApprovals',
  'admin.getApproval',
  'admin.decideApproval',
  'admin.assign',
  'admin.restore',
  'admin.listColleagues',
  'admin.listTemplates',
  'admin.saveTemplate',
  'admin.removeTemplate',
  'admin.presence',
  'admin.listViews',
  'admin.saveView',
  'admin.removeView',
  'admin.saveColumns',
  'admin.find',
  'admin.preview',
  'admin.listPlaces',
  'admin.listVersions',
  'admin.restoreVersion',
  'admin.dropVersion',
];

const rightsPath = '/api/v1/admin/rights';
const someUuid = '00000000-0000-4000-8000-000000000001';

describe('rights by area', () => {
  const test = setUpTestApp({ sample: true });
  let admin: Session;
  let staff: Session & { readonly email: string };
  beforeAll(async () => {
    admin = await openSession(test, (await findRow(test.db, 'member', { role: 'ADMIN' })).member_uid);
    staff = await addMember(test, 'STAFF');
  });

  /** Gives the member of staff these rights alone. */
  async function give(areas: Partial<Record<OfficeArea, AreaLevel>>) {
    const none = Object.fromEntries(officeAreas.map((area) => [area, 'NONE']));
    const payload = { userId: staff.email, rights: [], ...none, ...areas };
    const response = await test.app.inject({ method: 'PUT', url: rightsPath, headers: admin.headers, payload });
    expect(response.json().status.code).toBe('200');
  }

  async function call(method: ApiRoute['endpoint']['method'], url: string, payload?: object) {
    const response = await test.app.inject({ method, url, headers: staff.headers, ...(payload && { payload }) });
    const { status } = response.json() as { status: { code: string; message: string } };
    return status;
  }

  const refusal = (area: OfficeArea, level: AreaLevel) => ({
    code: '4030',
    message: `‘${areaNames[area]}’ ${levelNames[level]} 권한이 필요합니다. 관리자에게 요청해 주세요.`,
  });
  const listStaffEndpoints = () =>
    listApiRoutes(test.app).flatMap(({ endpoint }) => (endpoint.access === 'staff' ? [endpoint] : []));
  const toUrl = (path: string) => path.replaceAll(/\{\w+\}/g, 'none');

  it('are named by every endpoint of staff', () => {
    const endpoints = listStaffEndpoints();

    expect(endpoints.length).toBeGreaterThan(140);
    expect(endpoints.filter(({ area }) => area === undefined)).toEqual([]);
    expect(endpoints.flatMap(({ area, name }) => (area === 'any' ? [name] : [])).sort()).toEqual([...ofAnyArea].sort());
  });

  it.each(officeAreas)('of %s are required by each of its endpoints, by level, from the next call on', async (own) => {
    const faults: string[] = [];
    const check = async (given: AreaLevel | 'NONE') => {
      for (const { area, isRead, method, name, path } of listStaffEndpoints()) {
        if (area !== own) continue;
        const level = method === 'GET' || isRead ? 'READ' : 'MOVE';
        const isAllowed = given === 'MOVE' || given === level;
        const status = await call(method, toUrl(path));
        const isRefused = status.code === '4030' && status.message === refusal(own, level).message;
        if (isRefused === isAllowed) faults.push(`${name} with ${given}: ${status.code} ${status.message}`);
      }
    };
    // The rights of all other areas do not help.
    const others = Object.fromEntries(officeAreas.filter((area) => area !== own).map((area) => [area, 'MOVE']));
    await give(others);
    await check('NONE');
    await give({ [own]: 'READ' });
    await check('READ');
    await give({ [own]: 'MOVE' });
    await check('MOVE');

    expect(faults).toEqual([]);
  });

  it.each([
    [
      'a move of bookings',
      'lab',
      'PATCH',
      '/api/v1/admin/reservations/transition',
      { uids: [someUuid], to: 'APPROVED' },
    ],
    ['a move of refunds', 'travel', 'PATCH', '/api/v1/admin/refunds/transition', { uids: [someUuid], to: 'DONE' }],
    [
      'the preview of a move',
      'lab',
      'POST',
      '/api/v1/admin/reservations/transition/preview',
      { uid: someUuid, to: 'APPROVED' },
    ],
    [
      'a proposed move of bookings',
      'lab',
      'POST',
      '/api/v1/admin/approvals',
      { queue: 'reservations', uids: [someUuid], revs: [0], to: 'APPROVED', reason: '점검이 끝났습니다.' },
    ],
    ['the assignment of questions', 'board', 'PATCH', '/api/v1/admin/qna/assign', { uids: [someUuid] }],
    ['taking an answer back', 'board', 'PATCH', '/api/v1/admin/qna/undo', { uids: [someUuid] }],
    ['taking an approval back', 'lab', 'PATCH', '/api/v1/admin/reservations/undo', { uids: [someUuid] }],
    [
      'the mails of a supplement',
      'learn',
      'POST',
      '/api/v1/admin/mail-preview',
      { call: { name: 'application.due', uid: someUuid, body: { dueDt: '2099-01-01' } } },
    ],
    ['a move of posts', 'content', 'PATCH', '/api/v1/admin/posts/transition', { uids: [someUuid], to: 'PINNED' }],
    ['the assignment of orders', 'travel', 'PATCH', '/api/v1/admin/orders/assign', { uids: [someUuid] }],
    ['putting back a post', 'content', 'POST', '/api/v1/admin/removed/N1/restore', { kind: 'posts' }],
    ['putting back a coupon', 'travel', 'POST', '/api/v1/admin/removed/C1/restore', { kind: 'coupons' }],
    [
      'an earlier version of a course',
      'learn',
      'POST',
      '/api/v1/admin/versions/restore',
      { kind: 'COURSE', ref: 'ED001', no: 9 },
    ],
    [
      'an earlier version of a banner',
      'content',
      'POST',
      '/api/v1/admin/versions/restore',
      { kind: 'BANNER', ref: 'B1', no: 9 },
    ],
    ['the preview of a course', 'learn', 'POST', '/api/v1/admin/previews', { kind: 'COURSE', ref: null, form: {} }],
    [
      'a template for questions',
      'board',
      'PUT',
      `/api/v1/admin/templates/${someUuid}`,
      { area: 'QNA', lang: 'ko', title: '인사', body: '안녕하세요.' },
    ],
  ] as const)('are required for %s', async (_name, area, method, url, payload) => {
    await give({ [area]: 'READ' });
    expect(await call(method, url, payload)).toEqual(refusal(area, 'MOVE'));

    await give({ [area]: 'MOVE' });
    expect(await call(method, url, payload)).not.toMatchObject({ code: '4030' });
  });

  it('are required for who has handed an item on', async () => {
    const url = `/api/v1/admin/orders/${someUuid}/hand-overs`;
    await give({ lab: 'MOVE' });
    expect(await call('GET', url)).toEqual(refusal('travel', 'READ'));

    await give({ travel: 'READ' });
    expect((await call('GET', url)).code).toBe('200');
  });

  it('are required for each export', async () => {
    const faults: string[] = [];
    for (const screen of exportedScreens) {
      const area = exportAreas[screen];
      await give({ gate: 'MOVE' });
      const refused = await call('GET', `${exportPath}?screen=${screen}&purposeCd=WORK`);
      if (refused.message !== refusal(area, 'READ').message) faults.push(screen);
    }

    expect(faults).toEqual([]);
  });

  it('decide what the palette finds and what waits today', async () => {
    const read = async () => {
      const [found, today] = await Promise.all(
        ['find?q=10', 'today'].map((path) =>
          test.app
            .inject({ url: `/api/v1/admin/${path}`, headers: staff.headers })
            .then((answer) => answer.json().data),
        ),
      );
      const kinds = new Set(found.list.map(({ kind }: { kind: string }) => kind));
      const queues = new Set(today.queues.map(({ queue }: { queue: string }) => queue));
      return { areas: today.areas, kinds: [...kinds], queues: [...queues] };
    };
    await give({ lab: 'READ' });

    expect(await read()).toEqual({ areas: [{ area: 'lab', level: 'READ' }], kinds: ['BOOKING'], queues: ['BOOKING'] });
  });

  it('open private questions on their public page to staff of questions alone', async () => {
    const question = await test.db
      .selectFrom('qna')
      .select('qna_uid')
      .where('private', '=', true)
      .executeTakeFirstOrThrow();
    const url = `/api/v1/qna/${question.qna_uid}`;
    await give({ gate: 'MOVE' });
    const closed = await call('GET', url);
    await give({ board: 'READ' });

    expect([closed.code, (await call('GET', url)).code]).toEqual(['4031', '200']);
  });

  it('are changed with an entry in the audit log, for staff alone', async () => {
    await give({ lab: 'READ' });
    await give({ lab: 'MOVE' });
    const entries = await test.db
      .selectFrom('audit_log')
      .select('detail')
      .where('target_uid', '=', staff.memberUid)
      .where('action', '=', 'rights.area')
      .orderBy('at', 'desc')
      .execute();
    const { email } = await addMember(test);
    const payload = { userId: email, rights: [], lab: 'READ' };
    const member = await test.app.inject({ method: 'PUT', url: rightsPath, headers: admin.headers, payload });

    expect(entries[0]?.detail).toEqual({ area: 'lab', from: 'READ', to: 'MOVE' });
    expect(member.json()).toMatchObject({ status: { code: '4000' }, data: { fieldErrors: [{ field: 'lab' }] } });
  });
});
