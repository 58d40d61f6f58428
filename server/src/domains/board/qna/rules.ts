import type { Principal } from '../../../context.ts';

/** Shown instead of the title of a private question. */
export const lockedTitle = '비공개 글입니다.';

/** A name as the public sees it: its first and last letter. */
export function toMaskedName(name: string): string {
  const letters = [...name];
  if (letters.length <= 1) return '*';
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** Who reads questions: staff see every one, members their own private ones. */
export interface Reader {
  readonly memberUid: string | null;
  readonly isStaff: boolean;
}

export function toReader(member: Principal | undefined): Reader {
  return { memberUid: member?.memberUid ?? null, isStaff: member !== undefined && member.role !== 'MEMBER' };
}

export interface Ownership {
  readonly private: boolean;
  readonly writer_uid: string;
}

export function isOwn({ writer_uid }: Pick<Ownership, 'writer_uid'>, { memberUid }: Reader): boolean {
  return writer_uid === memberUid;
}

export function mayRead(question: Ownership, reader: Reader): boolean {
  return !question.private || reader.isStaff || isOwn(question, reader);
}
