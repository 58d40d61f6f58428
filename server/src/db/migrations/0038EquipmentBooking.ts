import { type Kysely, sql } from 'kysely';

const liveStates = sql.raw(`('HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED')`);

/** Booking of equipment: no overlap with the buffer counted in, one hold a member, training, waiting list and no-shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await preventOverlaps(db);
  await createBookingTables(db);
  await notifySlotChanges(db);
}

/**
 * `busy` is `during` with the buffer of the equipment behind it. A trigger writes it, so that no statement can forget it.
 * A hold that is to replace a booking may overlap that booking alone: both have the same `slot_owner`.
 */
async function preventOverlaps(db: Kysely<unknown>): Promise<void> {
  await sql`alter table equipment_rsv
    alter column rsv_no drop not null,
    add column busy tstzrange,
    add column change_of uuid references equipment_rsv on delete cascade,
    add column slot_owner uuid generated always as (coalesce(change_of, rsv_uid)) stored,
    add column hold_extended boolean not null default false,
    add column settle_state text check (settle_state in ('UNPAID', 'PAID')),
    add column reminded_at timestamptz`.execute(db);
  await sql`create function set_equipment_busy() returns trigger language plpgsql as $$
    begin
      new.busy := tstzrange(lower(new.during), upper(new.during)
        + (select buffer_min from equipment where eq_uid = new.eq_uid) * interval '1 minute');
      return new;
    end
  $$`.execute(db);
  await sql`create trigger equipment_rsv_busy before insert or update of during, eq_uid on equipment_rsv
    for each row execute function set_equipment_busy()`.execute(db);
  await sql`update equipment_rsv set during = during`.execute(db);
  await sql`update equipment_rsv set settle_state = 'UNPAID' where state = 'COMPLETED'`.execute(db);
  await sql`alter table equipment_rsv
    alter column busy set not null,
    drop constraint equipment_rsv_during_excl,
    add constraint equipment_rsv_no_check check (rsv_no is not null or state in ('HOLD', 'EXPIRED')),
    add constraint equipment_rsv_hold_check check (state <> 'HOLD' or (hold_exp is not null and member_uid is not null)),
    add constraint equipment_rsv_settle_check check (settle_state is null or state = 'COMPLETED'),
    add constraint equipment_rsv_busy_excl exclude using gist (eq_uid with =, busy with &&, slot_owner with <>)
      where (state in ${liveStates})`.execute(db);
  await sql`create unique index equipment_rsv_one_hold on equipment_rsv (member_uid) where state = 'HOLD'`.execute(db);
  await sql`create index equipment_rsv_member on equipment_rsv (member_uid, lower(during) desc)`.execute(db);
  await sql`create index equipment_rsv_due on equipment_rsv (state, lower(during))
    where state in ('HOLD', 'REQUESTED', 'APPROVED')`.execute(db);
  // Sample numbers have four digits.
  await sql`create sequence equipment_rsv_no start 10001`.execute(db);
}

async function createBookingTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table equipment_training (
    member_uid uuid not null references member,
    eq_uid text not null references equipment,
    completed_on date not null,
    valid_until date not null,
    primary key (member_uid, eq_uid))`.execute(db);
  await sql`create table equipment_favorite (
    member_uid uuid not null references member,
    eq_uid text not null references equipment,
    created_at timestamptz not null,
    primary key (member_uid, eq_uid))`.execute(db);
  await sql`create table equipment_waitlist (
    wait_uid uuid primary key,
    eq_uid text not null references equipment,
    member_uid uuid not null references member,
    during tstzrange not null,
    created_at timestamptz not null,
    told_at timestamptz,
    constraint equipment_waitlist_one unique (member_uid, eq_uid, during))`.execute(db);
  await sql`create index equipment_waitlist_during on equipment_waitlist using gist (eq_uid, during)
    where told_at is null`.execute(db);
  await sql`create table penalty (
    penalty_uid uuid primary key,
    member_uid uuid not null references member,
    rsv_uid uuid not null unique references equipment_rsv on delete cascade,
    kind text not null check (kind in ('NO_SHOW')),
    memo text,
    created_at timestamptz not null,
    lifted_at timestamptz)`.execute(db);
  await sql`create index penalty_member on penalty (member_uid, created_at)`.execute(db);
}

/** Tells every server process which equipment has other free slots; the payload is its id. */
async function notifySlotChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create function notify_equipment_slots() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform pg_notify('equipment_slots', old.eq_uid); end if;
      if tg_op <> 'DELETE' then perform pg_notify('equipment_slots', new.eq_uid); end if;
      return null;
    end
  $$`.execute(db);
  await sql`create trigger equipment_rsv_slots after insert or delete or update of during, state on equipment_rsv
    for each row execute function notify_equipment_slots()`.execute(db);
  await sql`create trigger equipment_block_slots after insert or delete or update on equipment_block
    for each row execute function notify_equipment_slots()`.execute(db);
}
