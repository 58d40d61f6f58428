import type { Page } from 'playwright/test';
import { createCaller, uploadTexts } from '../fixtures/caller.ts';
import { download } from '../fixtures/download.ts';
import { logIn, toMember } from '../fixtures/login.ts';
import { aProject, applicant } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';

type Member = ReturnType<typeof toMember>;

const main = (page: Page) => page.getByRole('main');
const company = { companyNm: '누리정밀', bizNo: '000-01-00007', ceoNm: '한가람' };

interface Draft {
  readonly kind: 'ASSN' | 'COLLABO';
  readonly refUid: string;
  readonly values: object;
}

/** Creates a draft on another device, up to its second step. */
async function begin(page: Page, who: Member, draft: Draft): Promise<void> {
  const call = await createCaller(page, who);
  const { aplUid } = await call<{ aplUid?: string }>('POST', '/api/v1/apply/draft', { ...draft, step: 2 });
  expect(aplUid, 'the draft was kept').toBeDefined();
}

interface Application {
  readonly kind: Draft['kind'];
  readonly title: string;
  readonly office: Office;
}

type Caller = Awaited<ReturnType<typeof createCaller>>;
interface Office {
  readonly call: Caller;
  /** Uploads of staff: the agreement for the member to sign, and the result. */
  readonly agreementUid: string;
  readonly resultUid: string;
  /** Another member. */
  readonly stranger: Caller;
}

/** Call it before the member signs in: callers leave the page without a session. */
async function openOffice(page: Page): Promise<Office> {
  const office = toMember('office');
  const [agreementUid = '', resultUid = ''] = await uploadTexts(page, ['협약서.txt', '결과보고서.txt'], office);
  const stranger = await createCaller(page, toMember('student'));
  return { call: await createCaller(page, office), agreementUid, resultUid, stranger };
}

/** Continues with the draft, submits it, and processes it as staff. */
async function finish(page: Page, { kind, office, title }: Application): Promise<void> {
  const submits: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) submits.push(request.url());
  });
  await test.step('goes on where the other device stopped; [다음] never hands in', async () => {
    await expect(page.getByText('작성하던 내용을 불러왔습니다.')).toBeVisible();
    await page.getByRole('button', { name: '다음' }).dblclick();
    await expect(page.getByRole('heading', { level: 2, name: '확인·제출' })).toBeVisible();
    await page.getByRole('button', { name: '이전' }).click();
    await page.getByRole('button', { name: '다음' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '제출' })).toBeVisible();
    expect(submits).toEqual([]);
  });
  await test.step('hands it in', async () => {
    await page.getByRole('button', { name: '제출' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '신청이 완료되었습니다' })).toBeVisible();
    expect(submits).toHaveLength(1);
  });
  const aplUid = new URL(page.url()).searchParams.get('aplUid') ?? '';
  const filesOf: Readonly<Record<string, readonly string[]>> = {
    SELECTED: [office.agreementUid],
    DONE: [office.resultUid],
  };
  for (const to of ['REVIEWING', 'SELECTED', 'IN_PROGRESS', 'REPORTING', 'DONE']) {
    const body = { to, memo: `${to} 안내`, fileUids: filesOf[to] ?? [] };
    await office.call('PATCH', `/api/v1/admin/applications/${aplUid}/transition`, body);
  }
  await test.step('reads the result', async () => {
    await page.goto(`/myPage/${kind.toLowerCase()}`);
    await main(page).getByRole('link', { name: title, exact: true }).first().click();
    await expect(main(page).getByText('DONE 안내')).toBeVisible();
    await expect(main(page).getByText('완료', { exact: true }).first()).toBeVisible();
  });
  await test.step('downloads the agreement and the result, which other members do not get', async () => {
    for (const name of ['협약서.txt', '결과보고서.txt']) expect(await download(page, name)).toBe('글');
    expect(await office.stranger('GET', `/api/v1/mypage/apply/${aplUid}`)).toBeNull();
  });
}

/** Counts amounts of a row that are wider than their fields. */
async function countClipped(page: Page): Promise<number> {
  const amounts = page.getByRole('textbox', { name: /^1행 .*\(원\)$/ });
  await expect(amounts).toHaveCount(3);
  return amounts.evaluateAll((fields) => fields.filter((field) => field.scrollWidth > field.clientWidth).length);
}

async function walkProject(page: Page, who: Member): Promise<void> {
  const title = '색 변화를 예측하는 건조기';
  const [planUid] = await uploadTexts(page, ['사업계획서.txt'], who);
  const call = await createCaller(page, who);
  const { refUid, noticeTitle, values: project } = await aProject(call, title);
  const values = { ...applicant, ...company, ...project, planUids: [planUid] };
  const draft: Draft = { kind: 'ASSN', refUid, values };
  await begin(page, who, draft);
  const office = await openOffice(page);

  await page.goto('/cooperation/assn');
  await main(page).getByRole('link', { name: noticeTitle }).first().click();
  await main(page).getByRole('link', { name: '과제 신청', exact: true }).click();
  await logIn(page, who);
  expect(await countClipped(page), 'amounts that are cut off').toBe(0);
  await finish(page, { kind: draft.kind, title, office });
}

async function walkSupport(page: Page, who: Member, bizNo: string): Promise<void> {
  const title = '소포장 시제품 제작';
  const [proofUid] = await uploadTexts(page, ['견적서.txt'], who);
  const values = {
    ...applicant,
    ...company,
    bizNo,
    title,
    wish: '시제품을 만들고 시험하려고 합니다.',
    budgetNm: ['제작비'],
    budgetKrw: ['1,000,000'],
    schedule: '1개월 차 제작',
    effect: '',
    proofUids: [proofUid],
  };
  const draft: Draft = { kind: 'COLLABO', refUid: 'PG001', values };
  await begin(page, who, draft);
  const office = await openOffice(page);

  await page.goto('/cooperation/collabo');
  await main(page)
    .getByRole('link', { name: /시제품 제작.*신청/ })
    .first()
    .click();
  await logIn(page, who);
  await finish(page, { kind: draft.kind, title, office });
}

interface OpenCourse {
  readonly eduUid: string;
  readonly startDt: string;
  readonly title: string;
}

/** Finds the first open course for a class that the member has not applied for. */
async function findOpenCourse(page: Page, who: Member, classCd: string): Promise<OpenCourse> {
  const call = await createCaller(page, who);
  const { list } = await call<{ list: readonly OpenCourse[] }>('GET', '/api/v1/edu/list?state=OPEN&aud=WORKER');
  const details = await Promise.all(
    list.map(({ eduUid }) => call<{ classCds: string[]; myAplUid: string | null }>('GET', `/api/v1/edu/${eduUid}`)),
  );
  const at = details.findIndex(
    ({ classCds, myAplUid }) => myAplUid === null && (classCds.length === 0 || classCds.includes(classCd)),
  );
  return list[at] ?? { eduUid: '', title: '-', startDt: '' };
}

async function walkCourse(page: Page, who: Member, classCd: string): Promise<void> {
  const office = await createCaller(page, toMember('office'));
  const { title, startDt } = await findOpenCourse(page, who, classCd);
  await test.step('from the calendar to the form', async () => {
    await page.goto('/cooperation/edu');
    await main(page).getByRole('group', { name: '보기 방식' }).getByRole('link', { name: '달력' }).click();
    await expect(page).toHaveURL(/[?&]month=\d{4}-\d{2}$/);
    await page.goto(`/cooperation/edu?month=${startDt.slice(0, 7)}`);
    await main(page).getByRole('link', { name: title }).first().click();
    await page
      .getByRole('dialog', { name: title })
      .getByRole('link', { name: /신청하기/ })
      .click();
    await logIn(page, who);
  });
  await test.step('applies', async () => {
    await page.getByRole('checkbox', { name: '개인정보 수집·이용에 동의합니다.' }).check();
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('textbox', { name: '소속' }).fill('누리정밀');
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('button', { name: '제출' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '신청이 완료되었습니다' })).toBeVisible();
    await expect(main(page).getByText(title, { exact: true })).toBeVisible();
  });
  await test.step('is confirmed by the office, and cancels', async () => {
    const aplUid = new URL(page.url()).searchParams.get('enrollUid') ?? '';
    await office('PATCH', `/api/v1/admin/edu/enroll/${aplUid}/transition`, { to: 'APPROVED' });
    await page.goto(`/myPage/edu?aplUid=${aplUid}`);
    await expect(main(page).getByText('수강확정').first()).toBeVisible();
    await main(page)
      .getByRole('button', { name: /신청취소|신청 취소/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: /취소/ }).last().click();
    await expect(main(page).getByText('신청취소').first()).toBeVisible();
  });
}

async function walkSharing(page: Page, who: Member): Promise<void> {
  const office = await createCaller(page, toMember('office'));
  const resource = '메이커룸';
  await test.step('finds a space and asks about it', async () => {
    await page.goto('/cooperation/sharing');
    await main(page).getByRole('link', { name: '공유공간' }).click();
    await main(page).getByRole('link', { name: resource }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: resource })).toBeVisible();
    await main(page).getByRole('link', { name: '이용 문의' }).click();
    await logIn(page, who);
    await page.getByRole('textbox', { name: /^내용/ }).fill('다음 달에 이틀 쓸 수 있습니까?');
    await main(page).getByRole('button', { name: '등록' }).click();
    await expect(page).toHaveURL(/\/myPage\/qnaDetail\?qnaUid=/);
  });
  await test.step('reads the answer', async () => {
    const qnaUid = new URL(page.url()).searchParams.get('qnaUid') ?? '';
    await office('POST', `/api/v1/admin/qna/${qnaUid}/answer`, { content: '평일 이틀 모두 비어 있습니다.' });
    await page.reload();
    await expect(main(page).getByText('평일 이틀 모두 비어 있습니다.')).toBeVisible();
  });
}

/** Separate members, because a member has one draft of a form; companies, because each has two programmes a year. */
const devices = [
  { tag: '', who: toMember('general'), classCd: 'GENERAL', bizNo: '100-00-00009' },
  { tag: ' on a phone @phone @long', who: toMember('faculty'), classCd: 'FACULTY', bizNo: '300-00-00007' },
] as const;

for (const { tag, who, classCd, bizNo } of devices) {
  test(`a member applies for a joint project and follows it to the result${tag}`, ({ page }) => walkProject(page, who));
  test(`a member applies for a programme and follows it to the result${tag}`, ({ page }) =>
    walkSupport(page, who, bizNo));
  test(`a member finds a course in the calendar, applies, is confirmed and cancels${tag}`, ({ page }) =>
    walkCourse(page, who, classCd));
  test(`a member finds a shared space, asks and gets an answer${tag}`, ({ page }) => walkSharing(page, who));
}
