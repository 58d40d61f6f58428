import { formatFileSize } from '@haesol/contracts/common';
import { type EduDetail, eduLevelNames } from '@haesol/contracts/learn';
import { Button, DataTable, DefinitionTable, Dialog, EmptyState, LinkButton, RichText, Skeleton } from '@haesol/kit';
import { formatDate, formatDateTime, formatDay, formatKrw, formatTime } from '@haesol/remote/i18n';
import { QueryView, useCopy, useFormats, useGet, useSession, useText } from '@haesol/remote/lifecycle';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import Link2 from 'lucide-react/icons/link-2';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { toAskHref, toCalendarFileHref } from '#paths';
import { EducationKind } from '#ui/EducationKind';
import { EnrolAction } from '#ui/EnrolAction';
import styles from './EduDialog.module.css';
import { shownCourse } from './eduListState.ts';

export interface EduDialogProps {
  /** Undefined if the address has no course. */
  readonly eduUid: string | undefined;
  onClose(): void;
}

/** Details of a course in a dialog over the list; the course is in the address, so that it can be shared. */
export function EduDialog({ eduUid, onClose }: EduDialogProps) {
  const t = useText();
  const query = useGet(shownCourse);
  const { data } = query;
  return (
    <Dialog
      foot={data === undefined ? undefined : <CourseActions course={data} />}
      focusTitle
      onClose={onClose}
      open={eduUid !== undefined}
      size="wide"
      title={data?.title ?? t('eduDetail.title')}
    >
      <QueryView
        notFound={<EmptyState size="small" text={t('eduDetail.missingText')} title={t('eduDetail.missing')} />}
        query={query}
        skeleton={<Skeleton lines={12} />}
      >
        {(course) => <Course course={course} key={course.eduUid} />}
      </QueryView>
    </Dialog>
  );
}

/** Action that stays in view, with the relevant facts. */
function CourseActions({ course }: { readonly course: EduDetail }) {
  const t = useText();
  const { formatShortDate } = useFormats();
  const { isLogin, userInfo } = useSession();
  const { state, applyTo, remainCnt, waitCnt, waitRemainCnt, onlineUrl, classCds, classNms, myState } = course;
  const isFor = !isLogin || classCds.length === 0 || classCds.includes(userInfo?.memberClass ?? '');
  const takes = state === 'OPEN' || state === 'FULL';
  const seats =
    state === 'FULL'
      ? t('eduDetail.waitLeft', { wait: waitCnt, left: waitRemainCnt })
      : t('eduDetail.left', { count: remainCnt });
  return (
    <div className={styles.verb}>
      {takes && (
        <p className={styles.seats}>
          <span>{t('eduDetail.until', { date: `${formatShortDate(applyTo)} ${formatTime(applyTo)}` })}</span>
          <b>{seats}</b>
        </p>
      )}
      {onlineUrl !== null && (
        <LinkButton href={onlineUrl} rel="noopener noreferrer" size="form" target="_blank">
          {t('eduDetail.enter')}
        </LinkButton>
      )}
      {isFor || myState !== null || !takes ? (
        <span className={styles.action}>
          <EnrolAction course={course} size="form" />
        </span>
      ) : (
        <p className={styles.other}>{t('eduDetail.notFor', { classes: classNms.join(', ') })}</p>
      )}
    </div>
  );
}

function Course({ course }: { readonly course: EduDetail }) {
  const t = useText();
  return (
    <div className={styles.course}>
      <p className={styles.meta}>
        <EducationKind course={course} />
        <span>{course.fieldNm}</span>
      </p>
      <RichText html={course.html} />
      <p className={styles.ways}>
        <LinkButton download href={toCalendarFileHref(course.eduUid)} icon={CalendarPlus} size="small">
          {t('eduDetail.calendarFile')}
        </LinkButton>
        <CopyLink />
        <LinkButton href={toAskHref('EDU', course.title)} icon={MessageSquareText} size="small">
          {t('eduDetail.ask')}
        </LinkButton>
      </p>
      <Facts course={course} />
      <Curriculum course={course} />
      <Downloads files={course.files} />
    </div>
  );
}

/** Copies the address, which includes the course. */
function CopyLink() {
  const t = useText();
  const copy = useCopy();
  const handleCopy = () =>
    copy(window.location.href, { done: t('eduDetail.copied'), failed: t('eduDetail.copyFailed') });
  return (
    <Button icon={Link2} onClick={() => void handleCopy()} size="small">
      {t('eduDetail.copyLink')}
    </Button>
  );
}

/** Downloads of the course. */
function Downloads({ files }: Pick<EduDetail, 'files'>) {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <section className={styles.downloads}>
      <h3 className={styles.subtitle}>{t('eduDetail.files')}</h3>
      <ul className={styles.ways}>
        {files.map(({ fileUid, orgNm, ext, size, url }) => (
          <li className={styles.file} key={fileUid}>
            <LinkButton download={orgNm} href={url} icon={Download}>
              {orgNm}
            </LinkButton>
            <span className={styles.size}>{`${ext.toUpperCase()} · ${formatFileSize(size)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ course }: { readonly course: EduDetail }) {
  const t = useText();
  const { formatShortDate, formatShortDay } = useFormats();
  const { applyFrom, applyTo, startDt, endDt, capacity, appliedCnt, waitCnt, fee } = course;
  return (
    <DefinitionTable
      caption={t('eduDetail.facts')}
      items={[
        { term: t('eduDetail.target'), value: course.classNms.join(', ') || t(`eduList.audiences.${course.aud}`) },
        {
          term: t('eduDetail.apply'),
          value: t('eduDetail.between', {
            from: formatDateTime(applyFrom),
            to: `${formatShortDate(applyTo, applyFrom)} ${formatTime(applyTo)}`,
          }),
        },
        {
          term: t('eduDetail.period'),
          value:
            startDt === endDt
              ? formatDay(startDt)
              : t('eduDetail.between', { from: formatDay(startDt), to: formatShortDay(endDt, startDt) }),
        },
        ...(course.levelCd == null ? [] : [{ term: t('eduDetail.level'), value: eduLevelNames[course.levelCd] }]),
        ...(course.preparation == null ? [] : [{ term: t('eduDetail.preparation'), value: course.preparation }]),
        { term: t('eduDetail.place'), value: <Place course={course} /> },
        { term: t('eduDetail.lecturer'), value: course.lecturer },
        {
          term: t('eduDetail.seats'),
          value:
            waitCnt > 0
              ? t('eduDetail.seatsWaiting', { capacity, applied: appliedCnt, wait: waitCnt })
              : t('eduDetail.seatsTaken', { capacity, applied: appliedCnt }),
        },
        { term: t('eduDetail.criteria'), value: course.criteria },
        { term: t('eduDetail.fee'), value: fee === 0 ? t('eduDetail.free') : formatKrw(fee) },
        ...(course.devices.length === 0
          ? []
          : [{ term: t('eduDetail.devices'), value: course.devices.map(({ eqNm }) => eqNm).join(', ') }]),
        {
          term: t('eduDetail.cancelUntil'),
          value: t('eduDetail.untilDay', { day: formatDay(course.cancelUntil) }),
        },
        { term: t('eduDetail.contact'), value: course.contact },
      ]}
    />
  );
}

function Place({ course: { place, typeCd } }: { readonly course: EduDetail }) {
  const t = useText();
  return (
    <>
      <span>{place}</span>
      {typeCd !== 'GROUP' && <span className={styles.online}>{t('eduDetail.online')}</span>}
    </>
  );
}

function Curriculum({ course: { sessions, typeCd } }: { readonly course: EduDetail }) {
  const t = useText();
  if (sessions.length === 0) return null;
  return (
    <DataTable
      caption={t('eduDetail.curriculum')}
      columns={[
        {
          key: 'no',
          header: t('eduDetail.session'),
          role: 'category',
          width: '5rem',
          cell: ({ no }) => t('eduDetail.sessionNo', { no }),
        },
        { key: 'title', header: t('eduDetail.subject'), role: 'title', cell: ({ title }) => title },
        {
          key: 'date',
          header: t('eduDetail.date'),
          role: 'date',
          width: '8rem',
          cell: ({ date }) => formatDate(`${date}T00:00:00+09:00`),
        },
        ...(typeCd === 'ONLINE'
          ? []
          : [
              {
                key: 'time',
                header: t('eduDetail.time'),
                width: '8rem',
                cell: ({ from, to }: EduDetail['sessions'][number]) => t('eduDetail.between', { from, to }),
              },
            ]),
      ]}
      rowKey={({ no }) => no}
      rows={sessions}
      showCaption
    />
  );
}
