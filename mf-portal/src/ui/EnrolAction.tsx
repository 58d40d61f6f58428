import type { Edu } from '@haesol/contracts/learn';
import { LinkButton } from '@haesol/kit';
import { useFormats, useHasPage, useText } from '@haesol/remote/lifecycle';
import { paths, toEnrolHref, toMyEduHref } from '#paths';
import styles from './EnrolAction.module.css';

/** Returns true if both seats and waiting list are full; lists of earlier server releases lack this. */
export const isWaitingListFull = ({ state, waitRemainCnt }: Edu): boolean => state === 'FULL' && waitRemainCnt === 0;

export interface EnrolActionProps {
  readonly course: Edu;
  /** @default 'medium' */
  readonly size?: 'medium' | 'form';
}

/** Current action for a course: apply, wait, show the own enrolment; or the reason why it is closed. */
export function EnrolAction({ course, size = 'medium' }: EnrolActionProps) {
  const t = useText();
  const { formatShortDate } = useFormats();
  const hasPage = useHasPage();
  const { eduUid, title, state, myState, myAplUid, applyFrom } = course;
  if (myState !== null && myAplUid !== null) {
    return (
      <LinkButton aria-label={t('education.mineOf', { title })} block href={toMyEduHref(myAplUid)} size={size}>
        {t('education.mine')}
      </LinkButton>
    );
  }
  if (state === 'SCHEDULED') {
    // No line ends inside of the date.
    const date = formatShortDate(applyFrom).replaceAll(' ', '\u00a0');
    return <Closed text={t('education.opens', { date })} />;
  }
  if (state === 'CLOSED') return <Closed text={t('education.state.CLOSED')} />;
  if (isWaitingListFull(course)) return <Closed text={t('education.waitFull')} />;
  if ((state !== 'OPEN' && state !== 'FULL') || !hasPage(paths.application)) return null;
  const verb = state === 'OPEN' ? t('education.enrol') : t('education.wait');
  return (
    <LinkButton
      aria-label={t('education.verbOf', { title, verb })}
      block
      href={toEnrolHref(eduUid)}
      size={size}
      variant={state === 'OPEN' ? 'primary' : 'plain'}
    >
      {verb}
    </LinkButton>
  );
}

/** Replaces the action. */
function Closed({ text }: { readonly text: string }) {
  return <p className={styles.closed}>{text}</p>;
}
