import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { toUploadRequest } from './testUploads.ts';

describe('files that staff open', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'student');
  });

  const upload = async (refType: string): Promise<string> => {
    const parts = [{ name: '안내.txt', bytes: new TextEncoder().encode('안내') }];
    const answer = await test.app.inject(toUploadRequest(parts, { kind: 'attach', refType }, member.headers));
    return answer.json().data.list[0].fileUid;
  };
  const askQuestion = async (privateYn: string): Promise<string> => {
    const form = { categoryCd: 'EQUIP', title: '문의', content: '내용', privateYn, imageUids: [] };
    return (await member.call('POST', '/qna', { ...form, fileUids: [await upload('QNA')] })).data.qnaUid;
  };
  const askInquiry = async (): Promise<string> => {
    const form = { categoryCd: 'PASS', title: '문의', content: '내용', fileUids: [await upload('INQUIRY')] };
    return (await member.call('POST', '/inquiry/insertInquiry', form)).data.inquiryUid;
  };
  const open = async (path: string) => {
    const [file] = (await staff.call('GET', path)).data.files;
    const answer = await test.app.inject(`${file.url}&purposeCd=APPLY&memo=${encodeURIComponent('확인')}`);
    return { status: answer.statusCode, fileUid: file.fileUid };
  };
  const looksAt = (fileUid: string) =>
    test.db
      .selectFrom('audit_log')
      .select(['actor_uid', 'target_uid', 'detail'])
      .where('action', '=', 'file.look')
      .execute()
      .then((rows) => rows.filter(({ detail }) => (detail as { fileUid: string }).fileUid === fileUid));

  it.each([
    ['a private question', 'QNA', async () => `/admin/qna/${await askQuestion('Y')}`],
    ['an inquiry', 'INQUIRY', async () => `/admin/inquiries/${await askInquiry()}`],
  ] as const)('of %s are in the audit log with the purpose', async (_of, refType, ask) => {
    const { status, fileUid } = await open(await ask());

    expect(status).toBe(200);
    expect(await looksAt(fileUid)).toMatchObject([
      {
        ...{ actor_uid: staff.memberUid, target_uid: member.memberUid },
        detail: { refType, purposeCd: 'APPLY', memo: '확인' },
      },
    ]);
  });

  it('of a public question are not', async () => {
    const { status, fileUid } = await open(`/admin/qna/${await askQuestion('N')}`);

    expect(status).toBe(200);
    expect(await looksAt(fileUid)).toEqual([]);
  });
});
