import { type SignedIn, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { applyForAdvice, createSender } from './testApplications.ts';

describe('copy of an application', () => {
  const test = setUpTestApp({ sample: true });
  let student: SignedIn;
  let other: SignedIn;
  beforeAll(async () => {
    student = await signIn(test, 'student');
    other = await signIn(test, 'company');
  });

  const send = (...call: Parameters<ReturnType<typeof createSender>>) => createSender(test)(...call);
  const load = (aplUid: string, { headers }: SignedIn) =>
    test.app.inject({ url: `/api/v1/mypage/apply/${aplUid}/copy`, headers });

  it('has the number, the seal of the office and all that was written, the same to the byte', async () => {
    const aplUid = await applyForAdvice(test, student);
    const { data } = await send('GET', `/api/v1/mypage/apply/${aplUid}`, student);
    const copy = await load(aplUid, student);
    const again = await load(aplUid, student);
    const text = readPdfText(copy.rawPayload).replaceAll(/\s/g, '');

    expect(copy.headers['content-type']).toBe('application/pdf');
    for (const part of ['신청서사본', 'HSA-2026-00001', '000-82-00017', data.aplNo, data.title, data.values.problem]) {
      expect(text).toContain(String(part).replaceAll(/\s/g, ''));
    }
    expect(again.rawPayload.equals(copy.rawPayload)).toBe(true);
    expect((await load(aplUid, other)).json().status.code).toBe('4040');
  });
});
