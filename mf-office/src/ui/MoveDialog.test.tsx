import { type Answers, refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const aRefund = (no: number) => ({
  refundUid: `f${no}`,
  orderUid: `o${no}`,
  rsvtUid: `r${no}`,
  rsvtNo: `T-000${no}`,
  memberUid: 'm1',
  memberNm: '한*경',
  gdsNm: `바다 열차 ${no}`,
  useDate: null,
  whyCd: 'SCHEDULE',
  etcWhy: '',
  payAmount: 20_000,
  refundAmount: 16_000,
  fee: 4_000,
  state: 'ASKED',
  askedDt: '2026-11-24T09:00:00+09:00',
  proposal: null,
  returned: null,
  rev: no,
  assigneeNm: null,
  mineYn: 'N',
});
const aReview = (no: number) => ({
  reviewUid: `v${no}`,
  gdsNm: `바다 열차 ${no}`,
  memberNm: '한*경',
  star: 5,
  content: '좋았습니다.',
  images: [],
  createdDt: '2026-11-24T09:00:00+09:00',
  hiddenDt: null,
  memo: null,
  openCnt: 1,
  reports: [],
  rev: no,
});
const done = ({ body }: { body?: unknown }) => ({ done: (body as { uids: string[] }).uids, failed: [] });
const open = (path: string, answers: Answers) => openOffice(path, { 'admin.moveItems': done, ...answers });
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
type Shell = Awaited<ReturnType<typeof open>>['shell'];
type Preview = { readonly memo: string };
const bodies = ({ http }: Shell, call = 'admin.moveItems') =>
  http.requests.filter(({ name }) => name === call).map(({ body }) => body);

describe('MoveDialog', () => {
  it('makes a final move only after its number is typed, with or without commas', async () => {
    const { shell, user } = await open(paths.refunds, {
      'admin.listRefunds': { list: [aRefund(1), aRefund(2)], cnt_total: 2 },
    });
    await user.click((await rowOf('바다 열차 1')).getByRole('button', { name: '환불' }));
    const dialog = within(screen.getByRole('dialog', { name: '환불할까요?' }));

    expect(dialog.getByText('다음을 그대로 입력해 주세요: 16,000')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /확인/ }), '20000');
    await user.click(dialog.getByRole('button', { name: '1건 환불' }));
    expect(await dialog.findByText('위에 적힌 대로 입력해 주세요.')).toBeVisible();
    expect(bodies(shell)).toEqual([]);
    await user.clear(dialog.getByRole('textbox', { name: /확인/ }));
    await user.type(dialog.getByRole('textbox', { name: /확인/ }), '16000');
    await user.click(dialog.getByRole('button', { name: '1건 환불' }));

    await waitFor(() => expect(bodies(shell)).toEqual([{ uids: ['f1'], revs: [1], to: 'DONE' }]));
  });

  it('asks for the number of rows before a destructive move of more than ten', async () => {
    const list = Array.from({ length: 11 }, (_unused, at) => aReview(at + 1));
    const { shell, user } = await open(paths.reviews, { 'admin.listReviews': { list, cnt_total: 11 } });
    await user.click(await screen.findByRole('checkbox', { name: '이 쪽의 모든 줄 고르기' }));
    await user.click(screen.getByRole('button', { name: '11건 숨기기' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /회원에게 보낼 안내/ }), '광고입니다.');
    await user.click(dialog.getByRole('button', { name: '11건 숨기기' }));

    expect(await dialog.findByText('위에 적힌 대로 입력해 주세요.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /확인/ }), '11');
    await user.click(dialog.getByRole('button', { name: '11건 숨기기' }));
    await waitFor(() => expect(bodies(shell)).toHaveLength(1));
  });
});

describe('the preview of a move', () => {
  it('shows the mail with the message as it is typed, on request', async () => {
    const { shell, user } = await open(paths.reviews, {
      'admin.listReviews': { list: [aReview(7)], cnt_total: 1 },
      'admin.previewMove': ({ body }: { body?: unknown }) => ({
        list: [
          { to: 'ha***l@mail.example', lang: 'ko', subject: '리뷰 안내', text: `한*경님, ${(body as Preview).memo}` },
        ],
      }),
    });
    await user.click((await rowOf('좋았습니다.')).getAllByRole('button')[0] as HTMLElement);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByText('받는 사람에게 가는 메일 보기'));
    expect(await dialog.findByText('안내 내용을 쓰면 메일이 여기에 보입니다.')).toBeVisible();
    expect(bodies(shell, 'admin.previewMove')).toEqual([]);
    const memo = dialog.getByRole('textbox', { name: /회원에게 보낼 안내/ });
    await user.type(memo, '광고');
    expect(await dialog.findByText('한*경님, 광고')).toBeVisible();
    await user.type(memo, '입니다.');

    expect(await dialog.findByText('한*경님, 광고입니다.')).toBeVisible();
    expect(dialog.getByRole('heading', { name: '리뷰 안내' })).toBeVisible();
    expect(bodies(shell, 'admin.previewMove').at(-1)).toEqual({ uid: 'v7', rev: 7, to: 'HIDDEN', memo: '광고입니다.' });
    expect(bodies(shell)).toEqual([]);
  });

  it('says why the move would be refused', async () => {
    const message = '그사이 김하늘 님이 10:00에 처리했습니다.';
    const { user } = await open(paths.reviews, {
      'admin.listReviews': { list: [{ ...aReview(7), hiddenDt: '2026-11-24T10:00:00+09:00' }], cnt_total: 1 },
      'admin.previewMove': refusal('4405', message),
    });
    await user.click((await rowOf('좋았습니다.')).getAllByRole('button')[0] as HTMLElement);
    await user.click(screen.getByText('받는 사람에게 가는 메일 보기'));

    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the message after a move', () => {
  it('takes a hidden review back with its next version', async () => {
    const { shell, user } = await open(paths.reviews, { 'admin.listReviews': { list: [aReview(7)], cnt_total: 1 } });
    await user.click((await rowOf('좋았습니다.')).getAllByRole('button')[0] as HTMLElement);
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /회원에게 보낼 안내/ }), '광고입니다.');
    await user.click(dialog.getByRole('button', { name: /^1건 / }));
    await waitFor(() => expect(shell.record.toasts.at(-1)?.action?.label).toBe('되돌리기'));
    shell.record.toasts.at(-1)?.action?.run();

    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toBe('1건을 되돌렸습니다.'));
    expect(bodies(shell)).toMatchObject([
      { to: 'HIDDEN', revs: [7] },
      { to: 'SHOWN', revs: [8] },
    ]);
  });

  it('puts removed content back', async () => {
    const aFaq = {
      faqUid: 'q1',
      categoryCd: 'JOIN',
      categoryNm: '가입',
      title: '어떻게 가입하나요',
      html: '<p>가입</p>',
      viewCnt: 0,
      helpY: 0,
      helpN: 0,
      createdDt: '2026-11-20T09:00:00+09:00',
      state: 'PUBLISHED',
      rev: 0,
    };
    const { shell, user } = await open(paths.faq, {
      'admin.listFaqs': { list: [aFaq], cnt_total: 1 },
      'admin.removeFaq': {},
      'admin.restore': {},
    });
    await user.click((await rowOf('어떻게 가입하나요')).getByRole('button', { name: '내리기' }));
    await user.click(screen.getByRole('button', { name: '1건 내리기' }));
    await waitFor(() => expect(shell.record.toasts.at(-1)?.action).toBeDefined());
    shell.record.toasts.at(-1)?.action?.run();

    await waitFor(() => expect(bodies(shell, 'admin.restore')).toEqual([{ kind: 'faq' }]));
    expect(shell.http.requests.find(({ name }) => name === 'admin.restore')?.path).toBe(
      '/api/v1/admin/removed/q1/restore',
    );
  });
});
