/** What the database cannot say about a column: its TypeScript type, and a note for those who read the table types. */
interface ColumnFacts {
  /** TypeScript type; capitalised names in it come from `@haesol/shared/contracts`, `Database` is the generated one. */
  readonly type?: string;
  readonly note?: string;
}

/** By `table.column`. Only for JSON and for texts whose values no check constraint lists; `npm run db:types` applies it. */
export const columnFacts: Readonly<Record<string, ColumnFacts>> = {
  'application.payload': {
    type: 'ApplicationValues',
    note: 'What the form held; once handed in, as its schema read it.',
  },
  'application.ref_uid': { note: 'Course, notice or programme; empty for advice.' },
  'application.due_dt': { note: 'Last day to answer what the office asked for.' },
  'apply_notice.checklist': { type: 'ChecklistItem[]' },
  'apply_notice.schedule': { type: 'ScheduleStep[]' },
  'apply_program.checklist': { type: 'ChecklistItem[]' },
  'audit_log.detail': { type: 'Readonly<Record<string, unknown>>' },
  'auth_session.idle_sec': { note: 'Null: the session does not end when it is idle.' },
  'cert_code.token_hash': { note: 'Hash of the token that a correct code is exchanged for; used once.' },
  'company.manager_uid': { note: 'The member in charge.' },
  'edu.sessions': { type: "EduDetail['sessions']" },
  'enroll.applied_by': { note: "The company's person in charge who enrolled a colleague; null: the member applied." },
  'enroll.member_uid': { note: 'Null: applied on paper.' },
  'enroll.payload': { type: 'EnrollPayload' },
  'enroll.seq': { note: 'Order of the waiting list.' },
  'equipment.manager': { type: "EquipmentDetail['manager']" },
  'equipment.modes': { type: 'EquipmentMode[]' },
  'equipment.rules': { type: 'string[]' },
  'equipment.specs': { type: "EquipmentDetail['specs']" },
  'equipment_rsv.busy': { note: '`during` with the buffer of the equipment behind it; a trigger writes it.' },
  'equipment_rsv.change_of': { note: 'The booking that this hold is to replace.' },
  'equipment_rsv.payload': { type: 'BookingPayload' },
  'equipment_rsv.slot_owner': { note: 'Rows of one owner may overlap: a booking and the hold that is to replace it.' },
  'file.path': { note: 'Key in the file store, or `sample/…` for files that are generated on request.' },
  'file.removed_at': { note: 'Removed: no read finds the file, and the next cleanup deletes row and bytes.' },
  'goods.fees': { type: "AttractionDetail['fees']" },
  'goods.hours': { type: "AttractionDetail['hours']" },
  'goods_option.room': { type: 'Room' },
  'job.failed_at': { note: 'Given up; kept for people to look at.' },
  'job.key': { note: 'No two jobs of a kind have the same key; null: no such limit.' },
  'job.locked_until': { note: "Lease of the process that runs the job, by the database's own clock." },
  'login_guard.key': { note: 'Account name, whether the account exists or not.' },
  'member.dormant_notice_at': { note: 'When the member was told that the account is about to become dormant.' },
  'member.must_change_pw': { note: 'A temporary password was used: nothing else works until a new one is set.' },
  'member.session_version': { note: 'Increasing it invalidates every access token of the member.' },
  'member_agree.code': { note: 'Code of the terms.' },
  'post.images': { type: "PostDetail['images']" },
  'qna_draft.payload': { type: 'QnaDraft' },
  'remote_channel.revision': {
    note: 'Incremented by every change: the sum over all rows identifies a state of the registry.',
  },
  'remote_release.is_complete': { note: 'All files are in the store; until then no channel points here.' },
  'remote_release.manifest': { type: 'ReleaseManifest' },
  'remote_release.manifest_digest': { note: 'Two manifests with the same digest are the same release.' },
  'sharing.facts': { type: "SharingDetail['facts']" },
  'sharing.images': { type: 'Picture[]' },
  'review.lang': { type: 'ContentLocale' },
  'sns_request.browser_hash': { note: 'Hash of the cookie of the browser that started the sign-in.' },
  'sns_request.provider': { type: "Database['member_sns']['provider']" },
  'sns_ticket.provider': { type: "Database['member_sns']['provider']" },
};
