import { sql } from 'kysely';
import { readTestSize } from '../../config.ts';
import { toSupportValues } from '../../domains/learn/applications/testApplications.ts';
import { addCourse, anApplication } from '../../domains/learn/enrolment/testCourse.ts';
import { report } from '../testWholeApi.ts';
import {
  type Answer,
  callApi,
  callWhenFree,
  countCodes,
  type Login,
  logIn,
  logInMembers,
  openSite,
  pick,
  type ServerProcess,
  type Site,
} from './site.ts';

const rounds = readTestSize() === 'long' ? 20 : 4;
const memberCount = 20;
const noon = '2026-11-23T12:00:00+09:00';
/** An offered seat is taken, and its member keeps the place in the waiting list until the answer. */
const seatStates = ['APPLIED', 'APPROVED', 'OFFERED'];
const waitingStates = ['WAITLIST', 'OFFERED'];

describe('courses and programmes, over two processes', () => {
  let site: Site;
  let servers: readonly ServerProcess[];
  let members: readonly Login[];
  let staff: Login;
  beforeAll(async () => {
    site = await openSite();
    servers = await Promise.all([site.start(), site.start()]);
    await callApi(pick(servers, 0), 'POST /dev/clock', { body: { now: noon } });
    members = await logInMembers(site, servers, memberCount);
    staff = await logIn(pick(servers, 0), 'office');
  });
  afterAll(() => site.close());

  const call = (at: number, line: string, { headers }: Pick<Login, 'headers'>, body?: object): Promise<Answer> =>
    callWhenFree(pick(servers, at), line, { headers, ...(body && { body }) });
  const openCourse = (capacity: number) =>
    addCourse(
      { db: site.handle.db, context: { clock: { now: async () => new Date(noon) } } },
      { capacity, waitCapacity: memberCount, classes: [] },
    );
  const readCourse = async (eduUid: string) => {
    const { db } = site.handle;
    const course = await db
      .selectFrom('edu')
      .select(['capacity', 'applied_cnt', 'wait_cnt'])
      .where('edu_uid', '=', eduUid)
      .executeTakeFirstOrThrow();
    const rows = await db.selectFrom('enroll').select('state').where('edu_uid', '=', eduUid).execute();
    return {
      ...course,
      seats: rows.filter(({ state }) => seatStates.includes(state)).length,
      waiting: rows.filter(({ state }) => waitingStates.includes(state)).length,
      people: rows.filter(({ state }) => [...seatStates, ...waitingStates].includes(state)).length,
    };
  };

  it('never have more people than seats, with any concurrent change of capacity', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const eduUid = await openCourse(10);
      const { data } = await call(0, `GET /api/v1/admin/edu/${eduUid}`, staff);
      // Without the version that was seen, all changes are made one after the other.
      const { eduUid: _uid, appliedCnt: _applied, waitCnt: _waiting, files: _files, rev: _rev, ...form } = data;
      const change = (at: number, capacity: number) =>
        call(at, `PUT /api/v1/admin/edu/${eduUid}`, staff, { ...form, capacity, fileUids: [] });
      const capacities = [3, 12, 5, 8];
      const [enrolled, changed] = await Promise.all([
        Promise.all(
          members.map((member, at) =>
            call(at, `POST /api/v1/edu/${eduUid}/enroll`, member, anApplication({ waitYn: 'Y' })),
          ),
        ),
        Promise.all(capacities.map((capacity, at) => change(at, capacity))),
      ]);
      const { capacity, applied_cnt, wait_cnt, seats, waiting, people } = await readCourse(eduUid);
      report(
        `courses: ${memberCount} people and ${capacities.length} capacities at once: ${JSON.stringify(countCodes(enrolled))}, ${JSON.stringify(countCodes(changed))}, ${seats} of ${capacity} seats, ${waiting} wait`,
      );

      expect(countCodes(enrolled)).toEqual({ 200: memberCount });
      expect(Object.keys(countCodes(changed)).filter((code) => !['200', '4000'].includes(code))).toEqual([]);
      expect([applied_cnt, wait_cnt, people]).toEqual([seats, waiting, memberCount]);
      // The waiting list is empty while there are free seats.
      expect(seats).toBe(Math.min(capacity, memberCount));
    }
  });

  it('control: without the lock of the course a smaller capacity leaves people without seats', async () => {
    const { db } = site.handle;
    await sql`create table course_copy (capacity int not null, taken int not null)`.execute(db);
    await sql`insert into course_copy values (10, 0)`.execute(db);
    const copy = async (isAllowed: (row: { capacity: number; taken: number }) => boolean, set: string) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ capacity: number; taken: number }>`select * from course_copy`.execute(trx);
        if (!rows.every(isAllowed)) return;
        // The pool opens connections one after another; all must have read before the first writes.
        await sql`select pg_sleep(0.5)`.execute(trx);
        await sql`update course_copy set ${sql.raw(set)}`.execute(trx);
      });
    await Promise.all([
      ...Array.from({ length: 8 }, () => copy(({ capacity, taken }) => taken < capacity, 'taken = taken + 1')),
      copy(({ taken }) => taken <= 3, 'capacity = 3'),
    ]);
    const { rows } = await sql<{ capacity: number; taken: number }>`select * from course_copy`.execute(db);
    const [{ capacity, taken } = { capacity: 0, taken: 0 }] = rows;
    report(`courses: control without a lock has ${taken} people in ${capacity} seats`);

    expect(taken).toBeGreaterThan(capacity);
  });

  it('are cancelled with all enrolments, or with all except those refused for a cancelled course', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const eduUid = await openCourse(memberCount);
      const [enrolled, cancelled] = await Promise.all([
        Promise.all(
          members.map((member, at) => call(at, `POST /api/v1/edu/${eduUid}/enroll`, member, anApplication())),
        ),
        Promise.all(
          [0, 1].map((at) => call(at, `PATCH /api/v1/admin/edu/${eduUid}/cancel`, staff, { memo: '강사 사정입니다.' })),
        ),
      ]);
      const seated = countCodes(enrolled)['200'] ?? 0;

      expect(countCodes(cancelled)).toEqual({ 200: 1, 4040: 1 });
      expect(countCodes(enrolled)['4040'] ?? 0).toBe(memberCount - seated);
      expect(cancelled.find(({ code }) => code === '200')?.data.cancelledCnt).toBe(seated);
      expect(await readCourse(eduUid)).toMatchObject({ applied_cnt: 0, wait_cnt: 0, seats: 0, waiting: 0 });
    }
  });

  it('accept two programmes a year per company, for any number of concurrent applications', async () => {
    const upload = async (at: number, { headers }: Login): Promise<string> => {
      const form = new FormData();
      form.append('kind', 'attach');
      form.append('files', new File(['글'], '견적서.txt', { type: 'text/plain' }));
      const response = await fetch(new URL('/file/uploadFile', pick(servers, at).url), {
        method: 'POST',
        headers,
        body: form,
      });
      return (await response.json()).data.list[0].fileUid;
    };
    // Some members of the sample data already participate in a programme.
    await site.handle.db.deleteFrom('application').where('kind', '=', 'COLLABO').execute();
    const drafts = await Promise.all(
      members.map(async (member, at) => {
        const values = toSupportValues('2000000008', await upload(at, member));
        const draft = { kind: 'COLLABO', refUid: `PG00${1 + (at % 6)}`, values, step: 3 };
        return (await call(at, 'POST /api/v1/apply/draft', member, draft)).data.aplUid as string;
      }),
    );

    const answers = await Promise.all(
      drafts.map((aplUid, at) => call(at, `POST /api/v1/apply/${aplUid}/submit`, pick(members, at))),
    );

    const taken = await site.handle.db
      .selectFrom('application')
      .select('apl_no')
      .distinct()
      .where('apl_uid', 'in', drafts)
      .where('state', '=', 'SUBMITTED')
      .execute();
    report(`programmes: ${drafts.length} applications of one company at once: ${JSON.stringify(countCodes(answers))}`);
    expect(countCodes(answers)).toEqual({ 200: 2, 4000: memberCount - 2 });
    expect(taken).toHaveLength(2);
  });
});
