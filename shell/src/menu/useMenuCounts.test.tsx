import type { Envelope, HttpRequest } from '@haesol/remote/shell-api';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type PageServices, ServicesContext } from '../services/servicesContext.ts';
import { signInAtom, signOutAtom } from '../session/sessionAtoms.ts';
import { useMenuCounts } from './useMenuCounts.ts';

const answer = (data: unknown, code = '200'): Envelope => ({ status: { code, message: '' }, data });
const eight = answer({ counts: [{ link: '/myPage/edu', cnt: 8 }] });

/** Opens a page of the site as a member or a visitor. */
function open({ isMember = true, isMyPage = true, answers = [eight] as readonly (Envelope | Error)[] } = {}) {
  const store = createStore();
  const signIn = (email = 'a@b.example') =>
    store.set(signInAtom, {
      accessToken: 't',
      userInfo: { user_nm: '김해솔', email, memberClass: 'COMPANY', roles: [], profileUrl: null },
    });
  if (isMember) signIn();
  const sent: HttpRequest[] = [];
  const http = {
    async request(request: HttpRequest) {
      const next = answers[sent.push(request) - 1] ?? eight;
      if (next instanceof Error) throw next;
      return next;
    },
  };
  const services = { base: { http } } as unknown as PageServices;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <Provider store={store}>{children}</Provider>
    </ServicesContext>
  );
  const hook = renderHook(({ pathname }) => useMenuCounts(isMyPage, pathname), {
    initialProps: { pathname: '/myPage' },
    wrapper,
  });
  const signOut = () => act(() => store.set(signOutAtom));
  return { ...hook, sent, signOut, signIn: (email: string) => act(() => signIn(email)) };
}

describe('useMenuCounts', () => {
  it('loads the numbers for each page of my page, and clears them with the session', async () => {
    const { result, rerender, sent, signOut } = open();
    await waitFor(() => expect(result.current).toEqual({ '/myPage/edu': 8 }));

    rerender({ pathname: '/myPage/edu' });
    await waitFor(() => expect(sent).toHaveLength(2));
    signOut();

    expect(result.current).toBeUndefined();
  });

  it('never shows the numbers of another member', async () => {
    const { result, sent, signOut, signIn } = open({ answers: [eight, new Error('away')] });
    await waitFor(() => expect(result.current).toEqual({ '/myPage/edu': 8 }));
    signOut();
    signIn('other@b.example');
    await waitFor(() => expect(sent).toHaveLength(2));

    expect(result.current).toBeUndefined();
  });

  it.each([
    ['a visitor', { isMember: false }],
    ['another page', { isMyPage: false }],
  ])('sends no request for %s', (_name, page) => {
    const { result, sent } = open(page);

    expect([result.current, sent]).toEqual([undefined, []]);
  });

  it.each([
    ['the network is away', new Error('away')],
    ['the answer has another shape', answer({ counts: 'x' })],
    ['the answer is a refusal', answer({ counts: [] }, '5030')],
  ])('keeps the numbers when %s', async (_name, second) => {
    const { result, rerender, sent } = open({ answers: [eight, second] });
    await waitFor(() => expect(result.current).toEqual({ '/myPage/edu': 8 }));

    rerender({ pathname: '/myPage/qna' });
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => undefined);

    expect(result.current).toEqual({ '/myPage/edu': 8 });
  });
});
