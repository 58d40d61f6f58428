import type { Locator, Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { markOf, openDeploys, type Rolling, rolling } from '../fixtures/deploys.ts';
import { toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { signInAt } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

const acted: Rolling = { ...rolling, remote: 'mf-actplaza', area: '/actPlaza', path: '/actPlaza/notice' };
const { remote } = acted;
const reason = '장애를 먼저 멈춥니다.';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const releases = (page: Page) => section(page, '지금 서비스 중인 릴리스');

/** Chooses an act of the remote and sends its form. */
async function act(page: Page, name: string, fill: (dialog: Locator) => Promise<void> = async () => {}): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `${remote} 관리` });
  await expect(dialog).toHaveCount(0);
  await releases(page)
    .getByRole('button', { name: `${remote} 관리` })
    .click();
  await dialog.getByRole('radio', { name }).click({ force: true });
  await fill(dialog);
  await dialog.getByRole('button', { name }).click();
}

const isDone = (page: Page, text: RegExp) => expect(releases(page).getByText(text)).toBeVisible();

const chooseBuild = (build: string) => async (dialog: Locator) => {
  await dialog.getByLabel(/^빌드/).selectOption(build);
  await dialog.getByLabel(/^이유/).fill(reason);
};

test('staff with the rights of QA and a team roll back, overrule, promote, try a canary, and give a token', async ({
  baseURL,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const deploys = await openDeploys(request, baseURL ?? '', acted);
  const [first, second] = [await deploys.deploy(1), await deploys.deploy(2)];
  const staff = await joinMember(page);
  const admin = await createCaller(page, toMember('admin'));
  await admin('PUT', '/api/v1/admin/rights', { userId: staff.id, role: 'STAFF', rights: ['QA', `TEAM:${remote}`] });
  await signInAt(page, '/platform', staff);
  const visitors = async (deploy: number) => {
    const answer = await request.get('/registry.json');
    const { remotes } = (await answer.json()) as { remotes: Record<string, { buildId: string }> };
    expect(remotes[remote]?.buildId).toBe([first, second][deploy - 1]);
  };

  await test.step('the build before is back for visitors', async () => {
    await act(page, '이전 빌드로 되돌리기');
    await isDone(page, /되돌렸습니다/);
    await expect(() => visitors(1)).toPass();
  });

  await test.step('a build of a failed mix is refused, until it is overruled with a reason', async () => {
    const outcome = { builds: { [remote]: second }, spec: 'journey', passed: false, detail: 'mount: it throws' };
    const reported = await request.post('/api/v1/matrix/results', {
      headers: { authorization: `Bearer ${process.env.HAESOL_QA_TOKEN}` },
      data: { person: '한가람', site: null, outcomes: [outcome] },
    });
    expect(await reported.json()).toMatchObject({ status: { code: '200' } });
    await page.reload();
    await act(page, 'stable로 옮기기', chooseBuild(second));
    const dialog = page.getByRole('dialog', { name: `${remote} 관리` });
    await expect(dialog.getByRole('alert').filter({ hasText: '서버가 거절했습니다.' })).toBeVisible();
    await dialog.getByRole('button', { name: '취소' }).click();
    await act(page, '시험 실패 예외 인정', (form) => form.getByLabel(/^이유/).fill(reason));
    await isDone(page, /시험 실패를 예외로 인정했습니다/);
    await expect(section(page, '조합 시험 결과').getByText(reason).first()).toBeVisible();
  });

  await test.step('it is promoted, and visitors have its pages', async () => {
    await act(page, 'stable로 옮기기', chooseBuild(second));
    await isDone(page, /stable을 .*옮겼습니다/);
    await expect(() => visitors(2)).toPass();
    const visit = await page.context().newPage();
    await visit.goto(acted.path);
    await expect(visit.getByRole('main')).toContainText(markOf(2, acted));
    await visit.close();
  });

  await test.step('a canary starts with a share, and ends', async () => {
    const canary = section(page, '카나리').getByRole('row', { name: new RegExp(remote) });
    await act(page, '카나리 시작', async (dialog) => {
      await chooseBuild(first)(dialog);
      await dialog.getByLabel(/^방문자 비율/).fill('3');
    });
    await isDone(page, /카나리 .*시작했습니다/);
    await expect(canary).toContainText('진행 중');
    await expect(canary).toContainText('3%');
    await act(page, '카나리 끝내기');
    await isDone(page, /카나리를 끝냈습니다/);
    await expect(canary).toContainText('끝냄');
  });

  await test.step('a token is shown once, works, and ends at once', async () => {
    const tokens = section(page, '릴리스 토큰');
    await tokens.getByRole('button', { name: '토큰 발급' }).click();
    const form = page.getByRole('dialog', { name: '토큰 발급' });
    await form.getByLabel(/^이름/).fill('배포 서버');
    await form.getByRole('button', { name: '토큰 발급' }).click();
    const shown = page.getByRole('dialog', { name: '새 토큰' });
    const token = await shown.locator('code').innerText();
    await shown.getByRole('button', { name: '닫기' }).first().click();
    const readReleases = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await request.get(`/api/v1/registry/${remote}/releases`, { headers });
      return ((await answer.json()) as { status: { code: string } }).status.code;
    };
    expect(await readReleases()).toBe('200');

    await tokens.getByRole('button', { name: '배포 서버 토큰 끝내기' }).click();
    await page
      .getByRole('alertdialog', { name: '배포 서버 토큰을 끝낼까요?' })
      .getByRole('button', { name: '끝내기' })
      .click();
    await expect(tokens.getByText('배포 서버 토큰을 끝냈습니다.')).toBeVisible();
    await expect.poll(readReleases).not.toBe('200');
  });

  await test.step('each change is in the record with its person', async () => {
    await releases(page)
      .getByRole('button', { name: `${remote} 관리` })
      .click();
    const record = page.getByRole('region', { name: '최근 기록' });
    await expect(record).toContainText('한결이');
    for (const action of ['토큰 끝냄', '토큰 발급', '카나리 끝냄', '카나리 시작', '이동', '예외 인정'])
      await expect(record).toContainText(action);
  });
});
