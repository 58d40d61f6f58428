import { hasAreaRight } from '@haesol/contracts/common';
import type { Principal } from '../../../http/context.ts';

/** Shown instead of the title of a private question. */
export const lockedTitle = '비공개 글입니다.';

/** Reader of questions: staff with the right can read all, members their own private ones. */
export interface Reader {
  readonly memberUid: string | null;
  readonly isStaff: boolean;
}

export function toReader(member: Principal | undefined): Reader {
  return { memberUid: member?.memberUid ?? null, isStaff: hasAreaRight(member?.areas ?? {}, 'board', 'READ') };
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
