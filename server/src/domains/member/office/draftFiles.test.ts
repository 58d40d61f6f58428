import * as z from 'zod/mini';
import { findPreview } from '../../../pages/edge/previewStore.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { aCourseForm } from '../../learn/enrolment/testCourse.ts';

const title = '초안';
const html = '<p>초안입니다.</p>';
const picture = { thumbUrl: '/art/scene/beach.svg', thumbAlt: '바닷가' };
const notice = {
  ...{ title, html, kindNm: '공동 과제', summary: '요약', companySharePct: 20, checklist: [], contact: '산학협력팀' },
  ...{ applyFrom: '2026-11-20T09:00:00+09:00', applyTo: '2026-12-20T18:00:00+09:00', publishDt: null },
  ...{ eligibility: ['전남의 기업'], supportMax: 50_000_000, cashSharePct: 10, performFrom: '2027-01-01' },
  ...{ performTo: '2027-12-31', schedule: [] },
};

const withFiles = z.object({ files: z.array(z.object({ url: z.string() })) });

describe('files of drafts', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  const forms: Record<string, object> = { notices: notice, edu: aCourseForm({ publishDt: null }) };
  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    [staff, member] = await createCallers(test, 'office', 'student');
    const findCode = async (group: string) => (await member.call('GET', `/codes/${group}`)).data.list[0].code;
    forms.posts = {
      ...{ board: 'NOTICE', categoryCd: await findCode('NOTICE_CTG'), title, html, writerNm: '운영팀', sourceNm: null },
      ...{ createdDt: null, pinYn: 'N', urgentYn: 'N', thumbUrl: null, thumbAlt: null },
    };
    forms.sharing = {
      ...{ type: 'TECH', fieldCd: await findCode('TECH_FIELD'), title, summary: '요약', html, facts: [], ...picture },
      ...{ managerNm: '담당', tel: '02-100-1000', publishDt: null },
    };
  });

  const upload = async (): Promise<string> => {
    const request = toUploadRequest([{ name: '서식.pdf', bytes: aPdf() }], { kind: 'attach' }, staff.headers);
    return (await test.app.inject(request)).json().data.list[0].fileUid;
  };
  const open = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
    (await test.app.inject({ url, headers })).statusCode;

  it.each([
    ['posts', '?pageSize=100&draftsYn=Y'],
    ['sharing', '?pageSize=100'],
    ['notices', '?pageSize=100'],
    ['edu', undefined],
  ])('of %s open for staff alone', async (path, all) => {
    const created = await staff.call('POST', `/admin/${path}`, { ...forms[path], fileUids: [await upload()] });
    const [uid] = Object.values<string>(created.data);
    const { data } = await staff.call('GET', `/admin/${path}${all ?? `/${uid}`}`);
    const row = all === undefined ? data : data.list.find((entry: object) => Object.values(entry).includes(uid));
    const { url } = row.files[0];
    const plain = url.replace(/&.*/, '');

    expect(await open(url)).toBe(200);
    expect(await open(plain, staff.headers)).toBe(200);
    expect(await open(plain, member.headers)).toBe(404);
    expect(await open(plain)).toBe(404);
  });

  it.each([
    ['POST', 'posts', 'posts'],
    ['SHARING', 'sharing', 'sharing'],
    ['NOTICE', 'notices', 'apply/notices'],
    ['COURSE', 'edu', 'edu'],
  ])('open in the preview of a %s', async (kind, path, shown) => {
    const form = { ...forms[path], fileUids: [await upload()] };
    const { uid, previewKey } = (await staff.call('POST', '/admin/previews', { kind, ref: null, form })).data;
    const answers = await findPreview(test.db, previewKey);
    const { files } = withFiles.parse(answers?.[`/api/v1/${shown}/${uid}`]);

    expect(files).toHaveLength(1);
    expect(await open(files[0]?.url ?? '')).toBe(200);
  });
});
