import type { Sharing, SharingDetail } from '@haesol/contracts/board';
import { noAnswerYet, noNetwork, refusal, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';

const aResource: Sharing = {
  shareUid: 'SH011',
  type: 'SPACE',
  fieldNm: '스마트제조',
  title: '메이커룸',
  summary: '시제품을 직접 만듭니다.',
  thumbUrl: '/art/equipment/printer.svg',
  thumbAlt: '3D 프린터 그림',
};
const aDetail: SharingDetail = {
  ...aResource,
  html: '<p>열두 명이 함께 씁니다.</p>',
  facts: [{ term: '자리', value: '12석' }],
  images: [{ url: '/art/equipment/printer.svg', alt: '3D 프린터 그림', caption: null }],
  files: [
    {
      fileUid: 'F1',
      orgNm: '이용안내.pdf',
      ext: 'pdf',
      mime: 'application/pdf',
      size: 10,
      url: '/file/F1',
      viewUrl: null,
      thumbUrl: null,
    },
  ],
  managerNm: '공용장비운영팀',
  tel: '099-700-1020',
  updatedDt: '2026-11-20T10:00:00+09:00',
};
const aList = {
  list: [aResource],
  cnt_total: 1,
  fields: [{ categoryCd: 'T10', categoryNm: '스마트제조', cnt: 1 }],
};
const path = '/cooperation/sharing';
const detailPath = '/cooperation/sharingDetail?shareUid=SH011';

describe('ResourcesScreen', () => {
  it('lists spaces, each with a link to its page, and tabs with addresses', async () => {
    await renderPage({ app, path: `${path}?type=SPACE`, answers: { 'sharing.list': aList } });

    expect(await screen.findByRole('link', { name: '메이커룸' })).toHaveAttribute('href', detailPath);
    const tabs = within(screen.getByRole('navigation', { name: '구분' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('공유공간');
    expect(tabs.getByRole('link', { name: '협력사례' })).toHaveAttribute('href', `${path}?type=CASE`);
  });

  it('keeps the chosen field in the address', async () => {
    const { user, shell } = await renderPage({ app, path: `${path}?type=SPACE`, answers: { 'sharing.list': aList } });

    await user.selectOptions(await screen.findByRole('combobox', { name: '분야' }), 'T10');

    expect(shell.path()).toBe(`${path}?type=SPACE&field=T10`);
  });

  it('shows an empty result, and links to the whole list', async () => {
    const empty = { ...aList, list: [], cnt_total: 0 };
    await renderPage({ app, path: `${path}?searchKeyword=없음`, answers: { 'sharing.list': empty } });

    expect(await screen.findByText('조건에 맞는 항목이 없습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '전체 보기' })).toHaveAttribute('href', path);
  });

  it('shows loading and error states', async () => {
    await renderPage({ app, path, answers: { 'sharing.list': noAnswerYet() } });
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
    await renderPage({ app, path, answers: { 'sharing.list': noNetwork() } });

    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('ResourceScreen', () => {
  it('shows one with its facts and files, and links to a question about it', async () => {
    await renderPage({ app, path: detailPath, answers: { 'sharing.get': aDetail } });

    expect(await screen.findByRole('heading', { level: 1, name: '메이커룸' })).toBeVisible();
    expect(screen.getByRole('row', { name: '자리 12석' })).toBeVisible();
    expect(screen.getByRole('link', { name: '이용안내.pdf' })).toHaveAttribute('download', '이용안내.pdf');
    const ask = new URL(screen.getByRole('link', { name: '이용 문의' }).getAttribute('href') ?? '', 'http://site');
    expect([ask.pathname, Object.fromEntries(ask.searchParams)]).toEqual([
      '/myPage/qnaWrite',
      { categoryCd: 'COLLABO', title: '메이커룸', refType: 'SHARING', refUid: 'SH011' },
    ]);
  });

  it('shows its picture in full', async () => {
    const { user } = await renderPage({ app, path: detailPath, answers: { 'sharing.get': aDetail } });

    await user.click(await screen.findByRole('button', { name: '3D 프린터 그림 크게 보기' }));

    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('shows that it does not exist', async () => {
    await renderPage({ app, path: detailPath, answers: { 'sharing.get': refusal('4040') } });

    expect(await screen.findByRole('heading', { level: 1, name: '항목을 찾을 수 없습니다' })).toBeVisible();
  });
});
