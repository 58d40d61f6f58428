import { Skeleton, StepIndicator } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Narrow } from '#ui/Narrow';
import { joinDraftAtom } from './joinAtoms.ts';
import { emptyDraft, findMissingStep, type JoinDraft, type JoinStep, joinSteps } from './joinRules.ts';
import { useEmailProof } from './useEmailProof.ts';

export interface JoinFrameProps {
  readonly step: JoinStep | 'code';
  readonly title: string;
  readonly lead?: string;
  /** Rendered once the draft was read and all earlier steps are complete; the first step starts without one. */
  children(draft: JoinDraft): ReactNode;
}

/** Heading and steps of sign-up; redirects to the earlier step that is incomplete. */
export function JoinFrame({ step, title, lead, children }: JoinFrameProps) {
  const t = useText();
  const draft = useAtomValue(joinDraftAtom);
  // Only the last step needs the proof of the mailbox, which after a reload only the server has.
  const proof = useEmailProof(step === 'info');
  const missing = draft && findMissingStep(step, { draft, isProven: proof !== 'missing' });
  const shown = step === 'code' ? 'email' : step;
  const isReady = step === 'terms' || (draft !== undefined && (step !== 'info' || proof === 'proven'));
  if (missing !== undefined) return <Navigate replace to={missing} />;
  return (
    <Narrow lead={lead} title={title}>
      <StepIndicator
        current={joinSteps.indexOf(shown) + 1}
        steps={joinSteps.map((name) => ({ label: t(`join.steps.${name}`) }))}
      />
      {isReady ? children(draft ?? emptyDraft) : <Skeleton lines={3} rows={2} />}
    </Narrow>
  );
}
