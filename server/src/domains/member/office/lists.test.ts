import * as board from '@haesol/contracts/board';
import type { Endpoint } from '@haesol/contracts/common';
import * as identity from '@haesol/contracts/identity';
import * as lab from '@haesol/contracts/lab';
import * as learn from '@haesol/contracts/learn';
import * as members from '@haesol/contracts/member';
import * as travel from '@haesol/contracts/travel';
import * as z from 'zod/mini';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

type Row = Readonly<Record<string, unknown>>;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Lists of staff that sort by a column, with the values of the key. */
const sorted = [board, identity, lab, learn, members, travel]
  .flatMap((area) => Object.values(area).filter(isEndpoint))
  .flatMap((endpoint) => {
    const { path, query } = endpoint;
    const shape = query instanceof z.ZodMiniObject ? query._zod.def.shape : {};
    const { sort } = shape;
    if (!path.startsWith('/api/v1/admin') || sort === undefined) return [];
    const columns = z.toJSONSchema(sort, { io: 'input' }).enum as readonly string[];
    return [{ endpoint, columns: columns.filter((column) => column !== '' && !column.startsWith('-')) }];
  });

/** Filters that show many rows. */
const filters: Readonly<Record<string, string>> = {
  'admin.listQna': 'answerState=',
  'admin.allEnrolments': 'state=ALL',
  'admin.listReviews': 'state=ALL',
  'admin.listPosts': 'draftsYn=Y',
};

const pageSize = 30;
const maxPages = 3;

describe('sorted lists of staff', () => {
  const test = setUpTestApp({ sample: true });
  let admin: Caller;
  let eduUid: string;
  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    [admin] = await createCallers(test, 'admin');
    const { edu_uid } = await test.db.selectFrom('enroll').select('edu_uid').executeTakeFirstOrThrow();
    eduUid = edu_uid;
  });

  /** Returns the first pages of a list, each row as text. */
  async function read({ name, path }: Endpoint, sort: string): Promise<string[]> {
    const url = path.replace('/api/v1', '').replace('{eduUid}', eduUid);
    const rows: string[] = [];
    for (let page = 1; page <= maxPages; page += 1) {
      const query = `${filters[name] ?? ''}&sort=${sort}&pageSize=${pageSize}&pageNum=${page}`;
      const { code, data } = await admin.call('GET', `${url}?${query}`);
      if (code !== '200') throw new Error(`${name} by ${sort}: ${code}`);
      rows.push(...data.list.map((row: Row) => JSON.stringify({ ...row, files: null, images: null, no: null })));
      if (rows.length >= data.cnt_total) break;
    }
    return rows;
  }

  it('are the work and the contents of all areas', () => {
    expect(sorted.map(({ endpoint }) => endpoint.name)).toEqual(
      expect.arrayContaining([
        ...['admin.listQna', 'admin.listInquiries', 'admin.applications', 'admin.listBookings', 'admin.allEnrolments'],
        ...['admin.listRefunds', 'admin.listReviews', 'admin.listMembers', 'admin.listOrders', 'admin.listCompanies'],
        ...['admin.listPosts', 'admin.listSharings'],
      ]),
    );
  });

  it.each(sorted)('$endpoint.name has each row once in every order', async ({ endpoint, columns }) => {
    for (const column of columns) {
      for (const sort of [column, `-${column}`]) {
        const rows = await read(endpoint, sort);
        expect({ sort, repeated: rows.length - new Set(rows).size }).toEqual({ sort, repeated: 0 });
      }
    }
  });

  it('are in the order of the column, rows with equal values in the order of their keys, and back', async () => {
    const up = await read(lab.adminBookings, 'amount');
    const down = await read(lab.adminBookings, '-amount');
    const amounts = up.map((row): number => JSON.parse(row).amount);

    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    expect(new Set(amounts).size).toBeLessThan(amounts.length);
    const { data } = await admin.call('GET', '/admin/reservations?pageSize=1');
    if (data.cnt_total <= pageSize * maxPages) expect(down).toEqual(up.toReversed());
    const dates = down.map((row): number => JSON.parse(row).amount);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });

  it('have the longest wait first by the wait downwards, and rows without a value last in both directions', async () => {
    const waits = (await read(board.adminQnaList, '-wait')).map((row): string => JSON.parse(row).waitDt);
    const { list } = (await admin.call('GET', '/admin/qna/list?answerState=&pageSize=2')).data;
    await admin.call('PATCH', '/admin/qna/assign', { uids: list.map(({ qnaUid }: { qnaUid: string }) => qnaUid) });
    const staff = async (sort: string) =>
      (await read(board.adminQnaList, sort)).map((row): string | null => JSON.parse(row).assigneeNm);

    expect(waits).toEqual(waits.toSorted());
    for (const sort of ['assignee', '-assignee']) {
      const names = await staff(sort);
      expect(names.slice(0, 2)).toEqual([expect.any(String), expect.any(String)]);
      expect(names.at(-1)).toBeNull();
    }
  });

  it('fall back to the usual order for an unknown column', async () => {
    expect(await read(lab.adminBookings, 'password')).toEqual(await read(lab.adminBookings, ''));
  });
});
