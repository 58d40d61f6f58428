import type { Generated } from 'kysely';

export type MemberClass = 'COMPANY' | 'STUDENT' | 'FACULTY' | 'GENERAL' | 'STAFF';
export type MemberState = 'PENDING_CLASS' | 'ACTIVE' | 'LOCKED' | 'DORMANT' | 'LEFT';
export type SocialProvider = 'naver' | 'kakao' | 'google';
/** What a provider is asked for: signing in, adding its account, or proving again who is there. */
export type SocialPurpose = 'LOGIN' | 'LINK' | 'REAUTH';
export type MemberRole = 'MEMBER' | 'STAFF' | 'ADMIN';

export interface MemberTables {
  member: {
    member_uid: string;
    email: string;
    pw_hash: string | null;
    temp_pw_hash: string | null;
    temp_pw_exp: Date | null;
    /** A temporary password was used: nothing else works until a new one is set. */
    must_change_pw: Generated<boolean>;
    name: string;
    tel1: string | null;
    tel2: string | null;
    tel3: string | null;
    class_cd: MemberClass;
    state: Generated<MemberState>;
    role: Generated<MemberRole>;
    affiliation: string | null;
    profile_file_uid: string | null;
    /** Raising it ends every access token. */
    session_version: Generated<number>;
    pw_changed_at: Date | null;
    last_login_at: Date | null;
    created_at: Generated<Date>;
    left_at: Date | null;
    /** Told that the account is about to rest. */
    dormant_notice_at: Date | null;
  };
  member_company: {
    member_uid: string;
    biz_no: string;
    nm: string;
    scale_cd: string | null;
    industry_cd: string | null;
    position: string | null;
  };
  member_student: {
    member_uid: string;
    student_no: string;
    dept_cd: string;
    grade: number | null;
    status_cd: string;
  };
  member_staff: { member_uid: string; staff_no: string; dept_cd: string };
  member_sns: {
    sns_uid: string;
    member_uid: string;
    provider: SocialProvider;
    subject: string;
    email: string | null;
    linked_at: Generated<Date>;
  };
  member_agree: {
    agree_uid: string;
    member_uid: string;
    code: string;
    version: string;
    yn: 'Y' | 'N';
    at: Generated<Date>;
    ip: string | null;
  };
  auth_session: {
    id: string;
    member_uid: string;
    keep: boolean;
    ua: string | null;
    ip: string | null;
    cur_hash: string;
    prev_hash: string | null;
    gen: Generated<number>;
    rotated_at: Date;
    last_seen_at: Date;
    /** Null: no idle end. */
    idle_sec: number | null;
    exp: Date;
    created_at: Generated<Date>;
    revoked_at: Date | null;
    revoke_reason: string | null;
    reauth_hash: string | null;
    reauth_exp: Date | null;
  };
  /** Failed attempts by account, whether it exists or not. */
  login_guard: { key: string; fail_cnt: number; lock_until: Date | null; last_fail_at: Date };
  login_log: {
    log_uid: string;
    member_uid: string | null;
    result: string;
    method: string;
    ip: string | null;
    ua: string | null;
    at: Generated<Date>;
  };
  cert_code: {
    cert_uid: string;
    email: string;
    purpose: string;
    code_hash: string;
    tries: Generated<number>;
    exp: Date;
    used_at: Date | null;
    /** Of the token that a right code is worth; used once. */
    token_hash: string | null;
    token_exp: Date | null;
    token_used_at: Date | null;
    created_at: Generated<Date>;
  };
  company: {
    biz_no: string;
    nm: string;
    /** The member in charge. */
    manager_uid: string | null;
    created_at: Generated<Date>;
  };
  data_export: { token_hash: string; member_uid: string; exp: Date; used_at: Date | null };
  find_ticket: { ticket_hash: string; member_uids: string[]; exp: Date; used_at: Date | null };
  sns_request: {
    state_hash: string;
    provider: SocialProvider;
    /** Of the cookie of the browser that began. */
    browser_hash: string;
    verifier: string;
    nonce: string;
    purpose: SocialPurpose;
    next: string;
    exp: Date;
    used_at: Date | null;
  };
  sns_ticket: {
    ticket_hash: string;
    provider: SocialProvider;
    subject: string;
    email: string | null;
    email_verified: boolean;
    name: string | null;
    tel: string | null;
    purpose: Generated<SocialPurpose>;
    exp: Date;
    used_at: Date | null;
  };
  leave_log: {
    leave_uid: string;
    reason_cd: string;
    reason_text: string | null;
    at: Generated<Date>;
  };
}
