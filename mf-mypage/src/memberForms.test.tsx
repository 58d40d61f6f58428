import { type Answers, aMember, aMyPage, noAffiliation, renderScreen, testNow } from '@haesol/remote/testing';
import { screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ComponentType } from 'react';
import { app } from './app.ts';
import IdentityScreen from './features/account/IdentityScreen.tsx';
import MyInfoScreen from './features/account/MyInfoScreen.tsx';
import WithdrawalScreen from './features/account/WithdrawalScreen.tsx';
import CodeAuthScreen from './features/join/CodeAuthScreen.tsx';
import EmailAuthScreen from './features/join/EmailAuthScreen.tsx';
import { changeJoinDraftAtom, joinProofAtom } from './features/join/joinAtoms.ts';
import UserInfoScreen from './features/join/UserInfoScreen.tsx';
import LoginDialogScreen from './features/login/LoginDialogScreen.tsx';
import LoginScreen from './features/login/LoginScreen.tsx';
import ChangePwScreen from './features/recovery/ChangePwScreen.tsx';
import FindIdScreen from './features/recovery/FindIdScreen.tsx';
import FindPwScreen from './features/recovery/FindPwScreen.tsx';
import SnsSuccessScreen from './features/social/SnsSuccessScreen.tsx';
import { paths } from './paths.ts';
import { identityAtom } from './state/identity.ts';
import { socialTicketAtom } from './state/socialTicket.ts';

type MemberClass = 'COMPANY' | 'FACULTY' | 'GENERAL' | 'STUDENT';

const member = aMyPage({ memberClass: 'GENERAL', affiliation: noAffiliation });
const noList = { list: [], cnt_total: 0 };
const answers: Answers = {
  'codes.list': noList,
  'mypage.myPage': member,
  'sns.providers': noList,
  'terms.list': noList,
};

function aStore(memberClass: MemberClass = 'GENERAL') {
  const store = createStore();
  const email = 'new@mail.example';
  store.set(identityAtom, { token: 'proof', passwordYn: 'Y' });
  const sent = { email, expiresAt: testNow + 300_000, resendAt: testNow + 60_000 };
  store.set(changeJoinDraftAtom, { agreed: ['AGE14', 'USE', 'JOIN_PRIVACY'], memberClass, email, sent });
  store.set(joinProofAtom, { provenEmail: email });
  return store;
}
function aStoreWithTicket() {
  const store = aStore();
  store.set(socialTicketAtom, {
    provider: 'kakao',
    ticket: 'ticket',
    next: '/',
    name: '오하늘',
    email: 'haneul@mail.example',
    isEmailProven: true,
    tel: '',
    maskedId: 'ha***l@mail.example',
  });
  return store;
}
const show = (Screen: ComponentType, path: string, store: ReturnType<typeof aStore>) =>
  renderScreen(<Screen />, { app, path, store, session: aMember(), answers });

/** Lists the text fields with their autocomplete tokens. */
function listTokens(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type="checkbox"], [type="radio"], [type="file"])',
  );
  return [...fields].map((field) => field.autocomplete);
}

const account = ['username', 'new-password', 'new-password', 'name', 'tel', 'off', 'off'];

describe('forms of members', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each<[string, ComponentType, string[], ReturnType<typeof aStore>]>([
    [paths.login, LoginScreen, ['username', 'current-password'], aStore()],
    ['the login over a page', LoginDialogScreen, ['username', 'current-password'], aStore()],
    [paths.findId, FindIdScreen, ['name', 'tel', 'off', 'off'], aStore()],
    [paths.findPw, FindPwScreen, ['name', 'username'], aStore()],
    [paths.changePw, ChangePwScreen, ['username', 'current-password', 'new-password', 'new-password'], aStore()],
    [paths.snsSuccess, SnsSuccessScreen, ['username', 'current-password'], aStoreWithTicket()],
    [paths.joinEmail, EmailAuthScreen, ['email'], aStore()],
    [paths.joinCode, CodeAuthScreen, ['one-time-code'], aStore()],
    [
      `${paths.joinInfo}#company`,
      UserInfoScreen,
      [...account, 'organization', 'off', 'organization-title'],
      aStore('COMPANY'),
    ],
    [`${paths.joinInfo}#student`, UserInfoScreen, [...account, 'off'], aStore('STUDENT')],
    [`${paths.joinInfo}#faculty`, UserInfoScreen, [...account, 'off'], aStore('FACULTY')],
    [`${paths.joinInfo}#general`, UserInfoScreen, [...account, 'organization'], aStore('GENERAL')],
    [paths.info, IdentityScreen, ['username', 'current-password'], aStore()],
    [paths.myInfo, MyInfoScreen, ['name', 'email', 'tel', 'off', 'off', 'organization'], aStore()],
    [paths.withdrawal, WithdrawalScreen, ['username', 'current-password'], aStore()],
  ])('declare autocomplete tokens at %s', async (path, Screen, tokens, store) => {
    await show(Screen, path.startsWith('/') ? path : paths.login, store);

    await waitFor(() => expect(listTokens()).toEqual(tokens));
  });

  it.each<[string, ComponentType, number, ReturnType<typeof aStore>]>([
    [paths.login, LoginScreen, 1, aStore()],
    [paths.changePw, ChangePwScreen, 3, aStore()],
    [paths.snsSuccess, SnsSuccessScreen, 1, aStoreWithTicket()],
    [paths.joinInfo, UserInfoScreen, 2, aStore()],
    [paths.info, IdentityScreen, 1, aStore()],
    [paths.withdrawal, WithdrawalScreen, 1, aStore()],
  ])('accept a pasted password at %s', async (path, Screen, count, store) => {
    const { user } = await show(Screen, path, store);
    const fields = await screen.findAllByLabelText<HTMLInputElement>(/비밀번호/, { selector: 'input' });
    for (const field of fields) {
      await user.click(field);
      await user.paste('Kite!river92 모래');
    }

    expect(fields.map(({ value }) => value)).toEqual(Array.from({ length: count }, () => 'Kite!river92 모래'));
  });
});
