// Generated from the migrated schema by `npm run db:types`. To change it, write a migration and run the command again.
import type { PostDetail, QnaDraft, SharingDetail } from '@haesol/contracts/board';
import type { ContentLocale, ErrorCode, NamedDocument, Picture, StaffPicture } from '@haesol/contracts/common';
import type { BookingPayload, EquipmentDetail, EquipmentMode, EquipmentOperator } from '@haesol/contracts/lab';
import type { ApplicationValues, ChecklistItem, EduDetail, EnrollPayload, ScheduleStep } from '@haesol/contracts/learn';
import type { MovedQueue } from '@haesol/contracts/member';
import type { ReleaseManifest, RightsOfMember } from '@haesol/contracts/release';
import type { AttractionDetail, CouponForm, FeedForm, KeptBooker, KeptPeople, OrderPayload, ClosureForm, PlaceNoticeForm, PlanPass, PlanStop, PromotionForm, ReservationState, Room, StayNight, TravelInfoForm } from '@haesol/contracts/travel';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

/** int8, numeric, date, time, interval and ranges are text on both databases. */
export interface Database {
  advisor: {
    advisor_uid: string;
    nm: string;
    affiliation: string;
    position: string;
    field_cd: string;
    keywords: string[];
    introduction: string;
    sort: number;
    search: string;
    chosung: string;
    left_at: Date | null;
  };
  app_clock: {
    id: Generated<boolean>;
    offset_ms: Generated<string>;
  };
  application: {
    apl_uid: string;
    apl_no: string | null;
    kind: 'EDU' | 'TECH' | 'ASSN' | 'COLLABO';
    state: 'DRAFT' | 'SUBMITTED' | 'REVIEWING' | 'SUPPLEMENT' | 'MATCHED' | 'SELECTED' | 'REJECTED' | 'IN_PROGRESS' | 'REPORTING' | 'DONE' | 'WITHDRAWN';
    /** Course, notice or programme; empty for advice. */
    ref_uid: string;
    member_uid: string;
    title: string;
    /** Values of the form; after submission, as parsed by its schema. */
    payload: Json<ApplicationValues>;
    step: number;
    advisor_uid: string | null;
    /** Last day to answer what the office asked for. */
    due_dt: string | null;
    visit_at: Date | null;
    visit_place: string | null;
    created_at: Date;
    saved_at: Date;
    submitted_at: Date | null;
    due_told_for: string | null;
    visit_told_for: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  application_no: {
    kind: string;
    year: number;
    last_no: number;
  };
  apply_notice: {
    notice_uid: string;
    title: string;
    kind_nm: string;
    summary: string;
    html: string;
    eligibility: string[];
    apply_from: Date;
    apply_to: Date;
    support_max: number;
    company_share_pct: number;
    cash_share_pct: number;
    perform_from: string;
    perform_to: string;
    schedule: Json<ScheduleStep[]>;
    checklist: Json<ChecklistItem[]>;
    contact: string;
    search: string;
    chosung: string;
    deleted_at: Date | null;
    publish_at: Generated<Date | null>;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  apply_program: {
    pgm_uid: string;
    title: string;
    kind_nm: string;
    summary: string;
    html: string;
    apply_from: Date;
    apply_to: Date;
    limit_krw: number | null;
    company_share_pct: number;
    checklist: Json<ChecklistItem[]>;
    contact: string;
    sort: number;
    deleted_at: Date | null;
    publish_at: Generated<Date | null>;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  audit_log: {
    audit_uid: string;
    actor_uid: string | null;
    action: string;
    target_type: string | null;
    target_uid: string | null;
    detail: Json<Readonly<Record<string, unknown>>> | null;
    request_id: string | null;
    ip: string | null;
    at: Generated<Date>;
    /** Seal that has its hash; null: not sealed yet. */
    seal_no: number | null;
  };
  audit_seal: {
    seal_no: number;
    kind: 'DEED' | 'LOOK' | 'RIGHT';
    row_cnt: number;
    from_at: Date;
    to_at: Date;
    /** Hash of the rows, which are in the order of their keys. */
    rows_hash: string;
    prev_hash: string;
    hash: string;
    sealed_at: Generated<Date>;
    /** When the retention deleted the rows. */
    pruned_at: Date | null;
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
    /** Null: the session does not end when it is idle. */
    idle_sec: number | null;
    exp: Date;
    created_at: Generated<Date>;
    revoked_at: Date | null;
    revoke_reason: string | null;
    reauth_hash: string | null;
    reauth_exp: Date | null;
    /** Null: no second factor confirmed this session. */
    second_at: Date | null;
    passkey_challenge: string | null;
    /** Proof of the mailbox, which staff give before their first second factor. */
    mail_at: Date | null;
  };
  banner: {
    id: string;
    title: string;
    sub: string;
    image_url: string;
    image_alt: string;
    link: string;
    link_label: string;
    sort: number;
    text: Generated<string>;
    more_link: string | null;
    more_label: string | null;
    evidence: 'COUNTS' | 'SLOTS' | 'TICKET' | null;
    from_dt: string | null;
    to_dt: string | null;
    deleted_at: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  cert_code: {
    cert_uid: string;
    email: string;
    purpose: string;
    code_hash: string;
    tries: Generated<number>;
    exp: Date;
    used_at: Date | null;
    created_at: Generated<Date>;
    /** Hash of the token that a correct code is exchanged for; used once. */
    token_hash: string | null;
    token_exp: Date | null;
    token_used_at: Date | null;
    asker: Generated<string>;
    own_tries: Generated<number>;
  };
  code: {
    group_cd: string;
    code: string;
    code_nm: string;
    upper_cd: string | null;
    sort: number;
    i18n: JsonWithDefault<unknown>;
    off: boolean | null;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  code_group: {
    group_cd: string;
    group_nm: string;
  };
  comment: {
    cmt_uid: string;
    ref_type: string;
    ref_uid: string;
    parent_uid: string | null;
    depth: 1 | 2;
    mention_nm: string | null;
    writer_uid: string;
    writer_nm: string;
    staff: Generated<boolean>;
    content: string;
    created_at: Date;
    edited_at: Date | null;
    deleted_at: Date | null;
  };
  company: {
    biz_no: string;
    nm: string;
    /** The member in charge. */
    manager_uid: string | null;
    created_at: Generated<Date>;
  };
  consent_notice: {
    member_uid: string;
    at: Date;
  };
  content_block: {
    menu_key: string;
    title: string;
    blocks: Json<unknown>;
    updated_at: Generated<Date>;
  };
  content_change: {
    change_id: GeneratedAlways<string>;
    table_name: string;
    changed_at: Generated<Date>;
  };
  content_version: {
    kind: 'POST' | 'FAQ' | 'PAGE' | 'SHARING' | 'BANNER' | 'NOTICE' | 'PROGRAM' | 'COURSE';
    ref: string;
    no: number;
    content: Json<unknown>;
    actor_uid: string | null;
    at: Date;
    publish_at: Date | null;
  };
  coupon: {
    coupon_uid: string;
    coupon_pblcn_uid: string;
    member_uid: string;
    state: 'OWNED' | 'RESERVED' | 'USED' | 'EXPIRED';
    order_uid: string | null;
    owned_at: Date;
    used_at: Date | null;
    mobile_hash: string | null;
    mobile_until: Date | null;
    on_site: Generated<boolean>;
    /** Place at which the gate used it; null for any. */
    used_gds_uid: string | null;
  };
  coupon_pblcn: {
    coupon_pblcn_uid: string;
    coupon_nm: string;
    kind: 'activity' | 'voucher';
    discount_type: 'RATE' | 'AMOUNT';
    discount: number;
    min_amount: Generated<number>;
    max_discount: number | null;
    start_dt: string;
    end_dt: string;
    /** Unread; the previous release has typed conditions. */
    targets: Generated<string[]>;
    total: number;
    issued: Generated<number>;
    per_member: Generated<number>;
    promotion_id: string | null;
    sort: number;
    i18n: JsonWithDefault<CouponForm['i18n']>;
    /** Types of goods (code group GDS_TYCD) that it is for; empty: all. */
    for_types: Generated<string[]>;
    /** Regions (code group SGG) of the goods that it is for; empty: all. */
    for_sgg: Generated<string[]>;
    /** Days of use, 0 is Sunday; empty: all. */
    for_weekdays: Generated<number[]>;
    /** Closed by staff: it cannot be taken any more, and owners keep theirs. */
    closed_at: Date | null;
    for_goods: Generated<string[]>;
    min_people: Generated<number>;
    for_dates: string[] | null;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  data_export: {
    token_hash: string;
    member_uid: string;
    exp: Date;
    used_at: Date | null;
  };
  direction: {
    id: string;
    by_cd: 'TRAIN' | 'BUS' | 'CAR' | 'PARKING' | 'BOAT';
    from_nm: string;
    minutes: number;
    fare: number;
    steps: string[];
    i18n: JsonWithDefault<unknown>;
    sort: number;
  };
  edu: {
    edu_uid: string;
    title: string;
    type_cd: 'ONLINE' | 'GROUP' | 'BLENDED';
    field_cd: string;
    aud: 'WORKER' | 'STUDENT';
    summary: string;
    html: string;
    place: string | null;
    online_url: string | null;
    lecturer: string;
    criteria: string;
    contact: string;
    apply_from: Date;
    apply_to: Date;
    start_dt: string;
    end_dt: string;
    hours: number;
    capacity: number;
    wait_capacity: Generated<number>;
    applied_cnt: Generated<number>;
    wait_cnt: Generated<number>;
    fee: Generated<number>;
    class_allow: Generated<string[]>;
    sessions: JsonWithDefault<EduDetail['sessions']>;
    thumb_url: string;
    thumb_alt: string;
    search: string;
    chosung: string;
    created_at: Date;
    deleted_at: Date | null;
    device_uids: Generated<string[]>;
    kind: Generated<'COURSE' | 'FIELD' | 'SAFETY'>;
    level_cd: 'INTRO' | 'MIDDLE' | 'DEEP' | null;
    preparation: string | null;
    publish_at: Generated<Date | null>;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  edu_certificate: {
    cert_no: string;
    apl_uid: string;
    holder_nm: string;
    title: string;
    start_dt: string;
    end_dt: string;
    hours: number;
    issued_at: Date;
  };
  enroll: {
    apl_uid: string;
    apl_no: Generated<string>;
    /** Order of the waiting list. */
    seq: GeneratedAlways<string>;
    edu_uid: string;
    /** Null: applied on paper. */
    member_uid: string | null;
    /** The company's person in charge who enrolled a colleague; null: the member applied. */
    applied_by: string | null;
    state: 'APPLIED' | 'WAITLIST' | 'OFFERED' | 'APPROVED' | 'REJECTED' | 'LEARNING' | 'COMPLETED' | 'INCOMPLETE' | 'CANCELLED';
    payload: JsonWithDefault<EnrollPayload>;
    progress_pct: number | null;
    score: number | null;
    created_at: Date;
    updated_at: Date;
    reminded_at: Date | null;
    offer_exp: Date | null;
    offer_since: Date | null;
    passed_at: Date | null;
    passed_seq: string | null;
    rev: Generated<number>;
    rev_at: Date | null;
    /** When staff confirmed that the fee is paid. */
    paid_at: Date | null;
  };
  enroll_attendance: {
    apl_uid: string;
    no: number;
  };
  equipment: {
    eq_uid: string;
    eq_nm: string;
    model: string;
    maker: string;
    ctg_cd: string;
    place: string;
    modes: EquipmentMode[];
    introduced_year: number;
    national_no: string;
    specs: Json<EquipmentDetail['specs']>;
    purpose: string;
    rules: Json<string[]>;
    manager: Json<EquipmentDetail['manager']>;
    price_own: number;
    price_student: number;
    price_company: number;
    price_other: number;
    training: Generated<boolean>;
    slot_min: Generated<30 | 60 | 120>;
    open_from: Generated<string>;
    open_to: Generated<string>;
    weekdays: Generated<number[]>;
    lead_days: Generated<number>;
    horizon_days: Generated<number>;
    max_slots: Generated<number>;
    buffer_min: Generated<number>;
    thumb_url: string;
    thumb_alt: string;
    search: string;
    chosung: string;
    sort: number;
    deleted_at: Date | null;
    /** Operators beside the manager. */
    operators: JsonWithDefault<EquipmentOperator[]>;
    /** Counts the changes by staff. */
    rev: Generated<number>;
    rev_at: Date | null;
    /** Pictures after the main one, which `thumb_url` has. */
    pictures: JsonWithDefault<StaffPicture[]>;
  };
  equipment_block: {
    block_uid: GeneratedAlways<string>;
    eq_uid: string;
    during: string;
    reason: string;
  };
  equipment_favorite: {
    member_uid: string;
    eq_uid: string;
    created_at: Date;
  };
  equipment_rsv: {
    rsv_uid: string;
    rsv_no: string | null;
    eq_uid: string;
    member_uid: string | null;
    during: string;
    state: 'HOLD' | 'REQUESTED' | 'APPROVED' | 'IN_USE' | 'COMPLETED' | 'REJECTED' | 'CANCELLED' | 'CANCEL_REQUESTED' | 'NO_SHOW' | 'EXPIRED';
    hold_exp: Date | null;
    amount: Generated<number>;
    payload: JsonWithDefault<BookingPayload>;
    created_at: Date;
    updated_at: Date;
    /** `during` with the buffer of the equipment behind it; a trigger writes it. */
    busy: string;
    /** The booking that this hold is to replace. */
    change_of: string | null;
    /** Rows of one owner may overlap: a booking and the hold that is to replace it. */
    slot_owner: GeneratedAlways<string | null>;
    hold_extended: Generated<boolean>;
    settle_state: 'UNPAID' | 'PAID' | null;
    reminded_at: Date | null;
    price_class: 'OWN' | 'STUDENT' | 'COMPANY' | 'OTHER' | null;
    rev: Generated<number>;
    rev_at: Date | null;
    tax_state: Generated<'NONE' | 'ASKED' | 'ISSUED'>;
    tax_no: string | null;
    tax_on: string | null;
    paid_at: Date | null;
  };
  equipment_training: {
    member_uid: string;
    eq_uid: string;
    completed_on: string;
    valid_until: string;
    staff_uid: string | null;
  };
  equipment_waitlist: {
    wait_uid: string;
    eq_uid: string;
    member_uid: string;
    during: string;
    created_at: Date;
    told_at: Date | null;
    offer_exp: Date | null;
    offer_since: Date | null;
    passed_at: Date | null;
  };
  error_day: {
    day: string;
    remote_id: string;
    build_id: string;
    fingerprint: string;
    kind: string;
    page: string;
    message: string;
    stack: string[];
    traced: string[] | null;
    hits: number;
    first_at: Date;
    last_at: Date;
  };
  exchange_card: {
    card_uid: string;
    member_uid: string;
    pass_uid: string;
    state: 'READY' | 'EXCHANGED' | 'EXPIRED';
    exchanged_at: Date | null;
    code_hash: string | null;
    used_gds_uid: string | null;
  };
  exchange_rate: {
    currency_cd: string;
    won_per_unit: string;
    rate_dt: string;
    source: string;
    set_by: string | null;
    set_at: Date;
    rev: Generated<number>;
    rev_at: Date | null;
    deleted_at: Date | null;
  };
  faq: {
    faq_uid: Generated<string>;
    category_cd: string;
    title: string;
    html: string;
    view_cnt: Generated<number>;
    help_y: Generated<number>;
    help_n: Generated<number>;
    search: string;
    chosung: string;
    created_at: Date | null;
    updated_at: Date;
    deleted_at: Date | null;
  };
  faq_help: {
    faq_uid: string;
    viewer_key: string;
    help_yn: 'Y' | 'N';
  };
  feed: {
    id: string;
    kind: 'event' | 'noti' | 'reserve' | 'coupon' | 'ad';
    title: string;
    body: string;
    link: string | null;
    i18n: JsonWithDefault<FeedForm['i18n']>;
    created_at: Date;
    deleted_at: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  feed_read: {
    member_uid: string;
    id: string;
    read_at: Date;
  };
  file: {
    file_uid: string;
    org_nm: string;
    ext: string;
    mime: string;
    size: number;
    sha256: string;
    /** Key in the file store, or `sample/…` for files that are generated on request. */
    path: string;
    kind: 'image' | 'attach' | 'profile';
    owner_uid: string | null;
    ref_type: string | null;
    ref_uid: string | null;
    seq: Generated<number>;
    download_cnt: Generated<number>;
    created_at: Date;
    /** Removed: no read finds the file, and the next cleanup deletes row and bytes. */
    removed_at: Date | null;
  };
  find_ticket: {
    ticket_hash: string;
    member_uids: string[];
    exp: Date;
    used_at: Date | null;
  };
  goods: {
    gds_uid: string;
    gds_nm: string;
    summary: string;
    description: string;
    tycd: string;
    category_cd: string;
    ctpv_cd: string;
    sgg_cd: string;
    addr: string;
    tel: string;
    lat: number;
    lng: number;
    open_from: string;
    open_to: string;
    closed_days: Generated<number[]>;
    hours: Json<AttractionDetail['hours']>;
    /** Words of staff from before the days off were kept by day; emptied with their next change. */
    closed_text: Generated<string>;
    /** Unread; the previous release has typed fees. */
    fees: JsonWithDefault<unknown>;
    facilities: Generated<string[]>;
    etc_info: Generated<string[]>;
    notice: string;
    thumb_url: string;
    thumb_alt: string;
    rating: Generated<string>;
    stars: Generated<number[]>;
    interest_cnt: Generated<number>;
    recommend: Generated<number>;
    i18n: JsonWithDefault<unknown>;
    search: string;
    chosung: string;
    created_at: Date;
    deleted_at: Date | null;
    rev: Generated<number>;
    search_i18n: GeneratedAlways<string>;
    meet_text: string | null;
    meet_lat: number | null;
    meet_lng: number | null;
    rev_at: Date | null;
    /** Those weeks: 1 for the first Tuesday of a month. */
    closed_weeks: Generated<number[]>;
    /** Day of the week, 0 is Sunday, that is off in some weeks of a month. */
    closed_weekday: number | null;
    /** Days of each year off, `MM-DD`. */
    closed_dates: Generated<string[]>;
    /** A day of the week off that is a holiday moves to the next day. */
    closed_moves: Generated<boolean>;
  };
  goods_image: {
    gds_uid: string;
    seq: number;
    url: string;
    alt: string;
    caption: string | null;
    i18n: JsonWithDefault<unknown>;
  };
  goods_notice: {
    notice_uid: string;
    gds_uid: string;
    title: string;
    start_dt: string;
    end_dt: string;
    closed: Generated<boolean>;
    i18n: JsonWithDefault<PlaceNoticeForm['i18n']>;
    deleted_at: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  goods_option: {
    goods_dtl_id: string;
    gds_uid: string;
    option_nm: string;
    max_cnt: Generated<number>;
    confirm_type: 'INSTANT' | 'REQUEST';
    sort: number;
    i18n: JsonWithDefault<unknown>;
    kind: Generated<'TICKET' | 'ROOM'>;
    room: Json<Room> | null;
    guide_lang: 'ko' | 'en' | 'ja' | 'zh-CN' | 'zh-TW' | null;
    includes: Generated<string[]>;
    min_nights: Generated<number>;
    needs_passport: Generated<boolean>;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  goods_price: {
    goods_dtl_id: string;
    price_sn: number;
    price_nm: string;
    price: number;
    list_price: number;
    i18n: JsonWithDefault<unknown>;
    age_group: Generated<'ADULT' | 'YOUTH' | 'CHILD' | 'SENIOR'>;
    days: Generated<'ALL' | 'WEEKDAY' | 'WEEKEND' | 'HIGH'>;
    age_from: number | null;
    age_to: number | null;
  };
  goods_price_plan: {
    goods_dtl_id: string;
    price_sn: number;
    from_day: string;
    price: number;
    list_price: number;
  };
  holiday: {
    day: string;
    name: string;
  };
  hook_delivery: {
    delivery_uid: string;
    hook_uid: string;
    event: string;
    body: string;
    created_at: Generated<Date>;
    tries: Generated<number>;
    status: number | null;
    error: string | null;
    tried_at: Date | null;
    sent_at: Date | null;
    failed_at: Date | null;
  };
  idempotency: {
    scope: string;
    key: string;
    hash: string;
    response: Json<unknown> | null;
    created_at: Generated<Date>;
  };
  inquiry: {
    inquiry_uid: string;
    member_uid: string;
    category_cd: string;
    title: string;
    content: string;
    gds_uid: string | null;
    rsvt_uid: string | null;
    private: Generated<boolean>;
    answer_state: Generated<'WAIT' | 'ANSWERED'>;
    answer: string | null;
    answered_at: Date | null;
    created_at: Date;
    deleted_at: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
    locale: Generated<'ko' | 'en' | 'ja' | 'zh-CN' | 'zh-TW'>;
    reopened_at: Date | null;
  };
  inquiry_post: {
    post_uid: string;
    inquiry_uid: string;
    staff: boolean;
    content: string;
    created_at: Date;
  };
  interest: {
    member_uid: string;
    gds_uid: string | null;
    created_at: Date;
    tour_uid: string | null;
  };
  job: {
    job_uid: string;
    kind: string;
    /** No two jobs of a kind have the same key; null: no such limit. */
    key: string | null;
    payload: JsonWithDefault<unknown>;
    run_at: Date;
    /** Lease of the process that runs the job, by the database's own clock. */
    locked_until: Date | null;
    tries: Generated<number>;
    last_error: string | null;
    /** Given up; kept for people to look at. */
    failed_at: Date | null;
    created_at: Generated<Date>;
    traceparent: string | null;
  };
  kysely_migration: {
    name: string;
    timestamp: string;
  };
  kysely_migration_lock: {
    id: string;
    is_locked: Generated<number>;
  };
  leave_log: {
    leave_uid: string;
    reason_cd: string;
    reason_text: string | null;
    at: Generated<Date>;
  };
  login_guard: {
    /** Account name, whether the account exists or not. */
    key: string;
    fail_cnt: number;
    lock_until: Date | null;
    last_fail_at: Date;
  };
  login_log: {
    log_uid: string;
    member_uid: string | null;
    result: string;
    method: string;
    ip: string | null;
    ua: string | null;
    at: Generated<Date>;
  };
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
    /** Rendered when the mail is sent. */
    attachment: Json<{ kind: 'vouchers'; rsvtUids: string[] }> | null;
    locale: Generated<'ko' | 'en' | 'ja' | 'zh-CN' | 'zh-TW'>;
  };
  mail_template: {
    kind: string;
    lang: 'ko' | 'en' | 'ja' | 'zh-CN' | 'zh-TW';
    subject: Generated<string>;
    opening: Generated<string>;
    closing: Generated<string>;
    saved_at: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  matrix_build: {
    result_id: number;
    remote_id: string;
    build_id: string;
    overruled_by: string | null;
    overrule_reason: string | null;
    overruled_at: Date | null;
  };
  matrix_result: {
    result_id: GeneratedAlways<number>;
    /** Builds in one order, as in `mf-travel@0abc12de,shell@9f8e7d6c`; matrix_build has them apart. */
    mix: string;
    spec: string;
    passed: boolean;
    detail: string;
    person: string;
    /** Address of the site that was tried; null for a local mix. */
    site: string | null;
    reported_at: Generated<Date>;
  };
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
    class_cd: 'COMPANY' | 'STUDENT' | 'FACULTY' | 'GENERAL' | 'STAFF' | 'GUEST';
    state: Generated<'PENDING_CLASS' | 'ACTIVE' | 'LOCKED' | 'DORMANT' | 'LEFT'>;
    role: Generated<'MEMBER' | 'STAFF' | 'ADMIN'>;
    affiliation: string | null;
    profile_file_uid: string | null;
    /** Increasing it invalidates every access token of the member. */
    session_version: Generated<number>;
    pw_changed_at: Date | null;
    last_login_at: Date | null;
    created_at: Generated<Date>;
    left_at: Date | null;
    /** When the member was told that the account is about to become dormant. */
    dormant_notice_at: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
    guest_email: string | null;
    /** Language that the member has chosen; null: none. */
    locale: 'ko' | 'en' | 'ja' | 'zh-CN' | 'zh-TW' | null;
    class_refused_at: Date | null;
    class_sent_at: Date | null;
  };
  member_agree: {
    agree_uid: string;
    member_uid: string;
    /** Code of the terms. */
    code: string;
    version: string;
    yn: 'Y' | 'N';
    at: Generated<Date>;
    ip: string | null;
  };
  member_company: {
    member_uid: string;
    biz_no: string;
    nm: string;
    scale_cd: string | null;
    industry_cd: string | null;
    position: string | null;
  };
  member_pass: {
    pass_uid: string;
    member_uid: string;
    rsvt_uid: string;
    gds_dtl_uid: string;
    state: 'PAID' | 'ACTIVE' | 'EXPIRED' | 'REFUND_ASK' | 'REFUNDED';
    bought_at: Date;
    valid_until: Date;
    activated_at: Date | null;
    expire_at: Date | null;
    code_hash: string | null;
    refund_uid: string | null;
  };
  member_passkey: {
    passkey_uid: string;
    member_uid: string;
    credential_id: string;
    public_key: string;
    sign_cnt: string;
    transports: string[];
    name: string;
    created_at: Date;
    used_at: Date | null;
  };
  member_recovery_code: {
    member_uid: string;
    code_hash: string;
    used_at: Date | null;
  };
  member_right: {
    member_uid: string;
    right_nm: string;
    given_at: Generated<Date>;
  };
  member_sign_in_ticket: {
    ticket_hash: string;
    member_uid: string;
    method: 'PASSWORD' | 'naver' | 'kakao' | 'google';
    keep: boolean;
    temporary_hash: string | null;
    challenge: string | null;
    exp: Date;
  };
  member_sns: {
    sns_uid: string;
    member_uid: string;
    provider: 'naver' | 'kakao' | 'google';
    subject: string;
    email: string | null;
    linked_at: Generated<Date>;
  };
  member_staff: {
    member_uid: string;
    staff_no: string;
    dept_cd: string;
  };
  member_student: {
    member_uid: string;
    student_no: string;
    dept_cd: string;
    grade: number | null;
    status_cd: string;
  };
  member_totp: {
    member_uid: string;
    salt: string;
    confirmed_at: Date | null;
    last_step: Generated<number>;
  };
  message_outbox: {
    message_uid: string;
    member_uid: string;
    kind: string;
    to_tel: string;
    body: string;
    created_at: Date;
    sent_at: Date | null;
  };
  mock_payment: {
    pay_key: string;
    order_id: string;
    amount: number;
    outcome: 'APPROVE' | 'DECLINE' | 'TIMEOUT' | 'UNKNOWN';
    status: 'IN_PROGRESS' | 'DONE' | 'ABORTED' | 'EXPIRED';
    cancelled_amount: Generated<number>;
    cancel_keys: Generated<string[]>;
    created_at: Date;
  };
  move_proposal: {
    prop_uid: string;
    queue: MovedQueue;
    /** Target state, or the name of the move in the queue. */
    target: string;
    /** Message to the members. */
    memo: string | null;
    /** For the colleague who confirms. */
    reason: string;
    proposed_by: string;
    proposed_at: Date;
    state: Generated<'WAITING' | 'APPROVED' | 'RETURNED'>;
    decided_by: string | null;
    decided_at: Date | null;
    decided_memo: string | null;
    /** Null: some of its items are not moved yet. */
    done_at: Date | null;
  };
  move_proposal_row: {
    prop_uid: string;
    uid: string;
    seq: number;
    rev: number;
    state: Generated<'WAITING' | 'DONE' | 'FAILED'>;
    /** Of a refusal. */
    code: ErrorCode | null;
    message: string | null;
  };
  move_undo: {
    queue: string;
    ref_uid: string;
    by_uid: string;
    /** Version of the item after the move. */
    rev: number;
    at: Generated<Date>;
    /** Values of the item before the move. */
    before: Json<unknown>;
    entry_uid: string | null;
    ntf_uid: string | null;
    mail_uid: string | null;
    message_uid: string | null;
  };
  notification: {
    ntf_uid: string;
    member_uid: string;
    kind: string;
    title: string;
    text: string;
    link: string;
    created_at: Date;
    read_at: Date | null;
    locale: 'ko' | 'en' | 'ja' | 'zh-CN' | 'zh-TW' | null;
  };
  office_assign: {
    queue: 'qna' | 'inquiries' | 'applications' | 'reservations' | 'refunds' | 'enrolments' | 'orders' | 'reviews' | 'members';
    ref_uid: string;
    member_uid: string;
    at: Generated<Date>;
  };
  office_columns: {
    member_uid: string;
    screen: string;
    hidden: string[];
  };
  office_document: {
    doc_uid: string;
    kind: 'ESTIMATE' | 'STATEMENT' | 'APPLICATION' | 'RECEIPT' | 'TRAVEL_RECEIPT';
    doc_no: string;
    member_uid: string;
    /** Contents as they were issued. */
    form: Json<{ title: string; facts: [string, string, boolean?][]; amounts: [string, string, boolean?][]; notes: string[] }>;
    form_hash: string;
    issued_at: Date;
  };
  office_document_no: {
    kind: string;
    year: number;
    last: number;
  };
  office_handover: {
    handover_uid: string;
    queue: string;
    ref_uid: string;
    from_uid: string;
    to_uid: string;
    /** For the colleague; members do not see it. */
    note: string | null;
    at: Generated<Date>;
  };
  office_note: {
    note_uid: string;
    ref: string;
    uid: string;
    member_uid: string;
    content: string;
    created_at: Date;
  };
  office_presence: {
    ref: string;
    uid: string;
    member_uid: string;
    since: Date;
    until: Date;
  };
  office_preview: {
    member_uid: string;
    preview_key: string;
    answers: Json<Readonly<Record<string, object>>>;
    until: Date;
  };
  office_template: {
    tpl_uid: string;
    area: 'QNA' | 'INQUIRY' | 'CLOSURE';
    lang: 'ko' | 'en' | 'ja' | 'zh-CN' | 'zh-TW';
    title: string;
    body: string;
    saved_at: Generated<Date>;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  office_view: {
    view_uid: string;
    member_uid: string;
    screen: string;
    name: string;
    query: string;
    created_at: Generated<Date>;
    hidden: Generated<string[]>;
  };
  orders: {
    order_uid: string;
    order_no: string;
    member_uid: string;
    kind: 'PASS' | 'GOODS';
    item_amount: number;
    promo_amount: Generated<number>;
    coupon_amount: Generated<number>;
    point_amount: Generated<number>;
    pay_amount: number;
    state: 'READY' | 'PAYING' | 'PAID' | 'PARTIAL_CANCELLED' | 'CANCELLED' | 'EXPIRED';
    expire_at: Date;
    idem_key: string | null;
    payload: JsonWithDefault<OrderPayload>;
    created_at: Date;
    promo_code: string | null;
    /** Pieces of the stock that the order keeps; 0 for goods that are open every day. */
    stock_qty: Generated<number>;
    closed_at: Date | null;
    change_of: string | null;
    change: Json<unknown> | null;
    /** Nights whose stock counts the pieces of a stay; null: the day of use. */
    stock_days: string[] | null;
    /** First order of those that are paid together; null: paid alone. */
    purchase_uid: string | null;
    /** Plan from which the order was bought. */
    plan_uid: string | null;
    claimed_at: Date | null;
    locale: Generated<'ko' | 'en' | 'ja' | 'zh-CN' | 'zh-TW'>;
  };
  page_view_day: {
    day: string;
    remote_id: string;
    build_id: string;
    hits: number;
  };
  pass_option: {
    gds_dtl_uid: string;
    gds_uid: string;
    ps_cd: string;
    pass_nm: string;
    summary: string;
    description: string;
    hours: number | null;
    pick_cnt: number | null;
    persons: Generated<number>;
    price: number;
    valid_days: Generated<number>;
    sold_cnt: Generated<number>;
    thumb_url: string;
    thumb_alt: string;
    search: string;
    chosung: string;
    sort: number;
    deleted_at: Date | null;
    i18n: JsonWithDefault<unknown>;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  pass_place: {
    gds_dtl_uid: string;
    gds_uid: string;
  };
  pass_use: {
    pass_uid: string;
    gds_uid: string;
    used_at: Date;
  };
  pay_attempt: {
    /** Number of the order at the provider. */
    attempt_uid: string;
    order_uid: string;
    provider: 'mock' | 'toss';
    amount: number;
    state: 'OPEN' | 'AUTHORIZED' | 'CONFIRMING' | 'APPROVED' | 'DECLINED' | 'CLOSED' | 'RETURNED';
    pay_key: string | null;
    fail_message: string | null;
    tried_at: Date | null;
    created_at: Date;
    looked_at: Date | null;
  };
  pay_ledger: {
    entry_uid: string;
    order_uid: string;
    kind: 'PAY' | 'REFUND';
    ref_uid: string;
    amount: number;
    at: Date;
  };
  payment: {
    payment_uid: string;
    order_uid: string;
    provider: 'mock' | 'toss';
    pay_key: string;
    method: string;
    amount: number;
    cancelled_amount: Generated<number>;
    receipt_url: string | null;
    approved_at: Date;
  };
  penalty: {
    penalty_uid: string;
    member_uid: string;
    rsv_uid: string;
    kind: string;
    memo: string | null;
    created_at: Date;
    lifted_at: Date | null;
  };
  picture_use: {
    file_uid: string;
    ref_type: string;
    ref_uid: string;
  };
  point_ledger: {
    point_uid: string;
    member_uid: string;
    rsvt_uid: string | null;
    amount: number;
    reason: 'EARN' | 'SPEND' | 'TAKE_BACK' | 'GIVE_BACK';
    created_at: Date;
  };
  post: {
    post_uid: Generated<string>;
    board: 'NOTICE' | 'NEWS' | 'REFERENCE';
    category_cd: string;
    title: string;
    summary: string;
    html: string;
    writer_nm: string;
    source_nm: string | null;
    thumb_url: string | null;
    thumb_alt: string | null;
    images: JsonWithDefault<PostDetail['images']>;
    pin: Generated<boolean>;
    urgent: Generated<boolean>;
    view_cnt: Generated<number>;
    title_search: string;
    body_search: string;
    chosung: string;
    created_at: Date | null;
    updated_at: Date;
    deleted_at: Date | null;
    edu_uid: string | null;
    pin_until: string | null;
  };
  promo_code: {
    code: string;
    discount_type: 'RATE' | 'AMOUNT';
    discount: number;
    min_amount: Generated<number>;
    max_discount: number | null;
    start_dt: string;
    end_dt: string;
    max_uses: number;
    used: Generated<number>;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  promotion: {
    id: string;
    title: string;
    summary: string;
    html: string;
    thumb_url: string;
    thumb_alt: string;
    start_dt: string;
    end_dt: string;
    search: string;
    chosung: string;
    created_at: Date;
    deleted_at: Date | null;
    i18n: JsonWithDefault<PromotionForm['i18n']>;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  qna: {
    qna_uid: string;
    category_cd: string;
    title: string;
    content: string;
    private: boolean;
    answer_state: Generated<'WAIT' | 'ANSWERED'>;
    reopened: Generated<boolean>;
    writer_uid: string;
    writer_nm: string;
    ref_type: string | null;
    ref_uid: string | null;
    view_cnt: Generated<number>;
    title_search: string;
    body_search: string;
    chosung: string;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
    reopened_at: Date | null;
  };
  qna_answer: {
    answer_uid: string;
    qna_uid: string;
    content: string;
    writer_uid: string | null;
    writer_nm: string;
    created_at: Date;
    same_type: 'FAQ' | 'QNA' | null;
    same_uid: string | null;
  };
  qna_draft: {
    member_uid: string;
    payload: Json<QnaDraft>;
    saved_at: Date;
  };
  rate_counter: {
    key: string;
    window_start: Date;
    hits: number;
  };
  reference_state: {
    table_name: string;
    key: string;
    hash: string;
  };
  refund: {
    refund_uid: string;
    rsvt_uid: string;
    why_cd: string;
    etc_why: Generated<string>;
    amount: number;
    fee: number;
    state: 'ASKED' | 'SENDING' | 'DONE' | 'REFUSED';
    asked_at: Date;
    done_at: Date | null;
    order_uid: string;
    /** State of the reservation before; a refusal leads back to it. */
    from_stts: ReservationState;
    point_amount: Generated<number>;
    rate_pct: Generated<number>;
    due_dt: string;
    tried_at: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
    proposed_by: string | null;
    proposed_at: Date | null;
    proposed_memo: string | null;
    proposed_fault: Generated<boolean>;
    returned_by: string | null;
    returned_memo: string | null;
    approved_by: string | null;
    by_staff: Generated<boolean>;
    pieces: Json<unknown> | null;
  };
  release_hook: {
    hook_uid: string;
    remote_id: string;
    url: string;
    events: string[];
    created_by: string;
    created_at: Generated<Date>;
  };
  release_token: {
    token_uid: string;
    remote_id: string;
    is_read: boolean;
    name: string;
    token_hash: string | null;
    issuer: string | null;
    subject: string | null;
    given_by: string;
    given_at: Generated<Date>;
    until: Date;
    ended_at: Date | null;
    last_used_at: Date | null;
  };
  remote_audit: {
    audit_id: GeneratedAlways<number>;
    remote_id: string;
    action: 'publish' | 'move' | 'switch' | 'prune' | 'overrule' | 'canary' | 'canary.stop' | 'canary.return' | 'unchecked' | 'remove' | 'token.give' | 'token.end' | 'hook.add' | 'hook.remove';
    channel: string | null;
    from_build: string | null;
    to_build: string | null;
    actor: string;
    at: Generated<Date>;
    person: string | null;
    commit_id: string | null;
    is_dirty: boolean | null;
    reason: string | null;
    proof: string | null;
  };
  remote_canary: {
    canary_id: GeneratedAlways<number>;
    remote_id: string;
    build_id: string;
    stable_build_id: string;
    share: number;
    state: Generated<'RUNNING' | 'STOPPED' | 'RETURNED' | 'PROMOTED'>;
    actor: string;
    person: string | null;
    started_at: Date;
    ended_at: Date | null;
    canary_failures: Generated<number>;
    stable_failures: Generated<number>;
    canary_views: Generated<number>;
  };
  remote_channel: {
    remote_id: string;
    channel: string;
    build_id: string;
    enabled: Generated<boolean>;
    notice: string | null;
    /** Incremented by every change: the sum over all rows identifies a state of the registry. */
    revision: Generated<number>;
    moved_by: string;
    moved_at: Generated<Date>;
  };
  remote_check: {
    remote_id: string;
    build_id: string;
    person: string;
    /** Builds of the shells against which it was held. */
    shells: Json<string[]>;
    /** `rule: text`, one for each. */
    faults: Json<string[]>;
    /** Why the build goes to visitors without a check; then there are no faults and no shells. */
    reason: string | null;
    checked_at: Generated<Date>;
  };
  remote_flag: {
    flag_nm: string;
    is_on: boolean;
    share: number;
    roles: string[];
    deployments: string[];
    saved_at: Date;
  };
  remote_release: {
    remote_id: string;
    build_id: string;
    manifest: Json<ReleaseManifest>;
    /** Two manifests with the same digest are the same release. */
    manifest_digest: string;
    /** All files are in the store; until then no channel points here. */
    is_complete: Generated<boolean>;
    published_by: string;
    published_at: Generated<Date>;
    person: string | null;
    commit_id: string | null;
    is_dirty: boolean | null;
  };
  remote_setting: {
    remote_id: string;
    vals: Json<unknown>;
    saved_at: Date;
  };
  reservation: {
    rsvt_uid: string;
    rsvt_no: string;
    order_uid: string;
    member_uid: string;
    kind: 'PASS' | 'GOODS';
    gds_uid: string | null;
    stts_cd: 'PAY_WAIT' | 'CONFIRM_WAIT' | 'CONFIRMED' | 'VOUCHER' | 'USED' | 'REVIEWED' | 'CANCEL_ASK' | 'CANCELLED' | 'REFUNDED';
    use_date: string | null;
    use_time: string | null;
    people: JsonWithDefault<KeptPeople>;
    booker: JsonWithDefault<KeptBooker>;
    request_memo: Generated<string>;
    voucher_no: string | null;
    used_at: Date | null;
    created_at: Date;
    voucher_hash: string | null;
    voucher_at: Date | null;
    review_told_at: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
    answer_by: Date | null;
    /** Departure of a stay; null for others. */
    depart_date: string | null;
    /** Nights of a stay with their prices; empty for others. */
    nights: JsonWithDefault<StayNight[]>;
  };
  reservation_item: {
    rsvt_uid: string;
    seq: number;
    goods_dtl_id: string | null;
    gds_dtl_uid: string | null;
    option_nm: string;
    price_sn: number | null;
    price_nm: string | null;
    unit_price: number;
    cnt: number;
    gone: Generated<number>;
  };
  review: {
    review_uid: string;
    gds_uid: string;
    rsvt_uid: string | null;
    member_uid: string;
    star: number;
    content: string;
    lang: Generated<ContentLocale>;
    created_at: Date;
    updated_at: Date | null;
    deleted_at: Date | null;
    hidden_at: Date | null;
    decision_memo: string | null;
    rev: Generated<number>;
    rev_at: Date | null;
    helpful_cnt: Generated<number>;
  };
  review_helpful: {
    review_uid: string;
    member_uid: string;
    created_at: Date;
  };
  review_report: {
    review_uid: string;
    member_uid: string;
    reason_cd: string;
    text: Generated<string>;
    created_at: Date;
    settled_at: Date | null;
  };
  right_proposal: {
    member_uid: string;
    /** As they will be once they are approved. */
    wanted: Json<RightsOfMember>;
    proposed_by: string;
    proposed_at: Date;
  };
  search_synonym: {
    word: string;
    means: string[];
    updated_at: Generated<Date>;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  search_term: {
    term: string;
    search_cnt: number;
    searched_at: Generated<Date>;
    area: Generated<'SITE' | 'TRAVEL'>;
    lang: Generated<string>;
    hidden: Generated<boolean>;
    miss_cnt: Generated<number>;
  };
  search_thing: {
    source: string;
    key: string;
    type: string;
    uid: string;
    title: string;
    summary: string;
    facts: string[];
    image_url: string | null;
    image_alt: string | null;
    name: string;
    words: string;
    body: string;
    chosung: string;
    aged_on: string | null;
    shown_at: Date | null;
    i18n: Json<unknown> | null;
  };
  sharing: {
    share_uid: string;
    type: 'TECH' | 'SPACE' | 'CASE';
    field_cd: string;
    title: string;
    summary: string;
    html: string;
    facts: Json<SharingDetail['facts']>;
    images: Json<Picture[]>;
    thumb_url: string;
    thumb_alt: string;
    manager_nm: string;
    tel: string;
    search: string;
    chosung: string;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
    rev: Generated<number>;
    rev_at: Date | null;
    publish_at: Generated<Date | null>;
  };
  sns_request: {
    state_hash: string;
    provider: Database['member_sns']['provider'];
    /** Hash of the cookie of the browser that started the sign-in. */
    browser_hash: string;
    verifier: string;
    nonce: string;
    purpose: 'LOGIN' | 'LINK' | 'REAUTH';
    next: string;
    exp: Date;
    used_at: Date | null;
  };
  sns_ticket: {
    ticket_hash: string;
    provider: Database['member_sns']['provider'];
    subject: string;
    email: string | null;
    email_verified: boolean;
    name: string | null;
    tel: string | null;
    exp: Date;
    used_at: Date | null;
    purpose: Generated<'LOGIN' | 'LINK' | 'REAUTH'>;
  };
  staff_area: {
    member_uid: string;
    area: 'board' | 'learn' | 'lab' | 'travel' | 'gate' | 'content' | 'member' | 'privacy';
    level: 'READ' | 'MOVE';
    given_at: Generated<Date>;
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
  stock: {
    goods_dtl_id: string;
    use_date: string;
    use_time: Generated<string>;
    qty: number;
    sold: Generated<number>;
    closed_at: Date | null;
    closed_why: string | null;
    i18n: JsonWithDefault<ClosureForm['i18n']>;
  };
  stock_wait: {
    wait_uid: string;
    member_uid: string;
    goods_dtl_id: string;
    use_date: string;
    use_time: Generated<string>;
    qty: number;
    created_at: Date;
    passed_at: Date | null;
    offer_exp: Date | null;
    offer_since: Date | null;
    told_at: Date | null;
    ended_at: Date | null;
  };
  telemetry_event: {
    event_uid: string;
    kind: string;
    data: Json<unknown>;
    request_id: string | null;
    at: Generated<Date>;
  };
  telemetry_mark: {
    nonce: string;
    part: string;
    used_at: Date;
  };
  terms: {
    code: string;
    version: string;
    title: string;
    required: boolean;
    effective_at: string;
    html: string;
    sort: number;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  terms_translation: {
    code: string;
    version: string;
    locale: string;
    title: string;
    html: string;
  };
  timeline_entry: {
    entry_uid: string;
    kind: 'EDU' | 'EQU' | 'TECH' | 'ASSN' | 'COLLABO' | 'TRAVEL';
    ref_uid: string;
    member_uid: string;
    type: Generated<'MOVE' | 'REQUEST' | 'ANSWER' | 'CHANGE'>;
    state: string;
    mover: 'MEMBER' | 'STAFF' | 'SYSTEM';
    memo: string | null;
    due_dt: string | null;
    at: Date;
    documents: JsonWithDefault<NamedDocument[]>;
    staff_uid: string | null;
  };
  tour: {
    tour_uid: string;
    title: string;
    summary: string;
    html: string;
    theme_cd: string;
    tour_days: number;
    thumb_url: string;
    thumb_alt: string;
    search: string;
    chosung: string;
    created_at: Date;
    deleted_at: Date | null;
    i18n: JsonWithDefault<unknown>;
    day_starts: Generated<string[]>;
    walking: Generated<string>;
    interest_cnt: Generated<number>;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  tour_stop: {
    tour_uid: string;
    day: number;
    seq: number;
    gds_uid: string;
    stay_min: number;
    move_min: number;
    memo: string;
    i18n: JsonWithDefault<unknown>;
    move_by: 'WALK' | 'CAR' | 'BOAT' | null;
    move_km: Generated<string>;
  };
  travel_info: {
    id: string;
    tourist_tycd: string;
    title: string;
    summary: string;
    html: string;
    thumb_url: string;
    thumb_alt: string;
    lat: number | null;
    lng: number | null;
    tel: string | null;
    i18n: JsonWithDefault<TravelInfoForm['i18n']>;
    search: string;
    chosung: string;
    sort: number;
    deleted_at: Date | null;
    card_addr: string | null;
    /** When the plastic cards of passes are handed over there; null: never. */
    card_hours: string | null;
    rev: Generated<number>;
    rev_at: Date | null;
  };
  travel_plan: {
    plan_uid: string;
    member_uid: string;
    title: string;
    start_dt: string;
    stops: JsonWithDefault<PlanStop[]>;
    share_key: string | null;
    rev: Generated<number>;
    created_at: Date;
    updated_at: Date;
    passes: JsonWithDefault<PlanPass[]>;
  };
  view_log: {
    ref_type: string;
    ref_uid: string;
    viewer_key: string;
    viewed_at: Date;
  };
  vital_day: {
    day: string;
    remote_id: string;
    build_id: string;
    metric: string;
    bucket: number;
    hits: number;
  };
}
