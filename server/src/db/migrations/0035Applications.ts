import { type Kysely, sql } from 'kysely';

async function createOffers(db: Kysely<unknown>): Promise<void> {
  await sql`create table advisor (
    advisor_uid text primary key,
    nm text not null,
    affiliation text not null,
    position text not null,
    field_cd text not null,
    keywords text[] not null,
    introduction text not null,
    sort int not null,
    search text not null,
    chosung text not null,
    left_at timestamptz)`.execute(db);
  await sql`create table apply_notice (
    notice_uid text primary key,
    title text not null,
    kind_nm text not null,
    summary text not null,
    html text not null,
    eligibility text[] not null,
    apply_from timestamptz not null,
    apply_to timestamptz not null,
    support_max int not null,
    company_share_pct int not null check (company_share_pct between 0 and 100),
    cash_share_pct int not null check (cash_share_pct between 0 and 100),
    perform_from date not null,
    perform_to date not null,
    schedule jsonb not null,
    checklist jsonb not null,
    contact text not null,
    search text not null,
    chosung text not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create table apply_program (
    pgm_uid text primary key,
    title text not null,
    kind_nm text not null,
    summary text not null,
    html text not null,
    apply_from timestamptz not null,
    apply_to timestamptz not null,
    limit_krw int,
    company_share_pct int not null check (company_share_pct between 0 and 100),
    checklist jsonb not null,
    contact text not null,
    sort int not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create table sharing (
    share_uid text primary key,
    type text not null check (type in ('TECH', 'SPACE', 'CASE')),
    field_cd text not null,
    title text not null,
    summary text not null,
    html text not null,
    facts jsonb not null,
    images jsonb not null,
    thumb_url text not null,
    thumb_alt text not null,
    manager_nm text not null,
    tel text not null,
    search text not null,
    chosung text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz)`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createOffers(db);
  await sql`create table application (
    apl_uid uuid primary key,
    apl_no text constraint application_no_uq unique,
    kind text not null check (kind in ('EDU', 'TECH', 'ASSN', 'COLLABO')),
    state text not null check (state in ('DRAFT', 'SUBMITTED', 'REVIEWING', 'SUPPLEMENT', 'MATCHED', 'SELECTED', 'REJECTED',
      'IN_PROGRESS', 'REPORTING', 'DONE', 'WITHDRAWN')),
    ref_uid text not null,
    member_uid uuid not null references member,
    title text not null,
    payload jsonb not null,
    step int not null check (step between 1 and 3),
    advisor_uid text references advisor,
    due_dt date,
    visit_at timestamptz,
    visit_place text,
    created_at timestamptz not null,
    saved_at timestamptz not null,
    submitted_at timestamptz,
    check ((state = 'DRAFT') = (submitted_at is null)),
    check ((state = 'DRAFT') = (apl_no is null)),
    check (kind <> 'EDU' or state = 'DRAFT'),
    check (kind = 'TECH' or state <> 'MATCHED'),
    check (kind <> 'TECH' or state <> 'SELECTED'))`.execute(db);
  // A double click begins one draft, and a form that was handed in twice is one application.
  await sql`create unique index application_draft_uq on application (member_uid, kind, ref_uid) where state = 'DRAFT'`.execute(
    db,
  );
  await sql`create unique index application_live_uq on application (member_uid, kind, ref_uid)
    where kind in ('ASSN', 'COLLABO') and state not in ('DRAFT', 'REJECTED', 'DONE', 'WITHDRAWN')`.execute(db);
  await sql`create index application_member on application (member_uid, kind, saved_at desc)`.execute(db);
  await sql`create index application_state on application (state, submitted_at)`.execute(db);
  await sql`create index application_advisor on application (advisor_uid) where advisor_uid is not null`.execute(db);
  await sql`create table application_no (
    kind text not null,
    year int not null,
    last_no int not null,
    primary key (kind, year))`.execute(db);
}
