import { aMember, noAnswerYet, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';

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
});
