import { contentsGet } from '@haesol/contracts/common';
import { up } from '../db/migrations/0053AdviceFacts.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

const intro = { type: 'html', html: '<p>함께 풉니다.</p>' };
const costs = { type: 'html', html: '<h2>비용</h2><p>세 번째부터는 회당 10만원 안팎입니다.</p>' };
const steps = (items: readonly object[]) => ({ type: 'steps', title: '자문 절차', items });

describe('the page of advice on a site that was set up before', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
  });
  afterAll(() => test.close());

  const read = async () => {
    const { data } = (await test.app.inject('/api/v1/contents/cooperation_tech')).json();
    return contentsGet.response.parse(data).blocks;
  };
  async function migrate(blocks: readonly object[]) {
    await test.db
      .updateTable('content_block')
      .set({ blocks: JSON.stringify(blocks) })
      .where('menu_key', '=', 'cooperation_tech')
      .execute();
    await up(test.db);
    return read();
  }

  it('gets its drawings, and a fact sheet after the steps instead of the costs', async () => {
    const blocks = await migrate([
      intro,
      steps([
        { title: '신청', text: '적습니다.' },
        { title: '우리 단계', text: '직접 더했습니다.' },
      ]),
      costs,
    ]);

    expect(blocks.map(({ type }) => type)).toEqual(['html', 'steps', 'facts']);
    expect(blocks[1]).toEqual(
      steps([
        { title: '신청', text: '적습니다.', picture: 'form' },
        { title: '우리 단계', text: '직접 더했습니다.' },
      ]),
    );
  });

  it('stays as it is where staff took the steps out, or have a sheet of their own', async () => {
    const own = { type: 'facts', title: '3회 무료', items: [], note: null };

    expect(await migrate([intro, costs])).toEqual([intro, costs]);
    expect(await migrate([steps([]), own])).toEqual([steps([]), own]);
  });
});
