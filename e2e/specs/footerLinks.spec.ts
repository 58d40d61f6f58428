import { expect, test } from '../fixtures/test.ts';

/** Expected subject of the page behind each footer link. */
const subjects: Readonly<Record<string, RegExp>> = {
  이용약관: /이용약관/,
  개인정보처리방침: /개인정보의 (?:처리|수집)/,
  정보보안: /정보보안/,
  '웹접근성 안내': /웹 콘텐츠 접근성 지침/,
  이메일무단수집거부: /무단 수집을 거부합니다/,
  구매안전서비스: /구매안전서비스를 이용합니다/,
  '청약철회 안내': /제\d+조\(청약철회\)/,
};

test('each link of the footer leads to a page about its subject', async ({ page }) => {
  await page.goto('/travel');
  const links = page.getByRole('contentinfo').getByRole('link').filter({ hasNotText: '@' });
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? ''] as const),
  );

  expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(subjects)));
  for (const [name, subject] of Object.entries(subjects)) {
    const href = found.find(([text]) => text === name)?.[1] ?? '';
    await test.step(`${name}: ${href}`, async () => {
      await page.goto(href);
      await expect(page.getByRole('main')).toContainText(subject);
    });
  }
});
