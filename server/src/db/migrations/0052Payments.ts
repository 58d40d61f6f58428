import { type Kysely, sql } from 'kysely';

/** Numbers, the code that was entered, and how much of the stock an order keeps. */
async function changeOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence order_no`.execute(db);
  await sql`create sequence reservation_no`.execute(db);
  await sql`alter table orders
    add column promo_code text references promo_code on update cascade,
    add column stock_qty int not null default 0 check (stock_qty >= 0),
    add column closed_at timestamptz`.execute(db);
  await sql`create unique index reservation_one_order on reservation (order_uid)`.execute(db);
  await sql`create index coupon_order_uid on coupon (order_uid) where order_uid is not null`.execute(db);
  await sql`alter table refund
    drop constraint refund_state_check,
    add constraint refund_state_check check (state in ('ASKED', 'SENDING', 'DONE', 'REFUSED')),
    add column order_uid uuid not null references orders,
    add column from_stts text not null,
    add column point_amount int not null default 0 check (point_amount >= 0),
    add column rate_pct int not null default 0 check (rate_pct between 0 and 100),
    add column due_dt date not null,
    add column tried_at timestamptz`.execute(db);
  await sql`alter table coupon_pblcn add column for_types text[] not null default '{}'`.execute(db);
  await sql`create index refund_waiting on refund (asked_at) where state in ('ASKED', 'SENDING')`.execute(db);
  await sql`alter table timeline_entry
    drop constraint timeline_entry_kind_check,
    add constraint timeline_entry_kind_check
      check (kind in ('EDU', 'EQU', 'TECH', 'ASSN', 'COLLABO', 'TRAVEL'))`.execute(db);
}

/**
 * One visit to a provider's window. `attempt_uid` is the number of the order at the provider, so that a payment of an
 * earlier window is never taken for one of a later.
 */
async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`create table pay_attempt (
    attempt_uid uuid primary key,
    order_uid uuid not null references orders,
    provider text not null check (provider in ('mock', 'toss')),
    amount int not null check (amount > 0),
    state text not null check (state in ('OPEN', 'AUTHORIZED', 'CONFIRMING', 'APPROVED', 'DECLINED', 'CLOSED',
      'RETURNED')),
    pay_key text,
    fail_message text,
    tried_at timestamptz,
    created_at timestamptz not null,
    unique (provider, pay_key))`.execute(db);
  await sql`create unique index pay_attempt_live on pay_attempt (order_uid)
    where state in ('OPEN', 'AUTHORIZED', 'CONFIRMING', 'APPROVED')`.execute(db);
  await sql`create index pay_attempt_order on pay_attempt (order_uid, created_at)`.execute(db);
  await sql`create index pay_attempt_confirming on pay_attempt (tried_at) where state = 'CONFIRMING'`.execute(db);
}

/** Money that came and went; `ref_uid` is the payment or the refund, so that each is written down once. */
async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`create table pay_ledger (
    entry_uid uuid primary key,
    order_uid uuid not null references orders,
    kind text not null check (kind in ('PAY', 'REFUND')),
    ref_uid uuid not null,
    amount int not null check (amount > 0),
    at timestamptz not null,
    unique (kind, ref_uid))`.execute(db);
  await sql`create index pay_ledger_order on pay_ledger (order_uid, at)`.execute(db);
}

/** What the built-in provider knows: its side of a payment, apart from ours. */
async function createMockProvider(db: Kysely<unknown>): Promise<void> {
  await sql`create table mock_payment (
    pay_key text primary key,
    order_id text not null,
    amount int not null,
    outcome text not null check (outcome in ('APPROVE', 'DECLINE', 'TIMEOUT', 'UNKNOWN')),
    status text not null check (status in ('IN_PROGRESS', 'DONE', 'ABORTED', 'EXPIRED')),
    cancelled_amount int not null default 0,
    cancel_keys text[] not null default '{}',
    created_at timestamptz not null,
    constraint mock_payment_cancelled check (cancelled_amount between 0 and amount))`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await changeOrders(db);
  await createAttempts(db);
  await createLedger(db);
  await createMockProvider(db);
}
