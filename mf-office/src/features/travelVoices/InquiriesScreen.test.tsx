import { screen } from '@haesol/remote/testing';
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
      'admin.listTemplates': {
        list: [aTemplate('ko', '접수 안내'), aTemplate('ja', '受付のご案内'), aTemplate('en', 'Received')],
        cnt_total: 3,
      },
    });

    expect(await screen.findByText('Does the time run at night?')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('영어')).toBeInTheDocument();
    const buttons = await screen.findAllByRole('button', { name: /Alt/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Received'),
      expect.stringContaining('접수 안내'),
      expect.stringContaining('受付のご案内'),
    ]);
  });
});
