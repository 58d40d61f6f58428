import { adminEnrolments, enrollForm, myEduGet } from '@haesol/contracts/learn';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { parseCsv } from '../../common/csv/parseCsv.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { addCourse } from './testCourse.ts';

/** Form of a student; every value differs from the account and from the others. */
const form = {
  agreePrivacy: true,
  attendeeCd: 'SELF',
  applicantNm: '이솔비',
  email: 'practice@campus.example',
  tel: ['010', '0000', '7007'],
  affiliation: '기계공학과',
  position: '4학년',
  motive: '생산 현장을 배우려고 합니다.',
  proofCd: 'MAIL',
  proofEmail: 'proof@campus.example',
  needs: ['CAPTION'],
  needsText: '1층 작업장을 원합니다.',
};

describe('an application for a round of field practice', () => {
  const test = setUpTestApp({ sample: true });
  let student: Caller;
  let office: Caller;
  let eduUid: string;
  let aplUid: string;
  beforeAll(async () => {
    [student, office] = await createCallers(test, 'student', 'office');
    eduUid = await addCourse(test, { startsIn: 0, classes: ['STUDENT'] });
    const apply_to = new Date((await test.context.clock.now()).getTime() + 3_600_000);
    await test.db
      .updateTable('edu')
      .set({ kind: 'FIELD', aud: 'STUDENT', title: '단기 현장체험 1회', apply_to })
      .where('edu_uid', '=', eduUid)
      .execute();
    const upload = async (name: string, kind: string) =>
      (await test.app.inject(toUploadRequest([{ name, bytes: aPdf() }], { kind }, student.headers))).json().data.list[0]
        .fileUid;
    const fileUids = [await upload('포트폴리오.pdf', 'attach')];
    const { code, data } = await student.call('POST', `/edu/${eduUid}/enroll`, { ...form, fileUids });
    expect(code).toBe('200');
    aplUid = data.aplUid;
  });

  it('is sent with every field of the form', () => {
    const unused = ['attendeeUids', 'draftUid', 'fileUids', 'imageUids', 'waitYn'];

    expect([...Object.keys(form), ...unused].toSorted()).toEqual(Object.keys(enrollForm.shape).toSorted());
  });

  it('gives the student all that they sent, and names its files in the mail', async () => {
    const own = myEduGet.response.parse((await student.call('GET', `/mypage/edu/${aplUid}`)).data);
    const { agreePrivacy, attendeeCd, tel, ...values } = form;

    expect(own).toMatchObject({ kind: 'FIELD', answers: { ...values, tel: tel.join('-') } });
    expect(own.files.map(({ orgNm }) => orgNm)).toEqual(['포트폴리오.pdf']);
    const [receipt] = await readMails(test, 'student@demo.example', 'EDU_APPLIED');
    expect(receipt?.text).toMatch(/첨부파일: 포트폴리오\.pdf \(\d+B\)/);
  });

  it('gives the office all that was sent, with masked personal data', async () => {
    const { list } = adminEnrolments.response.parse((await office.call('GET', `/admin/edu/${eduUid}/enrolments`)).data);
    const { affiliation, position, motive, proofCd, needs, needsText } = form;

    expect(list).toMatchObject([
      {
        ...{ affiliation, position, motive, proofCd, needs, needsText },
        ...{ applicantNm: '이*비', email: 'pr***e@campus.example', tel: '010-****-7007' },
        ...{ proofEmail: 'pr***f@campus.example', files: [{ orgNm: '포트폴리오.pdf' }] },
      },
    ]);
  });

  it('gives the file of participants all that was sent, masked without the right to personal data', async () => {
    const url = `/api/v1/admin/exports?screen=participants&format=csv&purposeCd=WORK&eduUid=${eduUid}`;
    const [head = [], row = []] = parseCsv((await test.app.inject({ url, headers: office.headers })).body);

    expect(Object.fromEntries(head.map((name, at) => [name, row[at]]))).toMatchObject({
      ...{ 신청자명: '이*비', 이메일: 'pr***e@campus.example', 연락처: '010-****-7007', 소속: form.affiliation },
      ...{ 직위: form.position, '참가 동기': form.motive, 재직확인: '회사메일', 회사메일: 'pr***f@campus.example' },
      ...{ '편의 요청': '문자통역, 1층 작업장을 원합니다.' },
    });
  });

  it('ends in a certificate as PDF with the round and the name of the account', async () => {
    const { name } = await test.db
      .selectFrom('member')
      .select('name')
      .where('email', '=', 'student@demo.example')
      .executeTakeFirstOrThrow();
    for (const to of ['APPROVED', 'COMPLETED'])
      await office.call('PATCH', `/admin/edu/enroll/${aplUid}/transition`, { to });
    const { certUrl } = myEduGet.response.parse((await student.call('GET', `/mypage/edu/${aplUid}`)).data);
    const text = readPdfText((await test.app.inject(certUrl ?? '')).rawPayload);

    for (const part of ['수 료 증', String(name), '단기 현장체험 1회', '8시간']) expect(text).toContain(part);
  });
});
