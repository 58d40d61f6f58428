import { act, aMember, noAnswerYet, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';
import { anInquiry } from '#testing/travelSamples';

describe('InquiriesScreen', () => {
  it('says that it waits for a file when an inquiry is sent meanwhile', async () => {
    const { shell, user } = await renderPage({
      app,
      path: '/travel/inquiries?write=Y',
      session: aMember(),
      answers: {
        'codes.list': { list: [{ code: 'REFUND', codeName: '환불', upperCode: null }], cnt_total: 1 },
        'inquiry.list': { list: [], cnt_total: 0 },
        'file.upload': noAnswerYet(),
      },
    });
    await screen.findByRole('option', { name: '환불' });
    await user.selectOptions(screen.getByLabelText(/문의 유형/), 'REFUND');
    await user.type(screen.getByLabelText(/제목/), '환불 문의');
    await user.type(screen.getByLabelText(/내용/), '환불 금액이 궁금합니다.');
    await user.upload(screen.getByLabelText(/첨부파일/), new File(['글'], '영수증.txt', { type: 'text/plain' }));
    await user.click(screen.getByRole('button', { name: '등록' }));

    await waitFor(() => expect(shell.record.toasts).toMatchObject([{ text: expect.stringContaining('올리는 중') }]));
    expect(shell.http.requests.map(({ name }) => name)).not.toContain('inquiry.insert');
  });

  it('shows an answer of the office without a reload, and asks on below it', async () => {
    const inquiry = {
      ...anInquiry(),
      ...{ content: '한 시간 뒤로요.', privateYn: 'Y', gdsUid: null, rsvtUid: null, files: [], bundleUrl: null },
    };
    const answer = {
      ...{ postUid: 'p1', officeYn: 'Y', content: '바꾸었습니다.', files: [], createdDt: '2026-11-21T09:00:00+09:00' },
    };
    let posts: object[] = [];
    const { shell, user } = await renderPage({
      app,
      path: '/travel/inquiries?inquiryUid=i1',
      session: aMember(),
      answers: {
        'inquiry.get': () => ({ ...inquiry, answer: null, posts }),
        'inquiry.askOn': { postUid: 'p2' },
      },
    });
    await screen.findByText('한 시간 뒤로요.');
    posts = [answer];
    act(() => shell.sendEvents('/api/v1/inquiry/i1/events', [{ event: 'answers', data: { cnt: '1' } }]));

    expect(await screen.findByText('바꾸었습니다.')).toBeVisible();
    await user.type(screen.getByLabelText(/추가 문의/), '더 묻습니다.');
    posts = [answer, { ...answer, postUid: 'p2', officeYn: 'N', content: '더 묻습니다.' }];
    await user.click(screen.getByRole('button', { name: '추가 문의 등록' }));
    expect(await screen.findByRole('heading', { name: '추가 문의' })).toBeVisible();
    expect(shell.http.requests.find(({ name }) => name === 'inquiry.askOn')).toMatchObject({
      path: '/api/v1/inquiry/i1/posts',
      body: { content: '더 묻습니다.' },
    });
  });
});
