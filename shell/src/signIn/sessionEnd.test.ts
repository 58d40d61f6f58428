import { shellStore } from '../session/shellStore.ts';
import { toastsAtom } from '../state/overlayAtoms.ts';
import { isDirtyAtom, leavingAtom, setDirtyAtom } from '../state/pageAtoms.ts';
import { createSessionEnd } from './sessionEnd.ts';

function anEnd(pathname = '/myPage/edu') {
  const visits: [string, unknown][] = [];
  const asked: string[] = [];
  const end = createSessionEnd({
    navigate: (to, options) => void visits.push([to, options]),
    getLocation: () => ({ pathname, search: '?pageNum=2' }),
    askInPlace: () => void asked.push('login'),
  });
  return { end, visits, asked };
}
const login = '/login?next=%2FmyPage%2Fedu%3FpageNum%3D2';
const setDirty = (dirty: boolean) => shellStore.set(setDirtyAtom, { instance: 'a', dirty });

afterEach(() => {
  setDirty(false);
  shellStore.set(leavingAtom, null);
});

describe('createSessionEnd', () => {
  it('goes to the login page after signing out here', () => {
    const { end, visits } = anEnd();

    end('here');

    expect(visits).toEqual([['/login', undefined]]);
  });

  it('goes where signing out leads to, although a call of the page that is left is refused late', () => {
    const { end, visits } = anEnd('/travel/voucher');

    end('here', '/travel');
    end('expired');

    expect(visits).toEqual([['/travel', undefined]]);
  });

  it('goes to sign in and back when the session is over', () => {
    const { end, visits } = anEnd();

    end('expired');

    expect(visits).toEqual([[login, { replace: true }]]);
    expect(shellStore.get(toastsAtom).at(-1)?.text).toBe('로그인 시간이 만료되었습니다. 다시 로그인해 주세요.');
  });

  it('stays after signing out elsewhere, because guards redirect from members’ pages', () => {
    const { end, visits } = anEnd();

    end('elsewhere');

    expect(visits).toEqual([]);
    expect(shellStore.get(toastsAtom).at(-1)?.text).toBe('다른 창에서 로그아웃되었습니다.');
  });

  it('stays with unsaved input when a guest’s session is over, because the page asks for a new proof', () => {
    setDirty(true);
    const { end, visits, asked } = anEnd('/travel/reserve');

    end('guestExpired');

    expect([visits, asked]).toEqual([[], []]);
    expect(shellStore.get(toastsAtom).at(-1)?.text).toBe('비회원 이용 시간이 끝났습니다. 이메일을 다시 확인해 주세요.');
  });

  it('asks in a dialog with unsaved input', () => {
    setDirty(true);
    expect(shellStore.get(isDirtyAtom)).toBe(true);
    const { end, visits, asked } = anEnd();

    end('expired');

    expect(visits).toEqual([]);
    expect(asked).toEqual(['login']);
  });

  it('does not redirect from the login page', () => {
    const { end, visits } = anEnd('/login');

    end('expired');

    expect(visits).toEqual([]);
  });
});
