import { type Insertable, sql } from 'kysely';
import type { Database, Db, MemberClass } from '../src/db/schema.ts';
import { createUid } from '../src/db/uuid.ts';
import { hashPassword } from '../src/domains/identity/session/passwords.ts';
import { pick, type Random } from './random.ts';
import { readData } from './readData.ts';

type MemberRow = Insertable<Database['member']>;

/** Areas of the sample's staff: all but the logs, which are for administrators. */
const sampleAreas = ['board', 'learn', 'lab', 'travel', 'gate', 'content', 'member'] as const;

export const samplePassword = 'Haesol!2026';

interface DemoMember {
  readonly id: string;
  readonly name: string;
  readonly classCd: MemberClass;
  readonly role: 'ADMIN' | 'MEMBER' | 'STAFF';
}

/** Parts of names, and logins that the demonstration names; each class and role has one. */
const { surnames, firsts, seconds, companies, demoMembers } = readData<
  Readonly<Record<'companies' | 'firsts' | 'seconds' | 'surnames', readonly string[]>> & {
    readonly demoMembers: readonly DemoMember[];
  }
>('members');

const groups: readonly (readonly [classCd: MemberClass, count: number, mailHost: string])[] = [
  ['COMPANY', 23, 'company.example'],
  ['STUDENT', 19, 'haesol.example'],
  ['FACULTY', 7, 'haesol.example'],
  ['GENERAL', 5, 'mail.example'],
];

/** A business number of the unused block 000 with a right last digit. */
function toBusinessNumber(index: number): string {
  const digits = `000${String(10_000 + index * 37).padStart(6, '0')}`;
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const carry = Math.floor((5 * Number(digits[8])) / 10);
  return `${digits}${(10 - ((sum + carry) % 10)) % 10}`;
}

/** Six colleges with four departments each (code group `DEPT`). */
function toDepartment(index: number): string {
  return `D${Math.floor((index % 24) / 4) + 1}0${(index % 4) + 1}`;
}

interface Draft {
  readonly row: MemberRow;
  readonly classCd: MemberClass;
}

function createDrafts(hash: string, baseDate: Date, random: Random): Draft[] {
  const drafts: Draft[] = [];
  const add = (email: string, name: string, classCd: MemberClass, more: Partial<MemberRow> = {}) => {
    const serial = String(1001 + drafts.length).padStart(4, '0');
    const createdAt = new Date(baseDate.getTime() - Math.ceil(random() * 700 + 2) * 86_400_000);
    const row: MemberRow = {
      member_uid: createUid(),
      email,
      pw_hash: hash,
      name,
      tel1: '010',
      tel2: '0000',
      tel3: serial,
      class_cd: classCd,
      affiliation: classCd === 'GENERAL' ? '예비창업자' : null,
      pw_changed_at: createdAt,
      created_at: createdAt,
      // Most were here within the last weeks.
      last_login_at: new Date(Math.max(createdAt.getTime(), baseDate.getTime() - (drafts.length % 40) * 86_400_000)),
      ...more,
    };
    drafts.push({ row, classCd });
  };
  for (const { id, name, classCd, role } of demoMembers) add(`${id}@demo.example`, name, classCd, { role });
  for (const [classCd, count, mailHost] of groups) {
    for (let index = 1; index <= count; index += 1) {
      const name = `${pick(random, surnames)}${pick(random, firsts)}${pick(random, seconds)}`;
      const more: Partial<MemberRow> =
        classCd === 'COMPANY' && index === 22
          ? { state: 'LOCKED' }
          : classCd === 'COMPANY' && index === 23
            ? { state: 'PENDING_CLASS' }
            : classCd === 'GENERAL' && index === 5
              ? { state: 'DORMANT', last_login_at: new Date(baseDate.getTime() - 400 * 86_400_000) }
              : {};
      add(`${classCd.toLowerCase()}${String(index).padStart(2, '0')}@${mailHost}`, name, classCd, more);
    }
  }
  return drafts;
}

async function insertClasses(db: Db, drafts: readonly Draft[], random: Random): Promise<void> {
  const ofClass = (classCd: MemberClass) => drafts.filter((draft) => draft.classCd === classCd);
  await db
    .insertInto('member_company')
    .values(
      ofClass('COMPANY').map(({ row }, index) => ({
        member_uid: row.member_uid,
        biz_no: toBusinessNumber(index % companies.length),
        nm: `(주)${companies[index % companies.length]}`,
        scale_cd: pick(random, ['SMALL', 'MEDIUM', 'STARTUP']),
        industry_cd: pick(random, ['MACHINE', 'ICT', 'BIO', 'ENERGY', 'FOOD']),
        position: pick(random, ['대표', '부장', '과장', '연구원']),
      })),
    )
    .execute();
  await db
    .insertInto('member_student')
    .values(
      ofClass('STUDENT').map(({ row }, index) => ({
        member_uid: row.member_uid,
        student_no: String(20_220_000 + index * 7 + 101),
        dept_cd: toDepartment(index),
        grade: (index % 4) + 1,
        status_cd: index % 9 === 8 ? 'LEAVE' : 'ENROLLED',
      })),
    )
    .execute();
  await db
    .insertInto('member_staff')
    .values(
      [...ofClass('FACULTY'), ...ofClass('STAFF')].map(({ row }, index) => ({
        member_uid: row.member_uid,
        staff_no: String(100_200 + index * 11),
        dept_cd: toDepartment(index),
      })),
    )
    .execute();
}

/** Sixty members, the demo logins among them. One hash serves all: their password is public. */
export async function loadSampleMembers(
  db: Db,
  { baseDate, random }: { baseDate: Date; random: Random },
): Promise<void> {
  const drafts = createDrafts(await hashPassword(samplePassword), baseDate, random);
  await db
    .insertInto('member')
    .values(drafts.map(({ row }) => row))
    .execute();
  await insertClasses(db, drafts, random);
  await db
    .insertInto('company')
    .columns(['biz_no', 'nm', 'manager_uid', 'created_at'])
    .expression(
      db
        .selectFrom('member_company as c')
        .innerJoin('member as m', 'm.member_uid', 'c.member_uid')
        .distinctOn('c.biz_no')
        .select(['c.biz_no', 'c.nm', 'c.member_uid', 'm.created_at'])
        .orderBy('c.biz_no')
        .orderBy(sql`(m.state = 'ACTIVE')`, 'desc')
        .orderBy('m.created_at')
        .orderBy('m.member_uid'),
    )
    .execute();
  const staff = drafts.filter(({ row }) => row.role === 'STAFF');
  await db
    .insertInto('staff_area')
    .values(
      staff.flatMap(({ row }) => sampleAreas.map((area) => ({ member_uid: row.member_uid, area, level: 'MOVE' }))),
    )
    .execute();
  const linked = drafts.slice(6, 9).map(({ row }) => row);
  const providers = ['naver', 'kakao', 'google'] as const;
  await db
    .insertInto('member_sns')
    .values(
      linked.map((row, index) => ({
        sns_uid: createUid(),
        member_uid: row.member_uid,
        provider: providers[index] ?? 'naver',
        subject: `sample-${index + 1}`,
        email: row.email,
        linked_at: baseDate,
      })),
    )
    .execute();
  await db
    .insertInto('member_agree')
    .values(
      drafts.flatMap(({ row }, index) =>
        ['AGE14', 'USE', 'JOIN_PRIVACY', 'MARKETING_MAIL', 'MARKETING_TRAVEL'].map((code, at) => ({
          agree_uid: createUid(),
          member_uid: row.member_uid,
          code,
          version: '2.0',
          yn: at < 3 || (index + at) % 3 === 0 ? ('Y' as const) : ('N' as const),
          at: row.created_at ?? baseDate,
          ip: null,
        })),
      ),
    )
    .execute();
}
