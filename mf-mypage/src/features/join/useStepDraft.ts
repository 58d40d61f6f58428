import { useSetAtom } from 'jotai';
import { changeJoinDraftAtom, loadJoinDraftAtom } from './joinAtoms.ts';
import type { JoinDraft } from './joinRules.ts';

/** What was typed on all steps of signing up; each step reads and writes its own part. */
export function useStepDraft(): { read(): JoinDraft; write(part: Partial<JoinDraft>): void } {
  return { read: useSetAtom(loadJoinDraftAtom), write: useSetAtom(changeJoinDraftAtom) };
}
