import { sql } from 'kysely';
import { up } from '../db/migrations/0074KeptPromises.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

describe('the page of equipment and the privacy policy of a site that was set up before', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  const read = async () => {
    const page = await test.db
      .selectFrom('content_block')
      .select('blocks')
      .where('menu_key', '=', 'cooperation_equ')
      .executeTakeFirstOrThrow();
    const policies = await test.db
      .selectFrom('terms')
      .select(['version', 'html'])
      .where('code', '=', 'PRIVACY')
      .orderBy('version')
      .execute();
    return { blocks: page.blocks, policies };
  };

  it('promise what a new site promises, in every version', async () => {
    const fresh = await read();
    await sql`update content_block set blocks =
      replace(blocks::text, '예약한 시간으로 계산한 금액을 냅니다.', '실제 쓴 시간으로 금액을 확정합니다.')::jsonb`.execute(
      test.db,
    );
    await sql`update terms set html = replace(replace(html,
      ' 교육 수료와 과제, 장비 안전교육의 기록은 탈퇴하면 지우거나 누구의 것인지 알아볼 수 없게 합니다.', ''),
      '<li>1년 동안 이용하지 않은', '<li>교육 수료 기록: 5년, 과제 협약과 정산 기록: 5년</li><li>장비 안전교육 이수 기록: 이수일부터 2년</li><li>1년 동안 이용하지 않은')`.execute(
      test.db,
    );
    const old = await read();

    await up(test.db);

    expect(old).not.toEqual(fresh);
    expect(await read()).toEqual(fresh);
    expect(fresh.policies.every(({ html }) => !html.includes('교육 수료 기록: 5년'))).toBe(true);
  });
});
