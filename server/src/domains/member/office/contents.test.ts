import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { openFileStore } from '../../common/files/openFileStore.ts';
import { createFileRepository } from '../../common/files/repository.ts';
import { sweepFiles } from '../../common/files/sweep.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

const html = '<p>내용입니다.</p><script>alert(1)</script>';
const picture = { thumbUrl: '/art/scene/beach.svg', thumbAlt: '해변' };
const checklist = [{ nm: '사업계획서', requiredYn: 'Y', text: '' }];
const call = {
  kindNm: '공동과제',
  summary: '요약',
  html,
  applyFrom: '2026-11-20T09:00:00+09:00',
  applyTo: '2026-12-20T18:00:00+09:00',
  companySharePct: 30,
  checklist,
  contact: '산학협력팀 061-000-0000',
};
const banner = {
  sub: '작은 제목',
  text: '',
  imageUrl: '/art/scene/beach.svg',
  imageAlt: '해변',
  link: '/cooperation',
  linkLabel: '보기',
  moreLink: null,
  moreLabel: null,
  evidence: null,
  sort: 0,
  fromDt: null,
  toDt: null,
};
const notice = {
  ...call,
  eligibility: ['전남의 기업'],
  supportMax: 50_000_000,
  cashSharePct: 10,
  performFrom: '2027-01-01',
  performTo: '2027-12-31',
  schedule: [{ label: '평가', from: '2026-12-22', to: null, text: '' }],
  fileUids: [] as string[],
};
const place = { gdsUid: 'G0001', i18n: {}, startDt: '2026-12-01', endDt: '2026-12-02', closedYn: 'Y' };

/** Content with the path of staff, its kind when restored, the public path that shows it, and a fault with its field. */
const contents = [
  ['banners', 'banners', 'id', banner, '/main/benefit', { toDt: '2026-11-01', fromDt: '2026-11-02' }, 'toDt'],
  [
    'sharing',
    'sharing',
    'shareUid',
    {
      type: 'TECH',
      fieldCd: '',
      summary: '요약',
      html,
      facts: [],
      ...picture,
      managerNm: '김담당',
      tel: '061-000-0000',
      fileUids: [],
    },
    '/sharing/list?type=TECH&pageSize=100',
    { fieldCd: 'NONE' },
    'fieldCd',
  ],
  ['notices', 'notices', 'noticeUid', notice, '/apply/notices?pageSize=100', { applyTo: call.applyFrom }, 'applyTo'],
  [
    'programs',
    'programs',
    'pgmUid',
    { ...call, limitKrw: null, sort: 0 },
    '/apply/programs?pageSize=100',
    { applyTo: call.applyFrom },
    'applyTo',
  ],
  ['place-notices', 'place-notices', 'noticeUid', place, '/attraction/detail/G0001', { endDt: '2026-11-30' }, 'endDt'],
] as const;

describe('content of the office', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  let fieldCd: string;
  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    [staff, member] = await createCallers(test, 'office', 'student');
    fieldCd = (await member.call('GET', '/codes/TECH_FIELD')).data.list[0].code;
  });
  const isShown = async (path: string, title: string) =>
    JSON.stringify((await member.call('GET', path)).data).includes(title);

  it.each(contents)(
    '%s is on the site once added, changes, goes, and comes back',
    async (path, kind, key, form, shown, fault, field) => {
      const title = `새로 올린 ${path}`;
      const body = { ...form, title, ...('fieldCd' in form && { fieldCd }) };
      const refused = await staff.call('POST', `/admin/${path}`, { ...body, ...fault });
      expect(refused.data.fieldErrors).toMatchObject([{ field }]);

      const { data } = await staff.call('POST', `/admin/${path}`, body);
      const uid: string = data[key];
      expect(await isShown(shown, title)).toBe(true);
      const listed = (await staff.call('GET', `/admin/${path}?pageSize=100`)).data.list;
      expect(JSON.stringify(listed)).toContain(title);
      expect(JSON.stringify(listed)).not.toContain('<script>');

      await staff.call('PUT', `/admin/${path}/${uid}`, { ...body, title: `고친 ${path}` });
      expect(await isShown(shown, `고친 ${path}`)).toBe(true);
      await staff.call('DELETE', `/admin/${path}/${uid}`);
      expect(await isShown(shown, `고친 ${path}`)).toBe(false);
      expect((await staff.call('PUT', `/admin/${path}/${uid}`, body)).code).toBe(errorCodes.notFound);
      await staff.call('POST', `/admin/removed/${uid}/restore`, { kind });
      expect(await isShown(shown, `고친 ${path}`)).toBe(true);
      expect((await listAuditActions(test.db, uid)).map((action) => action.split('.')[1])).toEqual([
        'add',
        'change',
        'remove',
        'restore',
      ]);
      expect((await member.call('GET', `/admin/${path}`)).code).toBe(errorCodes.forbidden);
      await staff.call('DELETE', `/admin/${path}/${uid}`);
    },
  );

  it('closes a place for the days of its notice, until that is gone', async () => {
    const body = { ...place, title: '풍랑으로 쉽니다' };
    const { noticeUid } = (await staff.call('POST', '/admin/place-notices', body)).data;
    const path = '/attraction/detail/G0001';
    const closed = (await member.call('GET', path)).data.notices;
    await staff.call('DELETE', `/admin/place-notices/${noticeUid}`);

    expect(closed).toContainEqual({ title: body.title, startDt: body.startDt, endDt: body.endDt, closedYn: 'Y' });
    expect(await isShown(path, body.title)).toBe(false);
  });

  const uploadForm = async (): Promise<string> => {
    const request = toUploadRequest([{ name: '서식.pdf', bytes: aPdf() }], { kind: 'attach' }, staff.headers);
    return (await test.app.inject(request)).json().data.list[0].fileUid;
  };

  it('has forms to download with a notice', async () => {
    const fileUid = await uploadForm();
    const body = { ...notice, title: '서식이 있는 공고', fileUids: [fileUid] };
    const { noticeUid } = (await staff.call('POST', '/admin/notices', body)).data;

    expect((await member.call('GET', `/apply/notices/${noticeUid}`)).data.files).toMatchObject([{ orgNm: '서식.pdf' }]);
    expect((await test.app.inject(`/file/download?fileUid=${fileUid}`)).statusCode).toBe(200);
  });

  it.each(contents.filter(([path]) => path === 'notices' || path === 'sharing'))(
    '%s come back with their files after a sweep',
    async (path, kind, key, form) => {
      const fileUid = await uploadForm();
      const body = {
        ...form,
        title: `파일이 있는 ${path}`,
        fileUids: [fileUid],
        ...('fieldCd' in form && { fieldCd }),
      };
      const uid: string = (await staff.call('POST', `/admin/${path}`, body)).data[key];
      const status = async () => (await test.app.inject(`/file/download?fileUid=${fileUid}`)).statusCode;
      const added = await status();
      await staff.call('DELETE', `/admin/${path}/${uid}`);
      await sweepFiles(test.context, createFileRepository(test.db), openFileStore(test.context.config));
      const removed = await status();
      await staff.call('POST', `/admin/removed/${uid}/restore`, { kind });

      expect([added, removed, await status()]).toEqual([200, 404, 200]);
    },
  );

  it('hides a popular word, which is searched as before, and shows it again', async () => {
    const listPopular = async () =>
      (await member.call('GET', '/search/popular')).data.list.map(({ text }: { text: string }) => text);
    const [word = ''] = await listPopular();
    const { list } = (await staff.call('GET', `/admin/search/popular?searchKeyword=${encodeURIComponent(word)}`)).data;
    const path = `/admin/search/popular/${encodeURIComponent(list[0].wordUid)}`;
    await staff.call('PATCH', path, { hiddenYn: 'Y' });
    const hidden = await listPopular();
    await staff.call('PATCH', path, { hiddenYn: 'N' });

    expect(list[0]).toMatchObject({ word, hiddenYn: 'N' });
    expect(hidden).not.toContain(word);
    expect(hidden).toHaveLength(10);
    expect((await listPopular())[0]).toBe(word);
  });

  it('shows a banner on its days only', async () => {
    const days = { fromDt: '2026-11-24', toDt: '2026-11-24' };
    await staff.call('POST', '/admin/banners', { ...banner, title: '하루 배너', ...days });
    const seen = [await isShown('/main/benefit', '하루 배너')];
    for (const day of ['2026-11-24', '2026-11-25']) {
      await test.context.clock.moveTo(new Date(`${day}T00:30:00+09:00`));
      seen.push(await isShown('/main/benefit', '하루 배너'));
    }

    expect(seen).toEqual([false, true, false]);
  });
});
