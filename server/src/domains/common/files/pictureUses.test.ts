import { setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { openFileStore } from './openFileStore.ts';
import { createFileRepository } from './repository.ts';
import { sweepFiles } from './sweep.ts';
import { aPng, toUploadRequest } from './testUploads.ts';

const later = '2026-11-24T09:00:00+09:00';
const form = {
  board: 'NOTICE',
  title: '그림이 있는 공지',
  html: '<p>글</p>',
  writerNm: '운영팀',
  sourceNm: null,
  createdDt: '2026-11-23T09:00:00+09:00',
  pinYn: 'N',
  urgentYn: 'N',
  thumbUrl: null as string | null,
  thumbAlt: null as string | null,
  fileUids: [],
};

describe('pictures of staff', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let colleague: Caller;
  let student: Caller;
  let pass: string;
  let categoryCd: string;
  beforeAll(async () => {
    [staff, colleague, student] = await createCallers(test, 'office', 'admin', 'student');
    categoryCd = (await student.call('GET', '/codes/NOTICE_CTG')).data.list[0].code;
    const { cookies } = await signIn(test, 'office');
    const [name, value] = Object.entries(cookies).find(([key]) => key.endsWith('hs_staff')) ?? [];
    pass = `${name}=${value}`;
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  async function upload(by: Caller = staff, kind = 'image'): Promise<string> {
    const picture = { name: '전경.png', bytes: await aPng(2_000, 900) };
    const { list } = (await test.app.inject(toUploadRequest([picture], { kind }, by.headers))).json().data;
    return `/file/picture/${list[0].fileUid}`;
  }
  const read = (url: string, cookie = '') => test.app.inject({ url, headers: { cookie } });
  const readStatus = async (url: string, cookie?: string) => (await read(url, cookie)).statusCode;
  const addPost = (change: object, by = staff) => by.call('POST', '/admin/posts', { ...form, categoryCd, ...change });
  const withPicture = (thumbUrl: string) => ({ thumbUrl, thumbAlt: '실험실 전경' });
  async function isKept(url: string): Promise<boolean> {
    const now = await test.context.clock.now();
    const found = createFileRepository(test.db).findPicture(url.slice('/file/picture/'.length), now);
    return (await found) !== undefined;
  }
  const sweep = async (hours: number) => {
    const now = await test.context.clock.now();
    await test.context.clock.moveTo(new Date(now.getTime() + hours * 3_600_000));
    return sweepFiles(test.context, createFileRepository(test.db), openFileStore(test.context.config));
  };

  it('are shown to staff alone until their entry is published, and to all from its time on', async () => {
    const url = await upload();
    await addPost({ ...withPicture(url), createdDt: later });
    const before = [await readStatus(url), await readStatus(url, pass)];
    await test.context.clock.moveTo(new Date('2026-11-24T09:00:01+09:00'));
    const { statusCode, headers } = await read(url);

    expect(before).toEqual([404, 200]);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=604800, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await readStatus(`${url}?w=wide`)).toBe(200);
  });

  it('of a device stay where an older process has recorded the main one alone', async () => {
    const url = await upload();
    const { rev } = (await staff.call('GET', '/admin/equipment/EQ012')).data;
    const pictures = [
      { url: '/art/equipment/microscope.svg', alt: '앞' },
      { url, alt: '뒤' },
    ];
    await staff.call('PUT', '/admin/equipment/EQ012/pictures', { pictures, rev });
    await test.db
      .deleteFrom('picture_use')
      .where('ref_type', '=', 'EQUIPMENT')
      .where('ref_uid', '=', 'EQ012')
      .execute();
    await sweep(48);

    expect(await isKept(url)).toBe(true);
    expect(await readStatus(url)).toBe(200);
  });

  it('of a place stay while it shows them, and go with the next list', async () => {
    const url = await upload();
    const main = { url: '/art/scene/beach.svg', alt: '바닷가' };
    const { rev, pictures: before } = (await staff.call('GET', '/admin/goods/G0002')).data;
    const put = (pictures: readonly object[], seen: number) =>
      staff.call('PUT', '/admin/goods/G0002/pictures', { pictures, rev: seen });
    await put([main, { url, alt: '등대' }], rev);
    await sweep(48);
    const shown = [await isKept(url), await readStatus(url)];
    await put(before, rev + 1);
    await sweep(48);

    expect(shown).toEqual([true, 200]);
    expect(await isKept(url)).toBe(false);
  });

  it('of an upload that is not saved, or of an entry that is taken off the site, are not shown to the public', async () => {
    const url = await upload();
    const unsaved = [
      await readStatus(url),
      await readStatus(url, pass),
      (await read(url, pass)).headers['cache-control'],
    ];
    const { postUid } = (await addPost({ html: `<p>글</p><img src="${url}?w=640" alt="전경">` })).data;
    const shown = await readStatus(url);
    await staff.call('DELETE', `/admin/posts/${postUid}`);

    expect(unsaved).toEqual([404, 200, 'private, no-cache']);
    expect([shown, await readStatus(url)]).toEqual([200, 404]);
  });

  it('can be used in several entries by all staff, once saved; an upload of another person cannot', async () => {
    const url = await upload();
    const foreign = await addPost(withPicture(url), colleague);
    await addPost(withPicture(url));
    const again = await addPost(withPicture(url), colleague);
    const ofMember = await addPost({ html: `<img src="${await upload(student)}" alt="그림">` });

    expect(foreign.data.fieldErrors).toMatchObject([{ field: 'thumbUrl' }]);
    expect(again.code).toBe('200');
    expect(ofMember.data.fieldErrors).toMatchObject([{ field: 'html' }]);
  });

  it('of a member are no pictures of the site, not even to staff', async () => {
    expect(await readStatus(await upload(student), pass)).toBe(404);
  });

  it('are kept as long as an entry or one of its versions has them, and are swept after that', async () => {
    const [saved, unsaved, ofPromotion] = [await upload(), await upload(), await upload()];
    const { postUid } = (await addPost(withPicture(saved))).data;
    await staff.call('PUT', `/admin/posts/${postUid}`, { ...form, categoryCd });
    const promotion = { title: '기획전', summary: '소개', html: '<p>글</p>', i18n: {}, thumbAlt: '전경' };
    const days = { startDt: '2026-11-24', endDt: '2026-12-24' };
    const added = await staff.call('POST', '/admin/promotions', { ...promotion, ...days, thumbUrl: ofPromotion });
    await sweep(25);
    const afterDay = await Promise.all([saved, unsaved, ofPromotion].map(isKept));
    const other = { ...promotion, ...days, thumbUrl: '/art/scene/beach.svg' };
    const changed = await staff.call('PUT', `/admin/promotions/${added.data.id}`, other);
    await sweep(1);

    expect([added.code, changed.code]).toEqual(['200', '200']);
    expect(afterDay).toEqual([true, false, true]);
    expect(await Promise.all([saved, ofPromotion].map(isKept))).toEqual([true, false]);
  });

  it('of a preview are not kept by it', async () => {
    const url = await upload();
    const body = { kind: 'POST', ref: null, form: { ...form, categoryCd, ...withPicture(url) } };
    const { code } = await staff.call('POST', '/admin/previews', body);

    expect(code).toBe('200');
    expect([await readStatus(url), await readStatus(url, pass)]).toEqual([404, 200]);
  });
});
