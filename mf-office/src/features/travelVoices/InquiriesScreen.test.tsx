import { screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const inquiry = {
  inquiryUid: 'i1',
  categoryNm: '패스',
  title: 'Hours',
  lang: 'en',
  content: 'Does the time run at night?',
  memberNm: 'M***a',
  gdsNm: null,
  rsvtNo: 'T261123-1',
  files: [],
  answerState: 'WAIT',
  answer: null,
  createdDt: '2026-11-23T10:00:00+09:00',
  answeredDt: null,
  rev: 1,
  assigneeNm: null,
  mineYn: 'N',
};
const aTemplate = (lang: string, title: string) => ({
  ...{ tplUid: lang, area: 'INQUIRY', lang, title, body: title, savedDt: '2026-11-20T09:00:00+09:00' },
});

describe('InquiriesScreen', () => {
  it('shows the language of an inquiry, marks its texts, and offers the templates of that language first', async () => {
    await openOffice(`${paths.inquiries}?edit=i1`, {
      'admin.listInquiries': { list: [inquiry], cnt_total: 1 },
      'admin.getInquiry': { ...inquiry, posts: [] },
      'admin.listTemplates': {
        list: [aTemplate('ko', '접수 안내'), aTemplate('ja', '受付のご案内'), aTemplate('en', 'Received')],
        cnt_total: 3,
      },
    });

    expect(await screen.findByText('Does the time run at night?')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('cell', { name: '영어' })).toBeInTheDocument();
    const buttons = await screen.findAllByRole('button', { name: /Alt/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Received'),
      expect.stringContaining('접수 안내'),
      expect.stringContaining('受付のご案内'),
    ]);
  });

  it('opens the inquiry of its address though the list does not show it, and puts an answered one back', async () => {
    const answer = {
      ...{ postUid: 'p1', officeYn: 'Y', content: 'Yes, it does.', createdDt: '2026-11-23T11:00:00+09:00' },
      files: [
        {
          ...{ fileUid: 'f1', orgNm: 'hours.pdf', ext: 'pdf', mime: 'application/pdf', size: 9 },
          ...{ url: '/file/download?fileUid=f1', viewUrl: null, thumbUrl: null },
        },
      ],
    };
    const { shell, user } = await openOffice(`${paths.inquiries}?pageNum=2&edit=i1`, {
      'admin.listInquiries': { list: [], cnt_total: 0 },
      'admin.getInquiry': { ...inquiry, answerState: 'ANSWERED', posts: [answer] },
      'admin.moveInquiry': { inquiryUid: 'i1', answerState: 'WAIT' },
      'admin.answerInquiry': { inquiryUid: 'i1', answeredDt: '2026-11-23T12:00:00+09:00' },
    });
    await screen.findByText('Yes, it does.');
    const dialog = within(screen.getByRole('dialog'));

    expect(dialog.getByText('Yes, it does.')).toHaveAttribute('lang', 'en');
    expect(dialog.getByRole('link', { name: 'hours.pdf' })).toHaveAttribute('download', 'hours.pdf');
    await user.click(dialog.getByRole('button', { name: '다시 열기' }));
    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.moveInquiry')).toMatchObject({
        body: { to: 'WAIT', rev: 1 },
      }),
    );
    await user.type(dialog.getByRole('textbox', { name: /답변/ }), 'It runs on.');
    await user.click(dialog.getByRole('button', { name: '답변 등록' }));
    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.answerInquiry')).toMatchObject({
        body: { content: 'It runs on.', fileUids: [], rev: 1 },
      }),
    );
  });

  it('opens the next waiting inquiry of the list after an answer, and closes after the last', async () => {
    let rows = [inquiry, { ...inquiry, inquiryUid: 'i2', title: 'Lockers' }];
    const { shell, user } = await openOffice(`${paths.inquiries}?searchKeyword=M&edit=i1`, {
      'admin.listInquiries': () => ({ list: rows, cnt_total: rows.length }),
      'admin.getInquiry': () => ({ ...inquiry, posts: [] }),
      'admin.answerInquiry': { inquiryUid: 'i1', answeredDt: '2026-11-23T12:00:00+09:00' },
    });
    const answer = async () => {
      await user.type(await screen.findByRole('textbox', { name: /답변/ }), 'It runs on.');
      await user.click(screen.getByRole('button', { name: '답변 등록' }));
    };
    await answer();

    await waitFor(() => expect(shell.path()).toBe(`${paths.inquiries}?searchKeyword=M&edit=i2`));
    expect(shell.http.requests.filter(({ name }) => name === 'admin.listInquiries').at(-1)?.query).toMatchObject({
      searchKeyword: 'M',
    });
    rows = [];
    await answer();
    await waitFor(() => expect(shell.path()).toBe(`${paths.inquiries}?searchKeyword=M`));
  });
});
