import type { TermsDetail } from '@haesol/contracts/common';
import {
  addLanguageFiles,
  noAnswerYet,
  noNetwork,
  refusal,
  renderScreen,
  screen,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';
import { languages } from '#testing/languages';
import TermsScreen from './TermsScreen.tsx';

const history = [
  { version: '2.0', effectiveDt: '2026-03-01' },
  { version: '1.0', effectiveDt: '2025-01-01' },
];
const terms: TermsDetail = {
  code: 'USE',
  title: '이용약관',
  version: '2.0',
  effectiveDt: '2026-03-01',
  currentYn: 'Y',
  lang: 'ko',
  html: '<h3>제1조</h3><p>새 문장입니다.</p><p>같은 문장입니다.</p>',
  history,
};
const old: TermsDetail = {
  ...terms,
  version: '1.0',
  effectiveDt: '2025-01-01',
  currentYn: 'N',
  html: '<h3>제1조</h3><p>옛 문장입니다.</p><p>같은 문장입니다.</p>',
};
const render = (path: string, answer: unknown = terms) =>
  renderScreen(<TermsScreen />, { app, path, answers: { 'terms.get': answer } });

let remove: () => void;
beforeAll(() => {
  remove = addLanguageFiles(languages);
});
afterAll(() => remove());

describe('TermsScreen', () => {
  it.each([
    ['en', 'Terms of use', /^This is a translation\./, /^Effective from .*2026.* \(in force\)$/],
    ['ja', '利用規約', /^これは翻訳です。/, /^施行日 2026.*（現行）$/],
    ['zh-CN', '使用条款', /^此为译文/, /^生效日期 2026.*（现行）$/],
    ['zh-TW', '使用條款', /^此為譯文/, /^施行日 2026.*（現行）$/],
  ] as const)('shows a translation in %s, says so, and has no Korean around it', async (locale, tab, note, version) => {
    const html = '<h3>1</h3><p>1</p><h3>2</h3><p>2</p><h3>3</h3><p>3</p>';
    const answers = { 'terms.get': { ...terms, lang: locale, title: tab, html } };
    const { container } = await renderScreen(<TermsScreen />, { app, path: '/terms', answers, locale });

    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('heading', { level: 2, name: tab })).toHaveAttribute('lang', locale);
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.closest('[lang]')).toHaveAttribute('lang', locale);
    expect(screen.getByRole('option', { name: version })).toBeInTheDocument();
    expect(container).not.toHaveTextContent(/[가-힣]/);
  });

  it.each([
    ['en', /^This version is in Korean\./],
    ['ja', /^この版は韓国語です。/],
    ['zh-CN', /^此版本为韩语/],
    ['zh-TW', /^此版本為韓文/],
  ] as const)('says in %s that a version without a translation is in Korean, and marks it', async (locale, note) => {
    const answers = { 'terms.get': terms };
    await renderScreen(<TermsScreen />, { app, path: '/terms', answers, locale });

    const text = await screen.findByText('새 문장입니다.');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'ko');
    expect(screen.getByText(note)).toBeVisible();
  });

  it('shows a loading state', async () => {
    await render('/terms', noAnswerYet());

    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
  });

  it('shows the terms of use in a pane that the keyboard reaches, below three tabs', async () => {
    await render('/terms/');

    expect(await screen.findByRole('region', { name: '이용약관' })).toHaveAttribute('tabindex', '0');
    const tabs = within(screen.getByRole('navigation', { name: '약관 종류' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['이용약관', '개인정보처리방침', '정보보안']);
    expect(tabs[0]).toHaveAttribute('aria-current', 'page');
  });

  it('titles the text with a heading above those of its articles', async () => {
    await render('/terms/');

    expect(await screen.findByRole('heading', { level: 2, name: '이용약관' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: '제1조' })).toBeVisible();
  });

  it('starts a long text with links to its articles', async () => {
    const html = '<h3>제1조(목적)</h3><p>가</p><h3>제2조(뜻)</h3><p>나</p><h3>제3조(범위)</h3><p>다</p>';
    await render('/terms/', { ...terms, html });

    expect(await screen.findByText('차례 (3개 조항)')).toBeVisible();
    const link = screen.getByRole('link', { name: '제2조(뜻)', hidden: true });
    const id = link.getAttribute('href')?.slice(1);
    expect(screen.getByRole('heading', { name: '제2조(뜻)' })).toHaveAttribute('id', id);
  });

  it('requests the text of the tab', async () => {
    const { shell } = await render('/terms/?tab=privacy');

    expect(shell.http.requests[0]?.path).toBe('/api/v1/terms/privacy');
  });

  it('shows terms without a tab below an additional tab', async () => {
    await render('/terms/?tab=travel', { ...terms, code: 'TRAVEL', title: '여행·패스 이용약관' });

    const added = await screen.findByRole('link', { name: '여행·패스 이용약관' });
    expect(added).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '이용약관' })).not.toHaveAttribute('aria-current');
  });

  it('shows that terms do not exist, and links to the terms of use', async () => {
    const { shell } = await render('/terms/?tab=nowhere', refusal('4040'));

    expect(await screen.findByText('요청하신 정보를 찾을 수 없습니다.')).toBeVisible();
    expect(shell.http.requests[0]?.path).toBe('/api/v1/terms/nowhere');
    expect(screen.getByRole('link', { name: '현행 약관 보기' })).toHaveAttribute('href', '/terms?tab=use');
  });

  it('goes to another version', async () => {
    const { shell, user } = await render('/terms/?tab=use');

    await user.selectOptions(await screen.findByRole('combobox', { name: '시행일' }), '1.0');

    expect(shell.path()).toBe('/terms?tab=use&version=1.0');
  });

  it('shows the changes since another version', async () => {
    const answer = ({ query }: { query?: Record<string, string> }) => (query?.version === '1.0' ? old : terms);
    await render('/terms/?tab=use&version=2.0&compare=1.0', answer);

    expect(await screen.findByText(/바뀐 곳 2군데/)).toBeVisible();
    expect(screen.getByText('새 문장입니다.').closest('ins')).toBeVisible();
    expect(screen.getByText('옛 문장입니다.').closest('del')).toBeVisible();
    expect(screen.getByRole('link', { name: '본문 보기' })).toBeVisible();
  });

  it('shows that a version does not exist', async () => {
    await render('/terms/?version=9', refusal('4040'));

    expect(await screen.findByText('요청하신 정보를 찾을 수 없습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '현행 약관 보기' })).toHaveAttribute('href', '/terms?tab=use');
  });

  it('shows an empty state', async () => {
    await render('/terms', { ...terms, html: '' });

    expect(await screen.findByText('등록된 내용이 없습니다.')).toBeVisible();
  });

  it('shows an error state and retries on request', async () => {
    const answers: Record<string, unknown> = { 'terms.get': noNetwork() };
    const { user } = await renderScreen(<TermsScreen />, { app, path: '/terms', answers });
    await screen.findByRole('alert');

    answers['terms.get'] = terms;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByText('새 문장입니다.')).toBeVisible();
  });
});
