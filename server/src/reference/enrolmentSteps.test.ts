import { contentsGet } from '@haesol/contracts/common';
import { up } from '../db/migrations/0054EnrolmentSteps.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

describe('the steps of a course on a site that was set up before', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
  });
  afterAll(() => test.close());

  const read = async () => {
    const { data } = (await test.app.inject('/api/v1/contents/cooperation_edu')).json();
    return contentsGet.response.parse(data).blocks;
  };

  it('say that the office confirms, as those of a new site do, and keep what staff wrote', async () => {
    const fresh = await read();
    const steps = (texts: readonly string[]) => [
      { type: 'steps', title: '신청에서 수료까지', items: texts.map((text) => ({ title: '단계', text })) },
    ];
    const blocks = steps([
      '정원이 남아 있으면 바로 확정되며 메일로 알려 드립니다.',
      '끝난 다음 날부터 수료증을 내려받을 수 있습니다.',
      '직접 쓴 문장입니다.',
    ]);
    await test.db
      .updateTable('content_block')
      .set({ blocks: JSON.stringify(blocks) })
      .where('menu_key', '=', 'cooperation_edu')
      .execute();
    await up(test.db);
    const migrated = [
      '담당자가 신청 내용을 확인한 뒤 확정하고 메일로 알려 드립니다.',
      '담당자가 수료를 확인하면 수료증을 내려받을 수 있습니다.',
    ];

    expect(await read()).toEqual(steps([...migrated, '직접 쓴 문장입니다.']));
    for (const text of migrated) expect(JSON.stringify(fresh)).toContain(text);
  });
});
