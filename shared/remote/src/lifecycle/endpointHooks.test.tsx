import { faqHelp, faqList, postsGet } from '@haesol/contracts/board';
import { fromSearch, get, listState } from '@haesol/remote/routes';
import { noNetwork, refusal, renderScreen, screen, waitFor } from '@haesol/remote/testing';
import { useCodes, useEndpoint, useEndpointMutation, useGet } from './endpointHooks.ts';
import { QueryView } from './QueryView.tsx';
import { useListState } from './useListState.ts';

const app = { id: 'mf-sample', messages: {} };
const faqs = listState(faqList, '/faq', { omit: ['sort'] });
const aFaqList = (...titles: string[]) => ({
  list: titles.map((title, at) => ({
    faqUid: `f${at}`,
    no: 1,
    categoryCd: 'EDU',
    categoryNm: '교육',
    title,
    viewCnt: 0,
    createdDt: '2026-11-20T09:00:00+09:00',
  })),
  cnt_total: titles.length,
  categories: [],
});

function FaqScreen() {
  const { state, change, resetHref } = useListState(faqs);
  const query = useGet(faqs.get);
  const help = useEndpointMutation(faqHelp, { invalidates: [faqList] });
  return (
    <>
      <button onClick={() => change({ searchKeyword: '예약' })} type="button">
        찾기
      </button>
      <button onClick={() => help.mutate({ params: { faqUid: 'f0' }, body: { helpYn: 'Y' } })} type="button">
        도움
      </button>
      <a href={resetHref}>{state.searchKeyword}</a>
      <QueryView
        empty="없음"
        forbidden="비공개"
        isEmpty={({ list }) => list.length === 0}
        notFound="찾을 수 없음"
        query={query}
        skeleton="불러오는 중"
      >
        {({ list }) => list.map(({ title }) => <p key={title}>{title}</p>)}
      </QueryView>
    </>
  );
}

const show = (answers: Record<string, unknown>, path = '/faq') => renderScreen(<FaqScreen />, { app, path, answers });

describe('QueryView', () => {
  it('shows a loading state, then the data', async () => {
    await show({ 'faq.list': aFaqList('예약 안내') });
    expect(screen.getByText(/불러오는 중/)).toBeVisible();

    expect(await screen.findByText('예약 안내')).toBeVisible();
  });

  it('shows the empty state', async () => {
    await show({ 'faq.list': aFaqList() });

    expect(await screen.findByText(/없음/)).toBeVisible();
  });

  it('offers a retry and the request id after an error', async () => {
    const answers: Record<string, unknown> = { 'faq.list': refusal('5000') };
    const { user } = await show(answers);
    expect(await screen.findByRole('alert')).toHaveTextContent('test-request');

    answers['faq.list'] = aFaqList('예약 안내');
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByText('예약 안내')).toBeVisible();
  });

  it('shows the screen’s own texts for an item that is missing or forbidden', async () => {
    await show({ 'faq.list': refusal('4040') });
    expect(await screen.findByText(/찾을 수 없음/)).toBeVisible();

    await show({ 'faq.list': refusal('4031') });
    expect(await screen.findByText(/비공개/)).toBeVisible();

    await show({ 'faq.list': noNetwork() });
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('useListState', () => {
  it('changes the address and requests with its values', async () => {
    const { shell, user } = await show({ 'faq.list': aFaqList('예약 안내') }, '/faq?pageNum=2');

    await user.click(screen.getByRole('button', { name: '찾기' }));

    expect(decodeURIComponent(shell.path())).toBe('/faq?searchKeyword=예약');
    expect(screen.getByRole('link', { name: '예약' })).toHaveAttribute('href', '/faq');
    await waitFor(() =>
      expect(shell.http.requests.at(-1)?.query).toEqual({
        pageNum: '1',
        pageSize: '10',
        searchKeyword: '예약',
        categoryCd: '',
      }),
    );
  });
});

describe('useEndpointMutation', () => {
  it('refetches invalidated queries', async () => {
    const { shell, user } = await show({ 'faq.list': aFaqList('예약 안내'), 'faq.help': { helpY: 1, helpN: 0 } });
    await screen.findByText('예약 안내');

    await user.click(screen.getByRole('button', { name: '도움' }));

    await waitFor(() =>
      expect(shell.http.requests.map(({ name }) => name)).toEqual(['faq.list', 'faq.help', 'faq.list']),
    );
    expect(shell.http.requests[1]).toMatchObject({ path: '/api/v1/posts/faq/f0/help', body: { helpYn: 'Y' } });
  });
});

function NothingScreen() {
  const byInput = useEndpoint(postsGet, undefined);
  const byAddress = useGet(get(postsGet, { postUid: fromSearch('postUid') }));
  return <p>{`${byInput.fetchStatus} ${byAddress.fetchStatus}`}</p>;
}

function CodesScreen() {
  return <p>{useCodes('EQ_MODE').map(({ codeName }) => codeName)}</p>;
}

describe('useEndpoint', () => {
  it('sends no request without an input', async () => {
    const { shell } = await renderScreen(<NothingScreen />, { app, path: '/detail?postUid=..' });

    expect(screen.getByText('idle idle')).toBeVisible();
    expect(shell.http.requests).toEqual([]);
  });
});

describe('useCodes', () => {
  it('returns the values of a group', async () => {
    const list = [{ code: 'DIRECT', codeName: '직접사용', upperCode: null }];
    const { shell } = await renderScreen(<CodesScreen />, { app, answers: { 'codes.list': { list, cnt_total: 1 } } });

    expect(await screen.findByText('직접사용')).toBeVisible();
    expect(shell.http.requests[0]?.path).toBe('/api/v1/codes/EQ_MODE');
  });
});
