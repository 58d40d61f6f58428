import { type Kysely, sql } from 'kysely';

/** Wordings of published contents, and the one that each thing has (docs/glossary.md). */
const wordings: readonly (readonly [before: string, after: string])[] = [
  ['누리집은', '홈페이지는'],
  ['누리집을', '홈페이지를'],
  ['누리집이', '홈페이지가'],
  ['누리집으로', '홈페이지로'],
  ['누리집과', '홈페이지와'],
  ['누리집', '홈페이지'],
  ['공동장비운영팀', '공용장비운영팀'],
  ['연도별 길잡이', '연도별 로드맵'],
  ['"이룰 것"', '"목표"'],
  ['현장 적용까지 잇습니다', '현장 적용으로 연결합니다'],
  ['만족도 92점을 이룹니다', '만족도 92점을 달성합니다'],
  ['정착률 45%를 이룹니다', '정착률 45%를 달성합니다'],
  ['손님 만나기', '고객 인터뷰'],
  ['정원 안이면 바로 확정되고', '정원이 남아 있으면 바로 확정되며'],
  ['수료증을 내려받습니다', '수료증을 내려받을 수 있습니다'],
  ['알리지 않고 세 번 이용하지 않으면', '사전 취소 없이 세 번 이용하지 않으면'],
  ['"24곳"', '"24개사"'],
];

/** Contents of a site that was filled with other words for the same things. Terms keep theirs: a published version stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of wordings) {
    await sql`update content_block set blocks = replace(blocks::text, ${before}, ${after})::jsonb
      where position(${before} in blocks::text) > 0`.execute(db);
  }
  await sql`update code_group set group_nm = '회원 유형' where group_nm = '회원 구분'`.execute(db);
  await sql`update banner set sub = '공용장비 예약' where sub = '간편예약 바로가기'`.execute(db);
}
