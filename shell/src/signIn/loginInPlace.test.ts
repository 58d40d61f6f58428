import { setRegistryAtom } from '../registry/registry.ts';
import { anEntry, aRegistry, aRemoteJson } from '../registry/testing/aRegistry.ts';
import { holdAtom, signInAtom, signOutAtom } from '../session/sessionAtoms.ts';
import { shellStore } from '../session/shellStore.ts';
import { createLoginDialog } from './loginInPlace.ts';
import { loginDialogAtom } from './signInAtoms.ts';

const userInfo = {
  user_nm: '김해솔',
  email: 'haesol@company.example',
  memberClass: 'COMPANY',
  roles: ['MEMBER'],
  profileUrl: null,
};
const owner = anEntry(aRemoteJson({ offers: [{ slot: 'auth.login-dialog.v1', gets: [] }] }));

function aDialog(isSignedIn: () => boolean = () => false) {
  const visits: string[] = [];
  const dialog = createLoginDialog({
    isSignedIn,
    getLocation: () => ({ pathname: '/infoPlaza/notice', search: '?pageNum=2', hash: '', key: 'a', state: null }),
    navigate: (to) => void visits.push(to),
  });
  return { dialog, visits };
}
const view = () => shellStore.get(loginDialogAtom);

beforeEach(() => {
  shellStore.set(signOutAtom);
  shellStore.set(setRegistryAtom, aRegistry(owner));
});
afterEach(() => view()?.close());

describe('createLoginDialog', () => {
  it('does not ask signed-in members', async () => {
    const { dialog } = aDialog(() => true);

    expect(await dialog.ask()).toBe(true);
    expect(view()).toBeNull();
  });

  it('goes to the login page if no remote offers the form', async () => {
    shellStore.set(setRegistryAtom, aRegistry());
    const { dialog, visits } = aDialog();

    expect(await dialog.ask()).toBe(false);
    expect(visits).toEqual(['/login?next=%2FinfoPlaza%2Fnotice%3FpageNum%3D2']);
  });

  it('goes to the login page when the owner is out of service', async () => {
    shellStore.set(setRegistryAtom, aRegistry({ ...owner, enabled: false }));
    const { dialog, visits } = aDialog();

    expect(await dialog.ask('/myPage/info')).toBe(false);
    expect(visits).toEqual(['/login?next=%2FmyPage%2Finfo']);
  });

  it('stays on the page and returns true once signed in', async () => {
    let isSignedIn = false;
    const { dialog, visits } = aDialog(() => isSignedIn);
    const answer = dialog.ask();

    isSignedIn = true;
    shellStore.set(signInAtom, { accessToken: 'token', userInfo });

    expect(await answer).toBe(true);
    expect([view(), visits]).toEqual([null, []]);
  });

  it('returns true when the same member is back with a new token', async () => {
    let isSignedIn = false;
    shellStore.set(signInAtom, { accessToken: 'old', userInfo });
    shellStore.set(holdAtom);
    const { dialog } = aDialog(() => isSignedIn);
    const answer = dialog.ask();

    isSignedIn = true;
    shellStore.set(signInAtom, { accessToken: 'new', userInfo });

    expect(await answer).toBe(true);
  });

  it('returns false when the person declines, and asks again the next time', async () => {
    const { dialog } = aDialog();
    const first = dialog.ask();
    const second = dialog.ask();

    view()?.close();

    expect(await Promise.all([first, second])).toEqual([false, false]);
    void dialog.ask();
    await Promise.resolve();
    expect(view()).not.toBeNull();
  });

  it('navigates to the login page on request', async () => {
    const { dialog, visits } = aDialog();
    const answer = dialog.ask();

    view()?.leave();

    expect(await answer).toBe(false);
    expect(visits).toEqual(['/login?next=%2FinfoPlaza%2Fnotice%3FpageNum%3D2']);
  });
});
