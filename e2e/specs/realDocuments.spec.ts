import type { Page } from 'playwright/test';
import { advice } from '../fixtures/advice.ts';
import { createCaller } from '../fixtures/caller.ts';
import { attachDocuments, keptDocuments, readDocument, toPicked } from '../fixtures/documents.ts';
import { downloadBytes } from '../fixtures/download.ts';
import { logIn, toMember } from '../fixtures/login.ts';
import { aBizNo, aMailbox, joinMember, newPassword, proveMailbox } from '../fixtures/members.ts';
import { aProject, applicant } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';

// Documents as programs write them, through each form that takes files.

type Member = ReturnType<typeof toMember>;

const main = (page: Page) => page.getByRole('main');

async function enter(page: Page, path: string, who: Member): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await logIn(page, who);
}

const company = { companyNm: '누리정밀', bizNo: aBizNo(), ceoNm: '한가람' };

const title = '실제 문서를 붙인 신청';

const support = {
  title,
  wish: '시제품을 만들고 시험하려고 합니다.',
  budgetNm: ['제작비'],
  budgetKrw: ['1,000,000'],
  schedule: '1개월 차 제작',
  effect: '',
  proofUids: [],
};

/** Reads each document again, where the form has led to. */
async function expectKept(page: Page): Promise<void> {
  for (const name of keptDocuments) {
    expect((await downloadBytes(page, name)).equals(readDocument(name)), `${name} as it was attached`).toBe(true);
  }
}

interface Draft {
  readonly kind: 'ASSN' | 'COLLABO' | 'TECH';
  readonly refUid: string;
  readonly values: object;
  /** Address of the form. */
  readonly path: string;
  readonly label: string;
}

/** Continues a draft, attaches documents and hands it in. @returns the key of the application */
async function apply(page: Page, who: Member, { path, label, ...draft }: Draft): Promise<string> {
  const call = await createCaller(page, who);
  const { aplUid } = await call<{ aplUid?: string }>('POST', '/api/v1/apply/draft', { ...draft, step: 2 });
  expect(aplUid, 'the draft was kept').toBeDefined();
  await enter(page, path, who);
  await expect(page.getByText('작성하던 내용을 불러왔습니다.')).toBeVisible();
  await attachDocuments(page, label);
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('button', { name: '제출' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '신청이 완료되었습니다' })).toBeVisible();
  const handedIn = new URL(page.url()).searchParams.get('aplUid') ?? '';
  await page.goto(`/myPage/${draft.kind.toLowerCase()}`);
  await main(page).getByRole('link', { name: title, exact: true }).click();
  await expectKept(page);
  return handedIn;
}

test.describe('documents as programs write them', () => {
  test('are attached to a question', async ({ page }) => {
    await enter(page, '/myPage/qnaWrite', await joinMember(page));
    await main(page).getByRole('combobox', { name: /구분/ }).selectOption({ label: '교육' });
    await main(page).getByRole('textbox', { name: /제목/ }).fill(title);
    await main(page).getByRole('textbox', { name: /내용/ }).fill('붙인 문서를 봐 주세요.');
    await attachDocuments(main(page), '첨부파일');
    await main(page).getByRole('button', { name: '등록' }).click();
    await expect(page).toHaveURL(/\/myPage\/qnaDetail\?qnaUid=/);
    await expectKept(page);
  });

  test('are attached to a joint project', async ({ page }) => {
    const who = await joinMember(page, '한가람');
    const { refUid, values } = await aProject(await createCaller(page, who), title);
    const path = `/cooperation/application?type=assn&noticeUid=${refUid}`;
    await apply(page, who, {
      kind: 'ASSN',
      refUid,
      values: { ...applicant, ...company, ...values, planUids: [] },
      path,
      label: '사업계획서',
    });
  });

  test('are attached to a cooperation', async ({ page }) => {
    await apply(page, await joinMember(page, '한가람'), {
      kind: 'COLLABO',
      refUid: 'PG001',
      values: { ...applicant, ...company, ...support },
      path: '/cooperation/application?type=collabo&pgmUid=PG001',
      label: '견적서 등 증빙',
    });
  });

  test('are attached to an application for advice, and to what the office asks for', async ({ page }) => {
    const office = await createCaller(page, toMember('office'));
    const aplUid = await apply(page, await joinMember(page, '한가람'), {
      kind: 'TECH',
      refUid: '',
      values: { ...applicant, ...company, ...advice, techField: ['T10', 'T11'], title },
      path: '/cooperation/application?type=tech',
      label: '첨부파일',
    });
    const move = (body: object) => office('PATCH', `/api/v1/admin/applications/${aplUid}/transition`, body);
    await move({ to: 'REVIEWING' });
    await move({ to: 'SUPPLEMENT', memo: '사양서를 더해 주세요.', dueDt: '2099-01-01' });
    await page.goto('/myPage');
    await page.getByRole('link', { name: `${title} 보완하기` }).click();
    await page.getByRole('textbox', { name: '답변' }).fill('사양서를 붙였습니다.');
    await attachDocuments(main(page), '파일');
    await page.getByRole('button', { name: '보완 제출' }).click();
    await expect(page.getByText('사양서를 붙였습니다.')).toBeVisible();
    for (const name of keptDocuments)
      await expect(main(page).getByRole('link', { name: `${name} 내려받기` })).toHaveCount(2);
  });

  test('are attached to a booking of equipment', async ({ page }) => {
    await enter(page, '/easyReservation?eqUid=EQ021', await joinMember(page));
    await page
      .getByRole('checkbox', { name: /예약 가능/ })
      .last()
      .check();
    await page.getByRole('button', { name: '예약하기' }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '연구' }).click();
    await dialog.getByRole('radio', { name: '위험물', exact: true }).click();
    await attachDocuments(dialog, '물질안전보건자료');
    await dialog.getByRole('checkbox', { name: /안전수칙/ }).check();
    await dialog.getByRole('button', { name: '다음' }).click();
    await attachDocuments(dialog, '첨부파일');
    await dialog.getByRole('checkbox', { name: /개인정보/ }).check();
    await dialog.getByRole('button', { name: '다음' }).click();
    await dialog.getByRole('button', { name: '예약 신청' }).click();
    await expect(dialog.getByText('예약 신청이 완료되었습니다.')).toBeVisible();
    await dialog.getByRole('link', { name: '예약현황' }).click();
    for (const name of keptDocuments) await expect(dialog.getByRole('link', { name })).toHaveCount(2);
  });

  test('are attached to an inquiry of the travel service', async ({ page }) => {
    await enter(page, '/travel/inquiries?write=Y', await joinMember(page));
    await main(page).getByRole('combobox', { name: '문의 유형' }).selectOption({ index: 1 });
    await main(page).getByRole('textbox', { name: '제목' }).fill(title);
    await main(page).getByRole('textbox', { name: '내용' }).fill('붙인 문서를 봐 주세요.');
    await attachDocuments(main(page), '첨부파일');
    await main(page).getByRole('button', { name: '등록' }).click();
    await expect(page).toHaveURL(/inquiryUid=/);
    await expectKept(page);
  });

  const refusal = '첨부할 수 없는 파일 형식입니다.';

  test('are refused with the reason where signing up asks for a picture', async ({ page }) => {
    await page.goto('/join');
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await page.getByRole('button', { name: '이메일로 가입' }).click();
    await proveMailbox(page, aMailbox());
    await page.getByLabel('이름').fill('한돌이');
    await page.getByLabel('프로필 사진 선택').setInputFiles(toPicked('writer.docx'));
    await expect(page.getByText(refusal)).toBeVisible();
    await page.getByLabel('비밀번호', { exact: true }).fill(newPassword);
    await page.getByLabel('비밀번호 확인').fill(newPassword);
    await page.getByLabel('앞자리').fill('01000007106');
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '한돌이님, 회원가입이 완료되었습니다.' })).toBeVisible();
  });

  test('are refused with the reason where a review takes pictures, and its text stays', async ({ page }) => {
    const who = toMember('general');
    const call = await createCaller(page, who);
    const { list } = await call<{ list: readonly { rsvtUid: string }[] }>('GET', '/api/v1/review/reviewable');
    await enter(page, `/travel/reviewWrite?rsvtUid=${list[0]?.rsvtUid}`, who);
    await main(page).getByRole('textbox', { name: '내용' }).fill('전시를 천천히 볼 수 있어 좋았습니다.');
    await main(page).getByRole('button', { name: '사진', exact: true }).setInputFiles(toPicked('writer.docx'));
    await expect(main(page).getByRole('listitem').filter({ hasText: 'writer.docx' })).toContainText(refusal);
    await expect(main(page).getByRole('textbox', { name: '내용' })).toHaveValue('전시를 천천히 볼 수 있어 좋았습니다.');
  });
});
