import { setUpTestApp } from '../../../testing/testApp.ts';
import { changeRows } from '../../../testing/testRows.ts';
import { addCourse } from '../enrolment/testCourse.ts';

describe('the calendar of courses', () => {
  const test = setUpTestApp({ sample: true });

  const ask = async (month: string, query = '') =>
    (await test.app.inject(`/api/v1/edu/calendar/${month}${query}`)).json();

  it('shows each course on the days of its lessons within the month, and the holidays', async () => {
    const eduUid = await addCourse(test, { capacity: 2, waitCapacity: 1, startsIn: 4 });
    const sessions = [
      { no: 1, date: '2026-12-03', from: '14:00', to: '16:00', title: '둘째' },
      { no: 2, date: '2026-12-03', from: '10:00', to: '12:00', title: '첫째' },
      { no: 3, date: '2027-01-05', from: '10:00', to: '12:00', title: '다음 달' },
    ];
    await changeRows(
      test.db,
      'edu',
      { edu_uid: eduUid },
      { start_dt: '2026-12-03', end_dt: '2027-01-05', sessions: JSON.stringify(sessions) },
    );
    const daysIn = async (month: string) =>
      (await ask(month)).data.list.find((course: { eduUid: string }) => course.eduUid === eduUid)?.days;

    expect(await daysIn('2026-12')).toEqual([{ date: '2026-12-03', from: '10:00' }]);
    expect(await daysIn('2027-01')).toEqual([{ date: '2027-01-05', from: '10:00' }]);
    expect(await daysIn('2027-02')).toBeUndefined();
    expect((await ask('2026-12')).data.holidays).toContainEqual({ date: '2026-12-25', nm: expect.any(String) });
  });

  it('accepts the filters of the list', async () => {
    const { data } = await ask('2026-12', '?type=ONLINE');

    expect(data.list.length).toBeGreaterThan(0);
    expect(data.list.every(({ typeCd }: { typeCd: string }) => typeCd === 'ONLINE')).toBe(true);
  });

  it.each(['2026-13', '26-1', '2026-12-01', '0000-00'])('refuses the month %s', async (month) => {
    expect((await ask(month)).status.code).toBe('4040');
  });
});
