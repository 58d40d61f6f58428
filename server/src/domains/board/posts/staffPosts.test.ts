import { adminPosts } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { createFileRepository } from '../../common/files/repository.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

const form = {
  board: 'NOTICE',
  categoryCd: 'NOTICE',
  title: '겨울 공동실험실 점검 안내',
  html: '<p>점검합니다.</p><script>alert(1)</script>',
  writerNm: '공용장비운영팀',
  sourceNm: null,
  createdDt: '2026-11-23T09:00:00+09:00',
  pinYn: 'N',
  urgentYn: 'N',
  thumbUrl: null,
  thumbAlt: null,
  fileUids: [] as string[],
};

describe('posts by staff', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  let categoryCd: string;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'student');
    const { list } = (await member.call('GET', '/codes/NOTICE_CTG')).data;
    categoryCd = list[0].code;
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  const save = (change: object = {}) => staff.call('POST', '/admin/posts', { ...form, categoryCd, ...change });
  const add = async (change: object = {}): Promise<string> => (await save(change)).data.postUid;
  const readTitles = async (path: string): Promise<string> => JSON.stringify((await member.call('GET', path)).data);
  const places = {
    list: () => readTitles('/posts/list?board=NOTICE&pageSize=100'),
    search: () => readTitles(`/search/suggest?q=${encodeURIComponent('공동실험실 점검')}`),
    feed: async () => (await test.app.inject('/rss/notices.xml')).body,
  };

  it('are in the list and the search at once, with safe HTML, and gone when taken off the site', async () => {
    const postUid = await add();
    const shown = (await member.call('GET', `/posts/${postUid}`)).data;

    expect(shown).toMatchObject({ title: form.title, html: '<p>점검합니다.</p>', writerNm: '공용장비운영팀' });
    expect(await places.list()).toContain(form.title);
    expect(await places.search()).toContain(form.title);
    expect(await places.feed()).toContain(form.title);
    await staff.call('DELETE', `/admin/posts/${postUid}`);
    expect(await places.list()).not.toContain(form.title);
    expect((await member.call('GET', `/posts/${postUid}`)).code).toBe(errorCodes.notFound);
    expect(await listAuditActions(test.db, postUid)).toEqual(['post.add', 'post.remove']);
  });

  it('lead to the course that they name, until it is cancelled', async () => {
    const [{ eduUid }] = (await member.call('GET', '/edu/list?state=SCHEDULED')).data.list;
    const postUid = await add({ eduUid });
    const read = async () => (await member.call('GET', `/posts/${postUid}`)).data.eduUid;
    const before = await read();
    await staff.call('PATCH', `/admin/edu/${eduUid}/cancel`, { memo: '강사 사정입니다.' });

    expect([before, await read()]).toEqual([eduUid, null]);
    expect((await save({ eduUid: 'none' })).data.fieldErrors).toMatchObject([{ field: 'eduUid' }]);
  });

  it('that are pinned until a day lose the pin after it', async () => {
    const postUid = await add({ title: '이틀 고정', pinYn: 'Y', pinUntilDt: '2026-11-24' });
    const unpin = () => createJobHandlers(test.context)['posts.unpin']?.run({});
    const read = async () => {
      const { list } = (await staff.call('GET', `/admin/posts?pageSize=100`)).data;
      const { pinYn, pinUntilDt } = list.find((row: { postUid: string }) => row.postUid === postUid);
      return [pinYn, pinUntilDt, (await member.call('GET', `/posts/${postUid}`)).data.pinYn];
    };
    await test.context.clock.moveTo(new Date('2026-11-24T23:59:00+09:00'));
    await unpin();
    expect(await read()).toEqual(['Y', '2026-11-24', 'Y']);
    await test.context.clock.moveTo(new Date('2026-11-25T00:00:00+09:00'));
    await unpin();

    expect(await read()).toEqual(['N', null, 'N']);
    expect((await save({ pinYn: 'Y', pinUntilDt: '2026-11-24' })).data.fieldErrors).toMatchObject([
      { field: 'pinUntilDt' },
    ]);
  });

  it('that are scheduled appear at their time', async () => {
    const title = '예약한 공지';
    const postUid = await add({ title, createdDt: '2026-11-24T09:00:00+09:00' });
    const { list } = adminPosts.response.parse((await staff.call('GET', '/admin/posts?state=SCHEDULED')).data);

    expect(list).toMatchObject([{ postUid, state: 'SCHEDULED' }]);
    expect(await places.list()).not.toContain(title);
    await test.context.clock.moveTo(new Date('2026-11-24T09:00:01+09:00'));
    expect(await places.list()).toContain(title);
  });

  it('have the files that staff attach, until the post is taken off the site, and again when it is put back', async () => {
    const request = toUploadRequest([{ name: '점검표.pdf', bytes: aPdf() }], { kind: 'attach' }, staff.headers);
    const fileUid: string = (await test.app.inject(request)).json().data.list[0].fileUid;
    const postUid = await add({ fileUids: [fileUid] });
    const download = async () => (await test.app.inject(`/file/download?fileUid=${fileUid}`)).statusCode;

    expect((await member.call('GET', `/posts/${postUid}`)).data.files).toMatchObject([
      { fileUid, orgNm: '점검표.pdf' },
    ]);
    expect(await download()).toBe(200);
    await staff.call('DELETE', `/admin/posts/${postUid}`);
    expect(await download()).toBe(404);
    await createFileRepository(test.db).removeOrphans(new Date('2026-11-22T10:00:00+09:00'));
    await staff.call('POST', `/admin/removed/${postUid}/restore`, { kind: 'posts' });
    expect(await download()).toBe(200);
    expect(await places.list()).toContain(form.title);
    const again = await staff.call('POST', `/admin/removed/${postUid}/restore`, { kind: 'posts' });
    expect(again.code).toBe(errorCodes.notFound);
    expect((await listAuditActions(test.db, postUid)).at(-1)).toBe('post.restore');
  });

  it.each([
    ['an unknown category', { categoryCd: 'NONE' }, 'categoryCd'],
    ['a picture without a description', { thumbUrl: '/art/scene/beach.svg' }, 'thumbAlt'],
    ['an empty title', { title: ' ' }, 'title'],
    ['files of others', { fileUids: ['0199c0de-0000-7000-8000-000000000001'] }, 'fileUids'],
  ])('are refused with %s, at its field', async (_what, change, field) => {
    expect((await save(change)).data.fieldErrors).toMatchObject([{ field }]);
  });
});
