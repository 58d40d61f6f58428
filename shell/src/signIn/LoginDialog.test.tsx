import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type PageServices, ServicesContext } from '../services/servicesContext.ts';
import { LoginDialog } from './LoginDialog.tsx';
import type { LoginDialogView } from './signInAtoms.ts';

const view: LoginDialogView = {
  location: { pathname: '/infoPlaza/notice', search: '?pageNum=2', hash: '', key: 'a', state: null, action: 'POP' },
  close: () => undefined,
  leave: () => undefined,
};

describe('LoginDialog', () => {
  it('mounts the form of the remote that offers it, on the location of the page', () => {
    const mounted: string[] = [];
    const slotPlaces: PageServices['slotPlaces'] = {
      mountSlot(name, place, _props, location) {
        mounted.push(`${name} on ${location.get().search}`);
        place.textContent = '로그인 양식';
        return () => undefined;
      },
    };

    render(
      <ServicesContext value={{ slotPlaces } as unknown as PageServices}>
        <LoginDialog onClose={() => undefined} view={view} />
      </ServicesContext>,
    );

    expect(screen.getByRole('dialog', { name: '로그인' })).toHaveTextContent('로그인 양식');
    expect(mounted).toEqual(['auth.login-dialog.v1 on ?pageNum=2']);
  });

  it('cannot be closed while the page is locked, and is left for the page of the sign-in alone', async () => {
    const left: string[] = [];
    const closed: string[] = [];
    const slotPlaces: PageServices['slotPlaces'] = { mountSlot: () => () => undefined };
    render(
      <ServicesContext value={{ slotPlaces } as unknown as PageServices}>
        <LoginDialog
          isLocked
          onClose={() => void closed.push('closed')}
          view={{ ...view, leave: () => void left.push('left') }}
        />
      </ServicesContext>,
    );
    const dialog = screen.getByRole('dialog', { name: '로그인' });

    expect(screen.queryByRole('button', { name: '닫기' })).not.toBeInTheDocument();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('button', { name: '로그인 화면으로' }));
    expect([closed, left]).toEqual([[], ['left']]);
  });
});
