import type { Envelope, HttpRequest } from '@haesol/remote/shell-api';
import { createStore } from 'jotai';
import { signInAtom, signOutAtom } from '../session/sessionAtoms.ts';
import { alertsAtom, isAlertsOpenAtom, loadAlertsAtom, readAlertsAtom } from './alertAtoms.ts';

const item = (ntfUid: string, readYn: 'Y' | 'N') => ({
  ntfUid,
  readYn,
  title: '답변',
  text: '문의',
  link: '/myPage/qna',
  createdDt: '2026-11-23T10:00:00+09:00',
});
const answer = (data: unknown, code = '200'): Envelope => ({ status: { code, message: '' }, data });
const three = answer({ list: [item('a', 'N'), item('b', 'N'), item('c', 'Y')], unreadCnt: 2, cnt_total: 3 });

function aMember() {
  const store = createStore();
  store.set(signInAtom, {
    accessToken: 't',
    userInfo: { user_nm: '김해솔', email: 'a@b.example', memberClass: 'COMPANY', roles: [], profileUrl: null },
  });
  return store;
}

describe('alerts', () => {
  it('counts unread alerts', async () => {
    const store = aMember();

    await store.set(loadAlertsAtom, async () => three);

    expect(store.get(alertsAtom)).toMatchObject({ unreadCnt: 2, hasFailed: false });
  });

  it('keeps the previous alerts when the next answer fails or has another shape', async () => {
    const store = aMember();
    await store.set(loadAlertsAtom, async () => three);

    await store.set(loadAlertsAtom, () => Promise.reject(new Error('away')));
    const away = store.get(alertsAtom);
    await store.set(loadAlertsAtom, async () => answer({ list: 'x' }));

    expect(away).toMatchObject({ unreadCnt: 2, hasFailed: true });
    expect(store.get(alertsAtom).list).toHaveLength(3);
  });

  it('marks one as read, and all', async () => {
    const store = aMember();
    const sent: HttpRequest[] = [];
    const ask = async (request: HttpRequest) => {
      sent.push(request);
      return answer({ unreadCnt: 0 });
    };
    await store.set(loadAlertsAtom, async () => three);

    await store.set(readAlertsAtom, ask, ['a']);
    const one = store.get(alertsAtom).unreadCnt;
    await store.set(readAlertsAtom, ask);

    expect([one, store.get(alertsAtom).unreadCnt]).toEqual([1, 0]);
    expect(sent.map(({ body }) => body)).toEqual([{ ntfUids: ['a'] }, {}]);
  });

  it('reverts a mark that the server refused', async () => {
    const store = aMember();
    await store.set(loadAlertsAtom, async () => three);

    await store.set(readAlertsAtom, async () => answer(null, '5000'));

    expect(store.get(alertsAtom).unreadCnt).toBe(2);
  });

  it('is empty for a visitor', async () => {
    const store = aMember();
    await store.set(loadAlertsAtom, async () => three);
    store.set(isAlertsOpenAtom, true);

    store.set(signOutAtom);

    expect([store.get(alertsAtom).unreadCnt, store.get(isAlertsOpenAtom)]).toEqual([0, false]);
  });
});
