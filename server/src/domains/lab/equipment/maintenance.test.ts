import { equipmentGet, equipmentList } from '@haesol/contracts/lab';
import { setUpTestApp } from '../../../testing/testApp.ts';

describe('the maintenance of a device', () => {
  const test = setUpTestApp({ sample: true });
  const eqUid = 'EQ012';

  async function setClosures(closures: readonly (readonly [from: string, to: string, reason: string])[]) {
    await test.db.deleteFrom('equipment_block').where('eq_uid', '=', eqUid).execute();
    for (const [from, to, reason] of closures) {
      const during = `[${from}T00:00:00+09:00,${to}T00:00:00+09:00)`;
      await test.db.insertInto('equipment_block').values({ eq_uid: eqUid, during, reason }).execute();
    }
  }
  async function readOn(date: string) {
    await test.context.clock.moveTo(new Date(`${date}T10:00:00+09:00`));
    const detail = (await test.app.inject(`/api/v1/equipment/${eqUid}`)).json().data;
    const list = (await test.app.inject('/api/v1/equipment/list?pageSize=100')).json().data;
    return {
      maint: equipmentGet.response.parse(detail).maint,
      maintUntil: equipmentList.response.parse(list).list.find((item) => item.eqUid === eqUid)?.maintUntil,
    };
  }
  const [check, repair] = ['정기점검', '부품 교체'];
  const overlapping = [
    ['2026-11-26', '2026-11-29', check],
    ['2026-11-27', '2026-12-03', repair],
  ] as const;
  const touching = [
    ['2026-11-26', '2026-11-28', check],
    ['2026-11-28', '2026-12-03', repair],
  ] as const;
  const apart = [
    ['2026-11-26', '2026-11-28', check],
    ['2026-11-29', '2026-12-03', repair],
  ] as const;

  it.each([
    ['of closures that overlap', '2026-11-26', overlapping, check, '2026-11-26', '2026-12-02'],
    ['of closures that overlap, when both run', '2026-11-27', overlapping, repair, '2026-11-26', '2026-12-02'],
    [
      'of closures that overlap, in the other order',
      '2026-11-27',
      overlapping.toReversed(),
      repair,
      '2026-11-26',
      '2026-12-02',
    ],
    ['of closures that touch', '2026-11-26', touching, check, '2026-11-26', '2026-12-02'],
    ['of closures with a day between', '2026-11-27', apart, check, '2026-11-26', '2026-11-27'],
  ])('has one first and last day in the list and on the page: %s', async (_words, date, closures, reason, from, to) => {
    await setClosures(closures);

    expect(await readOn(date)).toEqual({ maint: { reason, from, to }, maintUntil: to });
  });

  it('is absent between two closures', async () => {
    await setClosures(apart);

    expect(await readOn('2026-11-28')).toEqual({ maint: null, maintUntil: null });
  });
});
