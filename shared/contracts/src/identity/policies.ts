import type { JoinClass } from './member.ts';

/** Class of a buyer without an account, who has proven only a mail address. */
export const guestClass = 'GUEST';
/** Classes of members; staff and guests do not sign up. */
export type MemberClass = JoinClass | 'STAFF' | typeof guestClass;

const all: readonly MemberClass[] = ['COMPANY', 'STUDENT', 'FACULTY', 'GENERAL', 'STAFF'];

/** Permissions and requirements by class. */
export const classPolicy = {
  /** May book equipment and join its waiting list. */
  book: all,
  /** May apply for advice, projects and programmes. */
  apply: all,
  /** May enrol in courses that are open to every class. */
  enrol: all,
  /** Prove their employment when they enrol. */
  proveEmployment: ['COMPANY'],
  /** Must enter the address for tax invoices of bookings. */
  taxInvoice: ['COMPANY'],
  /** Pay bookings from a research account by default; the others by transfer. */
  researchAccount: ['FACULTY', 'STAFF'],
  /** Need no confirmation by staff. */
  unconfirmed: ['GENERAL'],
  /** Confirmed by a mailbox of the university. */
  confirmedByMail: ['STUDENT'],
} satisfies Readonly<Record<string, readonly MemberClass[]>>;
export type ClassPolicy = Readonly<Record<keyof typeof classPolicy, readonly MemberClass[]>>;

/** @param memberClass undefined for visitors, who have no permission */
export const classMay = (
  act: keyof ClassPolicy,
  memberClass: string | undefined,
  policy: ClassPolicy = classPolicy,
): boolean => policy[act].some((name) => name === memberClass);

/** Working days within which staff usually confirm the class of a new member. */
export const classConfirmDays = 1;
