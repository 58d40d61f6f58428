import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table banner (
    id text primary key,
    title text not null,
    sub text not null,
    image_url text not null,
    image_alt text not null,
    link text not null,
    link_label text not null,
    sort int not null)`.execute(db);
  const banners = [
    {
      id: 'banner-1',
      title: '기업의 고민, 대학이 함께 풉니다',
      sub: '애로기술 자문 상시 접수',
      image_url: '/art/scene/banner-1.svg',
      image_alt: '새벽빛이 드는 언덕 위에 대학 건물이 서 있는 그림',
      link: '/cooperation/tech',
      link_label: '기술자문 알아보기',
    },
    {
      id: 'banner-2',
      title: '공용장비 40종, 3분이면 예약 완료',
      sub: '간편예약 바로가기',
      image_url: '/art/scene/banner-2.svg',
      image_alt: '맑은 낮 소나무 언덕 위에 둥근 지붕의 연구동이 서 있는 그림',
      link: '/easyReservation',
      link_label: '간편예약',
    },
    {
      id: 'banner-3',
      title: '누리패스 한 장으로 즐기는 누리도',
      sub: '24시간권 19,900원부터',
      image_url: '/art/scene/banner-3.svg',
      image_alt: '노을 진 바닷가 언덕 위에 등대가 서 있는 그림',
      link: '/travel/passes',
      link_label: '누리패스 보기',
    },
  ].map((row, index) => ({ ...row, sort: index + 1 }));
  await sql`insert into banner select * from jsonb_to_recordset(${JSON.stringify(banners)}::text::jsonb)
    as x(id text, title text, sub text, image_url text, image_alt text, link text, link_label text, sort int)`.execute(
    db,
  );
  await sql`create table search_term (
    term text primary key,
    search_cnt int not null,
    searched_at timestamptz not null default now())`.execute(db);
}
