import type { Edu } from '@haesol/contracts/learn';
import { Badge, LatePicture, TextLink } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import styles from './EducationCard.module.css';
import { EducationKind } from './EducationKind.tsx';
import { EnrolAction } from './EnrolAction.tsx';
import { takenPct } from './educationRules.ts';

export interface EducationCardProps {
  readonly course: Edu;
  /** @default 3 */
  readonly headingLevel?: 2 | 3;
  /** Address of the course's details. */
  readonly href: string;
  /** The details open in a dialog over the page, which keeps its scroll position. @default false */
  readonly isOver?: boolean;
  /** The card is below the initial viewport: its picture loads lazily. @default false */
  readonly isBelow?: boolean;
  /** Shows the action for the course below it. @default false */
  readonly hasAction?: boolean;
}

/** Course with the facts for a decision: its state, its dates and the places left. */
export function EducationCard({
  course,
  headingLevel = 3,
  href,
  isOver = false,
  isBelow = false,
  hasAction = false,
}: EducationCardProps) {
  const t = useText();
  const { formatPeriod } = useFormats();
  const Heading = `h${headingLevel}` as const;
  const picture = { alt: course.thumbAlt, className: styles.picture, height: 320, src: course.thumbUrl, width: 480 };
  return (
    <article className={styles.card} data-large={hasAction || undefined}>
      <div className={styles.media}>
        {isBelow ? <LatePicture {...picture} /> : <img {...picture} alt={course.thumbAlt} loading="lazy" />}
        <Countdown course={course} />
      </div>
      <p className={styles.meta}>
        <EducationKind course={course} />
        <span>{course.fee === 0 ? t('education.free') : t('education.fee', { amount: formatNumber(course.fee) })}</span>
      </p>
      <Heading className={styles.title}>
        <TextLink href={href} preventScrollReset={isOver} tone="quiet">
          {course.title}
        </TextLink>
      </Heading>
      <p className={styles.dates}>
        <span className={styles.date}>
          {t('education.apply', { period: formatPeriod(course.applyFrom, course.applyTo) })}
        </span>
        <span className={styles.date}>
          <Period course={course} />
        </span>
      </p>
      <Seats course={course} />
      {hasAction && <EnrolAction course={course} />}
    </article>
  );
}

function Countdown({ course: { state, dday } }: { readonly course: Edu }) {
  const t = useText();
  if (dday === null) return null;
  const kind = state === 'SCHEDULED' ? 'ddayScheduled' : 'dday';
  return (
    <span className={styles.countdown}>
      <Badge color="dday">{dday === 0 ? t(`education.${kind}Today`) : t(`education.${kind}`, { days: dday })}</Badge>
    </span>
  );
}

/** Shown below the application period: includes the year if it differs. */
function Period({ course: { applyTo, startDt, endDt } }: { readonly course: Edu }) {
  const t = useText();
  const { formatShortDay } = useFormats();
  return startDt === endDt
    ? t('education.periodOneDay', { from: formatShortDay(startDt, applyTo) })
    : t('education.period', { from: formatShortDay(startDt, applyTo), to: formatShortDay(endDt, startDt) });
}

function Seats({ course }: { readonly course: Edu }) {
  const t = useText();
  const { state, capacity, remainCnt, waitCnt } = course;
  const words =
    state === 'SCHEDULED'
      ? t('education.seatsScheduled', { capacity })
      : remainCnt === 0
        ? t('education.seatsFull', { wait: waitCnt })
        : t('education.seats', { capacity, remain: remainCnt });
  return (
    <div className={styles.seats}>
      <span>{words}</span>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.taken} style={{ inlineSize: `${state === 'SCHEDULED' ? 0 : takenPct(course)}%` }} />
      </span>
    </div>
  );
}
