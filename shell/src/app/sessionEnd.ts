import type { NavigateOptions } from '@haesol/shared/shell-api';
import { shellStore } from '../session/shellStore.ts';
import { askAtom, isDirtyAtom, showToastAtom } from './uiAtoms.ts';

export type SessionEndReason = 'here' | 'elsewhere' | 'expired';

const texts = {
  expired: '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.',
  elsewhere: '다른 창에서 로그아웃되었습니다.',
  question: {
    title: '로그인이 끝났습니다.',
    text: '작성 중인 내용은 이 화면에 남아 있습니다. 로그인 화면으로 이동하시겠습니까?',
    yes: '로그인',
    no: '이 화면에 머무르기',
  },
} as const;

const loginPath = '/login';

export interface SessionEndSettings {
  navigate(to: string, options?: NavigateOptions): void;
  getLocation(): { pathname: string; search: string };
}

/** What the site does when a session ends: a member's page is left, unless something is typed there. */
export function createSessionEnd({ navigate, getLocation }: SessionEndSettings) {
  return (reason: SessionEndReason): void => {
    if (reason === 'here') {
      navigate(loginPath);
      return;
    }
    const { pathname, search } = getLocation();
    // Several calls may learn of the same end; who is signing in already need not be sent there.
    if (pathname.toLowerCase() === loginPath) return;
    const login = `${loginPath}?next=${encodeURIComponent(`${pathname}${search}`)}`;
    if (shellStore.get(isDirtyAtom)) {
      void shellStore.set(askAtom, texts.question).then((leave) => leave && navigate(login));
      return;
    }
    shellStore.set(showToastAtom, { kind: 'info', text: texts[reason] });
    // Elsewhere: pages of members leave by their own guard, public ones stay.
    if (reason === 'expired') navigate(login, { replace: true });
  };
}
