import type { ColumnType, Generated } from 'kysely';

/** Written as an object, read as it was written. */
export type Json<T> = ColumnType<T, string, string>;

export interface SystemTables {
  app_clock: { id: Generated<boolean>; offset_ms: Generated<string> };
  mail_outbox: {
    mail_uid: string;
    kind: string;
    to_addr: string;
    subject: string;
    body_text: string;
    body_html: string;
    created_at: Generated<Date>;
    sent_at: Date | null;
    tries: Generated<number>;
    next_try_at: Date | null;
    last_error: string | null;
  };
  job: {
    job_uid: string;
    kind: string;
    /** Two jobs of a kind never have the same; null: as many as are wanted. */
    key: string | null;
    payload: Json<unknown>;
    run_at: Date;
    /** Lease of the process that runs it, by the database's own clock. */
    locked_until: Date | null;
    tries: Generated<number>;
    last_error: string | null;
    /** Given up; kept for people to look at. */
    failed_at: Date | null;
    created_at: Generated<Date>;
  };
  audit_log: {
    audit_uid: string;
    actor_uid: string | null;
    action: string;
    target_type: string | null;
    target_uid: string | null;
    detail: Json<Record<string, unknown>> | null;
    request_id: string | null;
    ip: string | null;
    at: Generated<Date>;
  };
  idempotency: {
    scope: string;
    key: string;
    hash: string;
    response: Json<unknown> | null;
    created_at: Generated<Date>;
  };
  rate_counter: { key: string; window_start: Date; hits: number };
  telemetry_event: {
    event_uid: string;
    kind: string;
    data: Json<unknown>;
    request_id: string | null;
    at: Generated<Date>;
  };
  state_log: {
    log_uid: string;
    ref_type: string;
    ref_uid: string;
    from_state: string | null;
    to_state: string;
    memo: string | null;
    by_uid: string | null;
    at: Generated<Date>;
  };
}
