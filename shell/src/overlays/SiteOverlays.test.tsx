import { createFakeShell } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { type PageServices, ServicesContext } from '../services/servicesContext.ts';
import { announceAtom, askAtom, overlayAtom, showToastAtom } from '../state/overlayAtoms.ts';
import { SiteOverlays } from './SiteOverlays.tsx';

const question = { title: '나가시겠습니까?', text: '작성 중인 내용이 있습니다.', yes: '나가기', no: '머무르기' };

/** Services for the warning before a session ends, once it is shown. */
const services = { base: createFakeShell(), keepSession: () => {} } as unknown as PageServices;

function aSite() {
  const store = createStore();
  render(
    <ServicesContext value={services}>
      <Provider store={store}>
        <SiteOverlays />
      </Provider>
    </ServicesContext>,
  );
  const answers: boolean[] = [];
  const ask = () => act(() => void store.set(askAtom, question).then((yes) => answers.push(yes)));
  return { store, ask, answers, user: userEvent.setup() };
}

describe('SiteOverlays', () => {
  it('shows a question with its texts', async () => {
    const { ask } = aSite();

    ask();

    expect(screen.getByRole('alertdialog', { name: '나가시겠습니까?' })).toHaveAccessibleDescription(
      '작성 중인 내용이 있습니다.',
    );
  });

  it.each([
    ['나가기', true],
    ['머무르기', false],
  ])('returns for a press of %s the answer %s, and closes', async (verb, yes) => {
    const { ask, answers, user } = aSite();
    ask();

    await user.click(screen.getByRole('button', { name: verb }));

    expect(answers).toEqual([yes]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('announces the page’s messages', () => {
    const { store } = aSite();

    act(() => store.set(announceAtom, '3건을 찾았습니다.'));

    expect(screen.getByText('3건을 찾았습니다.')).toHaveAttribute('aria-live', 'polite');
  });

  it('shows toasts until they are dismissed', async () => {
    const { store, user } = aSite();
    act(() => store.set(showToastAtom, { kind: 'done', text: '저장했습니다.' }));

    await user.click(screen.getByRole('button', { name: '닫기', hidden: true }));

    expect(screen.queryByRole('listitem', { hidden: true })).not.toBeInTheDocument();
  });

  it('shows when the network is lost, and when it returns', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    aSite();

    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^인터넷 연결이 끊겼습니다/).closest('[role="status"]')).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));

    expect(screen.queryByText(/^인터넷 연결이 끊겼습니다/)).not.toBeInTheDocument();
    expect(screen.getAllByText('인터넷에 다시 연결되었습니다.')).not.toHaveLength(0);
    onLine.mockRestore();
  });

  it('covers the page during an operation that must not be interrupted', async () => {
    jest.useFakeTimers();
    const { store } = aSite();
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });

    act(() => void store.set(overlayAtom, work));
    expect(screen.getByRole('dialog', { name: '처리하고 있습니다.' })).toBeVisible();
    finish();
    await act(() => jest.advanceTimersByTimeAsync(300));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});
