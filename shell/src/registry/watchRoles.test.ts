import { jest } from '@jest/globals';
import { signInAtom, signOutAtom } from '../session/sessionAtoms.ts';
import { shellStore } from '../session/shellStore.ts';
import { watchRoles } from './watchRoles.ts';

const signIn = (...roles: string[]) =>
  shellStore.set(signInAtom, {
    accessToken: 'token',
    userInfo: { user_nm: '김해솔', email: 'a@b.example', memberClass: 'STAFF', roles, profileUrl: null },
  });

describe('watchRoles', () => {
  it('calls back when staff sign in or out, not for other members or a renewed session', () => {
    const onChange = jest.fn();
    const stop = watchRoles(onChange);

    signIn('MEMBER');
    expect(onChange).toHaveBeenCalledTimes(0);
    signIn('MEMBER', 'STAFF');
    signIn('MEMBER', 'STAFF');
    expect(onChange).toHaveBeenCalledTimes(1);
    shellStore.set(signOutAtom);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
  });
});
