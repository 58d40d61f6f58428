import {
  addPseudoLanguage,
  aMember,
  aMyPage,
  inPseudoLanguage,
  listHangul,
  noAffiliation,
  refusal,
  renderPage,
  screen,
  testNow,
  visitor,
} from '@haesol/remote/testing';
import { createStore } from 'jotai';
import { app } from './app.ts';
import { changeJoinDraftAtom, joinProofAtom, noteJoinedAtom } from './features/join/joinAtoms.ts';
import { paths } from './paths.ts';

const member = aMember({ user_nm: 'Kim' });
const nothing = { list: [], cnt_total: 0 };
const device = { id: 's1', device: 'Chrome · Windows', ip: '127.0.*.*', lastDt: '2026-11-23T01:00:00Z' };
const passkey = { passkeyUid: 'k1', name: 'Phone', createdDt: device.lastDt, usedDt: null };
const email = 'new@mail.example';
const joined = { memberUid: 'm1', user_nm: 'Kim', memberClass: 'GENERAL', email, state: 'ACTIVE' } as const;

/** A visitor in the middle of a sign-up. */
function aStore() {
  const store = createStore();
  const sent = { email, expiresAt: testNow + 300_000, resendAt: testNow + 60_000 };
  const draft = { agreed: ['AGE14', 'USE', 'JOIN_PRIVACY'], memberClass: 'GENERAL', email, sent } as const;
  store.set(changeJoinDraftAtom, draft);
  store.set(joinProofAtom, { provenEmail: email });
  return store;
}

const answers = {
  'auth.secondFactors': { passkeys: [passkey], totpYn: 'N', recoveryCnt: 10, requiredYn: 'Y', mailYn: 'N' },
  'auth.passkeyOptions': refusal('4000'),
  'auth.startTotp': { secret: 'ABCDEFGH', uri: 'otpauth://totp/a' },
  'auth.newRecoveryCodes': { recoveryCodes: ['abcd-efgh'] },
  'auth.sessions': {
    list: [
      { ...device, currentYn: 'Y' },
      { ...device, id: 's2', currentYn: 'N' },
    ],
    cnt_total: 2,
  },
  'codes.list': nothing,
  'mypage.dashboard': {
    waiting: [{ kind: 'TECH', uid: 'A1', no: 'T-1', title: 'Colours', text: '', dueDt: '2026-11-26', overdueYn: 'N' }],
    next: [{ kind: 'EQU', uid: 'E1', title: 'SEM', text: 'Room 1', at: '2026-11-26T14:00:00+09:00' }],
    kinds: [
      { kind: 'TECH', cnt: 3, states: [{ state: 'SUPPLEMENT', cnt: 1 }] },
      { kind: 'QNA', cnt: 4, states: [{ state: 'ANSWERED', cnt: 4 }] },
    ],
    drafts: [],
  },
  'notifications.list': { ...nothing, unreadCnt: 0 },
  'mypage.agrees': nothing,
  'mypage.logins': nothing,
  'mypage.myPage': aMyPage({ memberClass: 'GENERAL', affiliation: noAffiliation }),
  'sns.providers': { list: ['naver', 'kakao', 'google'], cnt_total: 3 },
  'terms.list': nothing,
};

const pages = [
  [paths.login, visitor, /비밀번호 찾기/],
  [paths.join, visitor, /이메일로 가입/],
  [paths.joinClass, visitor, /회원 유형/],
  [paths.joinEmail, visitor, /인증번호 받기/],
  [paths.joinCode, visitor, /인증번호 6자리/],
  [paths.joinInfo, visitor, /가입하기/],
  [paths.joinComplete, visitor, /가입/],
  [paths.changePw, member, /새 비밀번호/],
  [paths.dashboard, member, /예정된 일정|다음 일정/],
  [paths.security, member, /패스키/],
  [paths.findId, visitor, /아이디 찾기/],
  [paths.findIdNone, visitor, /아이디 찾기/],
  [paths.findPw, visitor, /비밀번호 찾기/],
  [paths.findPwIssued, visitor, /비밀번호/],
  [paths.findPwNone, visitor, /비밀번호/],
  [paths.infoDetail, member, /회원정보/],
  [`${paths.infoDetail}?tab=devices`, member, /Chrome/],
  [`${paths.infoDetail}?tab=consents`, member, /동의/],
  [paths.info, member, /확인/],
  [paths.myInfo, member, /회원정보/],
  [paths.withdrawal, member, /탈퇴/],
  [paths.withdrawn, visitor, /탈퇴/],
] as const;

describe('mf-mypage in a language with a messages file', () => {
  let remove: () => void;
  beforeAll(() => {
    remove = addPseudoLanguage(app.messages);
  });
  afterAll(() => remove());
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each(pages)('has no Korean text of its own on %s, nor in what its buttons open', async (path, session, ready) => {
    const states = { ready, empty: { text: ready } };
    const store = aStore();
    if (path === paths.joinComplete) store.set(noteJoinedAtom, { member: joined, session: undefined });
    const pseudo = inPseudoLanguage({ app, path, session, answers, states });
    const { user } = await renderPage({ ...pseudo, store });
    await screen.findAllByText(pseudo.states.ready);
    const found = listHangul(document);
    for (const button of screen.queryAllByRole('button')) {
      if (!button.isConnected || button.matches(':disabled, [type="submit"]')) continue;
      await user.click(button);
      found.push(...listHangul(document));
      await user.keyboard('{Escape}');
    }

    expect(found).toEqual([]);
  });
});
