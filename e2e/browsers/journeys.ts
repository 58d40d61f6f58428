import { member, toMember } from '../fixtures/login.ts';
import { newPassword } from '../fixtures/members.ts';
import type { Driver, Target } from './driver.ts';

/** Input of a journey besides the browser. */
export interface JourneyPlace {
  readonly siteUrl: string;
  /** Text file with a Korean name, for an upload. */
  readonly file: string;
}

export interface Journey {
  /** Without spaces: names the screenshot of a failure. */
  readonly name: string;
  readonly title: string;
  run(driver: Driver, place: JourneyPlace): Promise<void>;
}

const main: Target = { role: 'main' };
const button = (name: string | RegExp, within: Target = main): Target => ({ role: 'button', name, within });
const field = (name: string | RegExp): Target => ({ role: 'textbox', name, within: main });

async function fillLogin(driver: Driver, { id, password }: typeof member): Promise<void> {
  await driver.fill(field(/^아이디\(이메일\)/), id ?? '');
  await driver.fill(field(/^비밀번호(?! 확인)/), password ?? '');
  await driver.click(button('로그인'));
}

/** Signs in on the way to a members-only page. */
async function openAsMember(driver: Driver, path: string, who: typeof member): Promise<void> {
  await driver.open(`/login?next=${encodeURIComponent(path)}`);
  await fillLogin(driver, who);
  await driver.waitForPath(path);
}

/** Reads the latest code mailed to an address, from the demo outbox. */
async function readCode(siteUrl: string, to: string): Promise<string> {
  const response = await fetch(`${siteUrl}/dev/outbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  const [mail] = (await response.json()) as { text: string }[];
  const code = /인증번호: (\d{6})/.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`no code was mailed to ${to}`);
  return code;
}

async function signIn(driver: Driver): Promise<void> {
  await driver.open('/myPage/info');
  await driver.waitForPath(`/login?next=${encodeURIComponent('/myPage/info')}`);
  await fillLogin(driver, { ...member, password: 'not-this-one' });
  await driver.waitForText(/아이디 또는 비밀번호가 올바르지 않습니다\./);
  await fillLogin(driver, member);
  await driver.waitForPath('/myPage/info');
  await driver.open('/infoPlaza/notice');
  await driver.waitFor({ role: 'button', name: '로그아웃' });
}

async function join(driver: Driver, { siteUrl }: JourneyPlace): Promise<void> {
  const email = `browsers${Date.now()}@mail.example`;
  await driver.open('/join');
  await driver.click({ role: 'checkbox', name: /^전체 동의/ });
  await driver.click(button('이메일로 가입'));
  await driver.click({ role: 'radio', name: /^일반회원/ });
  await driver.click(button('다음'));
  await driver.fill(field(/^이메일\(아이디\)/), email);
  await driver.click(button('인증번호 받기'));
  await driver.waitForPath('/join/codeAuth');
  await driver.fill(field(/^인증번호 6자리/), await readCode(siteUrl, email));
  await driver.click(button('확인'));
  await driver.waitForPath('/join/userInfo');
  await driver.fill(field(/^비밀번호(?! 확인)/), newPassword);
  await driver.fill(field(/^비밀번호 확인/), newPassword);
  await driver.fill(field(/^이름/), '한돌이');
  await driver.fill(field(/앞자리/), '01000007106');
  await driver.click(button('가입하기'));
  await driver.waitFor({ role: 'heading', name: '한돌이님, 회원가입이 완료되었습니다.' });
}

async function askWithFile(driver: Driver, { file }: JourneyPlace): Promise<void> {
  const title = `브라우저에서 묻습니다 ${Date.now()}`;
  await openAsMember(driver, '/myPage/qnaWrite', toMember('student'));
  await driver.chooseOption({ role: 'combobox', name: /구분/, within: main }, '교육');
  await driver.fill(field(/^제목/), title);
  await driver.fill(field(/^내용/), '첫째 줄입니다.');
  await driver.chooseFile({ role: 'file', name: /^첨부파일/, within: main }, file);
  await driver.waitForText(/(?:^|\n)완료/);
  await driver.click(button('등록'));
  await driver.waitForPath(/^\/myPage\/qnaDetail\?qnaUid=/);
  await driver.waitFor({ role: 'heading', name: title });
  await driver.waitFor({ role: 'link', name: /참고 자료\.txt.* 내려받기/, within: main });
}

async function readNotice(driver: Driver): Promise<void> {
  const list: Target = { role: 'table', name: /^공지사항 목록/ };
  const search: Target = { role: 'search' };
  await driver.open('/infoPlaza/notice');
  await driver.fill({ role: 'textbox', within: search }, '안내');
  await driver.click({ role: 'button', name: '검색', within: search });
  await driver.waitForPath(/searchKeyword=/);
  await driver.click({ role: 'link', name: /^2/, within: { role: 'navigation', name: '페이지' } });
  await driver.waitForPath(/pageNum=2/);
  await driver.waitForText(/2\/\d+쪽/);
  const first: Target = { role: 'link', within: list };
  const title = await driver.readText(first);
  await driver.click(first);
  await driver.waitForPath(/^\/infoPlaza\/noticeDetail\?postUid=/);
  await driver.waitFor({ role: 'heading', name: title, within: main });
  await driver.back();
  await driver.waitForPath(/^\/infoPlaza\/notice\?.*pageNum=2/);
  await driver.waitFor({ role: 'link', name: title, within: list });
  const keyword = await driver.readValue({ role: 'textbox', within: search });
  if (keyword !== '안내') throw new Error(`the list is searched for ${JSON.stringify(keyword)} after Back`);
}

async function leaveForm(driver: Driver): Promise<void> {
  const title = `아직 보내지 않은 문의 ${Date.now()}`;
  const question: Target = { role: 'alertdialog', name: /작성 중인 내용이 있습니다/ };
  const equipment: Target = { role: 'link', name: '간편예약', within: { role: 'navigation', name: '바로가기' } };
  await openAsMember(driver, '/myPage/qnaWrite', toMember('general'));
  await driver.fill(field(/^제목/), title);
  await driver.click(equipment);
  await driver.click(button('계속 작성', question));
  await driver.waitForPath('/myPage/qnaWrite');
  const kept = await driver.readValue(field(/^제목/));
  if (kept !== title) throw new Error(`the form holds ${JSON.stringify(kept)} after staying`);
  await driver.click(equipment);
  await driver.click(button('나가기', question));
  await driver.waitForPath('/easyReservation');
  await driver.waitFor({ role: 'heading', name: '공용장비 간편예약' });
}

/** Uses an API that some supported browsers lack: `requestIdleCallback` in Safari. */
async function startRuntime(driver: Driver): Promise<void> {
  await driver.open('/');
  await driver.waitUntil('the federation runtime', () => {
    scrollBy(0, 1);
    return '__FEDERATION__' in globalThis;
  });
}

/** Checks that a preloaded script is not requested again: it would be listed twice. */
async function usePreloads(driver: Driver): Promise<void> {
  await driver.open('/infoPlaza/notice');
  await driver.waitFor({ role: 'table', name: /^공지사항 목록/ });
  await driver.waitUntil('each script asked for once', () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = names.filter((name) => /\/remotes\/mf-infoplaza\/.*\.js$/.test(name));
    return scripts.length > 3 && new Set(scripts).size === scripts.length;
  });
}

/** Journeys for every browser, written once. */
export const journeys: readonly Journey[] = [
  { name: 'runtime', title: 'the federation runtime starts when the page is used', run: startRuntime },
  { name: 'preloads', title: 'scripts that the page preloads are used', run: usePreloads },
  { name: 'sign-in', title: 'signing in on the way to my page', run: signIn },
  { name: 'join', title: 'joining by a mailed code', run: join },
  { name: 'question', title: 'a question with a file', run: askWithFile },
  { name: 'list', title: 'list, detail and Back', run: readNotice },
  { name: 'leave', title: 'leaving a form', run: leaveForm },
];
