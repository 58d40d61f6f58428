import type { Envelope, HttpRequest, ToastMessage } from '@haesol/remote/shell-api';
import { askOverride } from './askOverride.ts';

const anEnvelope = (code: string, message = '', data: unknown = null) =>
  ({ status: { code, message }, data }) as unknown as Envelope;

/** Opens the address as a member (or a visitor), with the envelope as the server's answer. */
async function open(search: string, answer: Envelope, { isMember = true, agrees = true } = {}) {
  const requests: HttpRequest[] = [];
  const went: string[] = [];
  const toasts: ToastMessage[] = [];
  const questions: string[] = [];
  await askOverride(
    {
      http: {
        async request(request) {
          requests.push(request);
          return answer;
        },
      },
      isSignedIn: async () => isMember,
      replace: (address) => void went.push(address),
      toast: (toast) => void toasts.push(toast),
      confirm: async ({ text = '' }) => {
        questions.push(text);
        return agrees;
      },
    },
    { pathname: '/travel', search, hash: '#stops' },
  );
  return { requests, went, questions, texts: toasts.map(({ text }) => text) };
}

describe('askOverride', () => {
  it('requests the builds of the address, and reloads without its parameters', async () => {
    const { requests, went, texts } = await open('?mf=mf-travel@pr-7,shell@next&pageNum=2', anEnvelope('200'));

    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/v1/registry/override', body: { mf: 'mf-travel@pr-7,shell@next' } },
    ]);
    expect([went, texts]).toEqual([['/travel?pageNum=2#stops'], []]);
  });

  it.each([
    [
      'the part that is refused',
      '?mf=x',
      anEnvelope('4000', '확인', { fieldErrors: [{ message: "'x' 지정" }] }),
      "'x' 지정",
    ],
    ['the missing right', '?mf=shell@next', anEnvelope('4030', '권한이 없습니다.'), '권한이 없습니다.'],
    [
      'the link, where it was one',
      '?mf=shell@next&until=1&sig=x',
      anEnvelope('4030', '권한이 없습니다.'),
      '미리보기 주소가 올바르지 않거나 사용 기한이 지났습니다.',
    ],
  ])('shows %s and stays', async (_what, search, answer, text) => {
    const { went, texts } = await open(search, answer);

    expect([went, texts]).toEqual([[], [text]]);
  });

  it('asks before code of this machine runs, and not for builds of the registry', async () => {
    const mf = '?mf=mf-travel@localhost:9001,shell@next';
    const agreed = await open(mf, anEnvelope('200'));
    const refused = await open(mf, anEnvelope('200'), { agrees: false });
    const registered = await open('?mf=shell@next', anEnvelope('200'));

    expect(agreed.questions).toEqual([expect.stringContaining('mf-travel@localhost:9001의 코드가')]);
    expect([agreed.requests.length, agreed.went]).toEqual([1, ['/travel#stops']]);
    expect([refused.requests, refused.went]).toEqual([[], []]);
    expect(registered.questions).toEqual([]);
  });

  it('asks a visitor to sign in, and sends no request', async () => {
    const { requests, texts } = await open('?mf=shell@next', anEnvelope('200'), { isMember: false });

    expect([requests, texts]).toEqual([[], ['미리보기 빌드를 보려면 로그인한 뒤 주소를 다시 열어 주세요.']]);
  });
});
