import { errorCodes, okStatus } from '@haesol/contracts/common';
import { findPreview } from '../../../pages/edge/previewStore.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { aCourseForm } from '../../learn/enrolment/testCourse.ts';

const title = '미리 보는 제목';
const post = {
  board: 'NOTICE',
  categoryCd: 'NOTICE',
  title,
  html: '<p>내용</p><script>x()</script>',
  writerNm: '운영팀',
  sourceNm: null,
  createdDt: '2026-12-01T09:00:00+09:00',
  pinYn: 'N',
  urgentYn: 'N',
  thumbUrl: null,
  thumbAlt: null,
  fileUids: [],
};

describe('previews', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'general');
    const { list } = (await member.call('GET', '/codes/NOTICE_CTG')).data;
    post.categoryCd = list[0].code;
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  const show = (kind: string, form: object, ref: string | null = null) =>
    staff.call('POST', '/admin/previews', { kind, ref, form });
  const read = async (kind: string, form: object, ref: string | null = null) => {
    const { uid, previewKey } = (await show(kind, form, ref)).data;
    return { uid: uid as string, answers: await findPreview(test.db, previewKey) };
  };
  const countRows = async () =>
    JSON.stringify(
      await Promise.all(
        (['post', 'edu', 'banner', 'content_version', 'audit_log', 'mail_outbox', 'file'] as const).map((table) =>
          test.db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll().as('cnt'))
            .executeTakeFirst(),
        ),
      ),
    );

  it('have the page of what is shared, with a draft as it would be shown', async () => {
    const [{ code: fieldCd }] = (await member.call('GET', '/codes/TECH_FIELD')).data.list;
    const { uid, answers } = await read('SHARING', {
      ...{ type: 'TECH', fieldCd, title, summary: '요약', html: '<p>내용</p>', facts: [], managerNm: '담당' },
      ...{ thumbUrl: '/art/scene/beach.svg', thumbAlt: '바닷가', tel: '02-100-1000', fileUids: [], publishDt: null },
    });

    expect(answers?.[`/api/v1/sharing/${uid}`]).toMatchObject({ title, html: '<p>내용</p>', files: [] });
    expect((await member.call('GET', `/sharing/${uid}`)).code).toBe(errorCodes.notFound);
  });

  it('have the public answer of a new entry, and save nothing else', async () => {
    const before = await countRows();
    const { uid, answers } = await read('POST', post);

    expect(answers?.[`/api/v1/posts/${uid}`]).toMatchObject({ title, html: '<p>내용</p>', writerNm: '운영팀' });
    expect((await member.call('GET', `/posts/${uid}`)).code).toBe(errorCodes.notFound);
    expect(await countRows()).toBe(before);
  });

  it('have the changes of an entry that the site shows, which stays as it is', async () => {
    const eduUid: string = (await staff.call('POST', '/admin/edu', aCourseForm({ publishDt: null }))).data.eduUid;
    const { answers } = await read('COURSE', aCourseForm({ title, publishDt: null }), eduUid);
    const [faq] = (await staff.call('GET', '/admin/faq')).data.list;
    const { faqUid, categoryCd, html } = faq;

    expect(answers?.[`/api/v1/edu/${eduUid}`]).toMatchObject({ title, state: 'OPEN' });
    expect((await staff.call('GET', `/admin/edu/${eduUid}`)).data.title).toBe(aCourseForm().title);
    const shown = (await read('FAQ', { categoryCd, title, html, createdDt: '2026-11-01T09:00:00+09:00' }, faqUid))
      .answers;
    expect(shown?.[`/api/v1/posts/faq/${faqUid}`]).toMatchObject({ title });
    expect((await staff.call('GET', '/admin/faq')).data.list[0].title).toBe(faq.title);
  });

  it('show a page and a banner', async () => {
    const [page] = (await staff.call('GET', '/admin/pages')).data.list;
    const paged = await read('PAGE', { title, blocks: page.blocks, publishDt: null }, page.menuKey);
    const [banner] = (await staff.call('GET', '/admin/banners')).data.list;
    const { id, shownYn: _shown, ...form } = banner;
    const { answers } = await read('BANNER', { ...form, title, fromDt: '2027-01-01' }, id);

    expect(paged.answers?.[`/api/v1/contents/${page.menuKey}`]).toMatchObject({ title });
    expect(answers?.['/api/v1/main/benefit']).toMatchObject({ banners: [{ id, title }, {}, {}] });
  });

  it('are refused like the form, at its fields, and for an entry that is gone', async () => {
    expect((await show('POST', { ...post, title: ' ' })).data.fieldErrors).toMatchObject([{ field: 'title' }]);
    expect((await show('COURSE', aCourseForm({ endDt: '2026-12-01' }))).data.fieldErrors).toMatchObject([
      { field: 'endDt' },
      { field: 'sessions.0.date' },
    ]);
    expect((await show('COURSE', aCourseForm(), 'none')).code).toBe(errorCodes.notFound);
    expect((await member.call('POST', '/admin/previews', { kind: 'POST', ref: null, form: post })).code).toBe(
      errorCodes.forbidden,
    );
  });

  it('end after ten minutes, or with the next one', async () => {
    const first = (await show('POST', post)).data.previewKey;
    const second = await show('POST', post);

    expect(second.code).toBe(okStatus.code);
    expect(await findPreview(test.db, first)).toBeUndefined();
    expect(await findPreview(test.db, second.data.previewKey)).toBeDefined();
    await test.context.clock.moveTo(new Date('2026-11-23T10:10:01+09:00'));
    expect(await findPreview(test.db, second.data.previewKey)).toBeUndefined();
  });
});
