import {
  addPseudoLanguage,
  aMember,
  aMyPage,
  inPseudoLanguage,
  listHangul,
  noAffiliation,
  renderPage,
  screen,
  visitor,
} from '@haesol/remote/testing';
import { app } from './app.ts';
import { paths } from './paths.ts';

const member = aMember({ user_nm: 'Kim' });
const nothing = { list: [], cnt_total: 0 };
const device = { id: 's1', device: 'Chrome · Windows', ip: '127.0.*.*', lastDt: '2026-11-23T01:00:00Z' };
const answers = {
  'auth.sessions': {
    list: [
      { ...device, currentYn: 'Y' },
      { ...device, id: 's2', currentYn: 'N' },
    ],
    cnt_total: 2,
  },
  'codes.list': nothing,
  'mypage.agrees': nothing,
  'mypage.logins': nothing,
  'mypage.myPage': aMyPage({ memberClass: 'GENERAL', affiliation: noAffiliation }),
  'sns.providers': { list: ['naver', 'kakao', 'google'], cnt_total: 3 },
  'terms.list': nothing,
};

const pages = [
  [paths.login, visitor, /비밀번호 찾기/],
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
    const pseudo = inPseudoLanguage({ app, path, session, answers, states });
    const { user } = await renderPage(pseudo);
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
