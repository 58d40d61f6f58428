import { useSetAtom } from 'jotai';
import { changeJoinDraftAtom, loadJoinDraftAtom } from './joinAtoms.ts';
import type { JoinDraft } from './joinRules.ts';

/** Returns the draft of all steps; each step reads and writes its own part. */
export function useStepDraft(): { read(): JoinDraft; write(part: Partial<JoinDraft>): void } {
  return { read: useSetAtom(loadJoinDraftAtom), write: useSetAtom(changeJoinDraftAtom) };
}
