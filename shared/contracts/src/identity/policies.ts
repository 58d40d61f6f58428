import type { JoinClass } from './member.ts';

/** Classes of members; people of the office do not sign up. */
export type MemberClass = JoinClass | 'STAFF';

const all: readonly MemberClass[] = ['COMPANY', 'STUDENT', 'FACULTY', 'GENERAL', 'STAFF'];

/** The classes that may do something, have to, or are given something. */
export const classPolicy = {
  /** May book equipment, and wait for it. */
  book: all,
  /** May apply for advice, projects and programmes. */
  apply: all,
  /** May enrol in courses that are open to every class. */
  enrol: all,
  /** Prove their employment when they enrol. */
  proveEmployment: ['COMPANY'],
  /** Are asked where tax invoices of bookings go. */
  taxInvoice: ['COMPANY'],
  /** Usually pay bookings out of a research account; the others by transfer. */
  researchAccount: ['FACULTY', 'STAFF'],
  /** Need no confirmation by the office. */
  unconfirmed: ['GENERAL'],
  /** Are confirmed by a mailbox of the university. */
  confirmedByMail: ['STUDENT'],
} satisfies Readonly<Record<string, readonly MemberClass[]>>;
export type ClassPolicy = Readonly<Record<keyof typeof classPolicy, readonly MemberClass[]>>;

/** @param memberClass undefined for visitors, who may nothing of this */
export const classMay = (
  act: keyof ClassPolicy,
  memberClass: string | undefined,
  policy: ClassPolicy = classPolicy,
): boolean => policy[act].some((name) => name === memberClass);
