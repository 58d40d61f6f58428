import { createFakeShell } from '@haesol/remote/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { type PageServices, ServicesContext } from '../services/servicesContext.ts';
import { IdleDialog } from './IdleDialog.tsx';
import { idleEndAtom } from './signInAtoms.ts';

/** Warning with 95 s left. */
function aWarning() {
  const calls: string[] = [];
  const base = { ...createFakeShell(), logout: () => Promise.resolve(void calls.push('log out')) };
  const services = { base, keepSession: () => calls.push('stay') } as unknown as PageServices;
  const store = createStore();
  store.set(idleEndAtom, base.now() + 95_000);
  render(
    <ServicesContext value={services}>
      <Provider store={store}>
        <IdleDialog />
      </Provider>
    </ServicesContext>,
  );
  return { calls, user: userEvent.setup() };
}

describe('IdleDialog', () => {
  it('shows the remaining time, and focuses the button that stays signed in', () => {
    aWarning();

    expect(screen.getByRole('timer')).toHaveTextContent('1:35');
    expect(screen.getByRole('button', { name: '로그인 연장' })).toHaveFocus();
  });

  it.each([
    ['로그인 연장', 'stay'],
    ['로그아웃', 'log out'],
  ])('responds to %s', async (name, call) => {
    const { calls, user } = aWarning();

    await user.click(screen.getByRole('button', { name }));

    expect(calls).toEqual([call]);
  });

  it('emphasises the button that stays, not the one that leaves', () => {
    aWarning();

    const looks = ['로그아웃', '로그인 연장'].map((name) => screen.getByRole('button', { name }).dataset.variant);
    expect(looks).toEqual(['plain', 'primary']);
  });
});
