import { aFaq, aFaqDetail, noAnswerYet, noNetwork, refusal, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';

const faq = aFaq();
const detail = aFaqDetail({
  prev: { faqUid: 'F0', title: '더 오래된 질문' },
  related: [{ faqUid: 'F2', title: '같은 분류의 다른 질문' }],
});
const categories = [{ categoryCd: 'EQUIP', categoryNm: '장비', cnt: 6 }];
const list = { list: [faq], cnt_total: 48, categories };

const renderList = (answers: Record<string, unknown> = {}, path = '/infoPlaza/faq') =>
  renderPage({ app, path, answers: { 'faq.list': list, 'faq.get': detail, ...answers } });
const renderDetail = (answers: Record<string, unknown> = {}, path = '/infoPlaza/faq_detail?faqUid=F1') =>
  renderPage({ app, path, answers: { 'faq.get': detail, ...answers } });

describe('FaqListScreen', () => {
  it('shows loading, empty and error states', async () => {
    await renderList({ 'faq.list': noAnswerYet() });
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');

    await renderList({ 'faq.list': { list: [], cnt_total: 0, categories } });
    expect(await screen.findByText('등록된 게시물이 없습니다.')).toBeVisible();

    await renderList({ 'faq.list': noNetwork() });
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('expands an answer in the list, with a link to its own page', async () => {
    const { shell, user } = await renderList();
    const opener = await screen.findByRole('heading', { level: 2, name: /며칠 전까지/ });
    expect(shell.http.requests.some(({ name }) => name === 'faq.get')).toBe(false);

    await user.click(opener);

    expect(opener.closest('details')).toHaveAttribute('open');
    expect(await screen.findByText('2영업일 전까지 신청해 주세요.')).toBeVisible();
    expect(screen.getByRole('link', { name: /자세히 보기/ })).toHaveAttribute('href', '/infoPlaza/faqDetail?faqUid=F1');
  });

  it('counts a vote and confirms it', async () => {
    const { shell, user } = await renderList({ 'faq.help': { helpY: 4, helpN: 1 } });
    await user.click(await screen.findByRole('heading', { level: 2, name: /며칠 전까지/ }));

    await user.click(await screen.findByRole('button', { name: '예 3명' }));

    expect(await screen.findByRole('button', { name: '예 4명' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('의견을 주셔서 고맙습니다.')).toBeVisible();
    expect(shell.http.requests.at(-1)?.body).toEqual({ helpYn: 'Y' });
  });

  it('keeps category and keyword in the address', async () => {
    const { shell, user } = await renderList();

    await user.click(await screen.findByRole('link', { name: /장비/ }));
    await user.type(screen.getByRole('textbox'), '예약{Enter}');

    expect(decodeURIComponent(shell.path())).toBe('/infoPlaza/faq?searchKeyword=예약');
  });

  it('links to the question form', async () => {
    await renderList();

    expect(await screen.findByRole('link', { name: 'Q&A 문의하기' })).toHaveAttribute('href', '/myPage/qnaWrite');
  });
});

describe('FaqDetailScreen', () => {
  it('shows question, answer, neighbours and others of its category', async () => {
    const { shell } = await renderDetail();

    expect(await screen.findByRole('heading', { level: 1, name: faq.title })).toBeVisible();
    expect(screen.getByRole('link', { name: '같은 분류의 다른 질문' })).toHaveAttribute(
      'href',
      '/infoPlaza/faqDetail?faqUid=F2',
    );
    expect(
      within(screen.getByRole('navigation', { name: '이전 글과 다음 글' })).getByText('다음 글이 없습니다.'),
    ).toBeVisible();
    expect(shell.record.titles).toContain(faq.title);
  });

  it('asks to choose one, and shows missing, loading and error states', async () => {
    await renderDetail({}, '/infoPlaza/faqDetail');
    expect(screen.getByRole('heading', { level: 1, name: '글을 골라 주세요' })).toBeVisible();

    await renderDetail({ 'faq.get': refusal('4040') });
    expect(await screen.findByRole('heading', { level: 1, name: '요청하신 정보를 찾을 수 없습니다.' })).toBeVisible();

    await renderDetail({ 'faq.get': noAnswerYet() });
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');

    await renderDetail({ 'faq.get': noNetwork() });
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
