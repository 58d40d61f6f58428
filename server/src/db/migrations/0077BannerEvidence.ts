import { type Kysely, sql } from 'kysely';

interface Words {
  readonly id: string;
  readonly link: string;
  /** A label that is still the one of the first set-up is replaced; one that staff wrote stays. */
  readonly oldLabel: string;
  readonly label: string;
  readonly text: string;
  readonly moreLink: string;
  readonly moreLabel: string;
  readonly evidence: 'COUNTS' | 'SLOTS' | 'TICKET';
}

const banners: readonly Words[] = [
  {
    id: 'banner-1',
    link: '/cooperation/application?type=tech',
    oldLabel: '기술자문 알아보기',
    label: '자문 신청하기',
    text: '분야별 자문위원이 현장의 문제를 직접 살펴봅니다. 처음 두 번은 무료입니다.',
    moreLink: '/cooperation/tech',
    moreLabel: '진행 절차 보기',
    evidence: 'COUNTS',
  },
  {
    id: 'banner-2',
    link: '/easyReservation',
    oldLabel: '간편예약',
    label: '빈 시간 보기',
    text: '빈 시간을 골라 바로 예약하세요.',
    moreLink: '/cooperation/equ',
    moreLabel: '처음 이용 안내',
    evidence: 'SLOTS',
  },
  {
    id: 'banner-3',
    link: '/travel/passes',
    oldLabel: '누리패스 보기',
    label: '패스 고르기',
    text: '사용하기 전이면 구매 후 7일 안에 전액 환불됩니다.',
    moreLink: '/travel/tour',
    moreLabel: '추천코스 보기',
    evidence: 'TICKET',
  },
];

/** A banner's sentence, its second action, and what is shown beside it instead of its picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table banner
    add column text text not null default '',
    add column more_link text,
    add column more_label text,
    add column evidence text check (evidence in ('COUNTS', 'SLOTS', 'TICKET')),
    add constraint banner_more_check check ((more_link is null) = (more_label is null))`.execute(db);
  for (const { id, link, oldLabel, label, text, moreLink, moreLabel, evidence } of banners) {
    await sql`update banner set link = ${link}, link_label = ${label}, text = ${text},
        more_link = ${moreLink}, more_label = ${moreLabel}, evidence = ${evidence}
      where id = ${id} and link_label = ${oldLabel}`.execute(db);
  }
}
