import { type Kysely, sql } from 'kysely';

/** Estimates and statements as they were issued, with one sequence of numbers for each kind and year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table office_document (
    doc_uid uuid primary key,
    kind text not null check (kind in ('ESTIMATE', 'STATEMENT')),
    doc_no text not null unique,
    member_uid uuid not null references member,
    form jsonb not null,
    form_hash text not null,
    issued_at timestamptz not null,
    unique (member_uid, kind, form_hash))`.execute(db);
  await sql`create table office_document_no (
    kind text not null,
    year int not null,
    last int not null,
    primary key (kind, year))`.execute(db);
}
