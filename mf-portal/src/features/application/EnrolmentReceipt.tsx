import { eduKindNames, enrollStateNames, learnPolicy, type MyEnrolmentDetail } from '@haesol/contracts/learn';
import { Badge } from '@haesol/kit';
import { formatDate, formatDateTime, formatKrw } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { toMyEduHref } from '#paths';
import { Receipt } from './Receipt.tsx';

/** Receipt of an enrolment: a seat that the office confirms, or a position on the waiting list. */
export function EnrolmentReceipt({ enrolment }: { readonly enrolment: MyEnrolmentDetail }) {
  const t = useText();
  const { aplUid, aplNo, appliedDt, state, waitNo, title, startDt, endDt, attendeeNm, criteria, fee, files } =
    enrolment;
  const isWaiting = state === 'WAITLIST';
  const stateNm = isWaiting ? t('apply.complete.edu.waiting', { no: waitNo ?? '' }) : enrollStateNames[state];
  const period = startDt === endDt ? formatDate(startDt) : `${formatDate(startDt)}~${formatDate(endDt)}`;
  const first = isWaiting ? 'promotion' : 'confirmation';
  return (
    <Receipt
      aplNo={aplNo}
      badge={<Badge color={isWaiting ? 'gray' : 'sky'}>{stateNm}</Badge>}
      contact={enrolment.contact}
      files={files}
      items={[
        { term: t('apply.complete.edu.course'), value: title },
        { term: t('apply.complete.edu.attendee'), value: attendeeNm },
        { term: t('apply.complete.edu.period'), value: period },
        { term: t('apply.complete.date'), value: formatDateTime(appliedDt) },
        { term: t('apply.complete.edu.fee'), value: fee === 0 ? t('apply.complete.edu.free') : formatKrw(fee) },
      ]}
      kindName={eduKindNames[enrolment.kind ?? 'COURSE']}
      mineHref={toMyEduHref(aplUid)}
      steps={[
        {
          id: 'applied',
          title: stateNm,
          state: 'done',
          time: formatDateTime(appliedDt),
          dateTime: appliedDt,
        },
        {
          id: first,
          title: t(`apply.complete.edu.${first}`),
          state: 'todo',
          text: t(`apply.complete.edu.${first}Text`, { hours: learnPolicy.offerHours }),
        },
        {
          id: 'start',
          title: t('apply.complete.edu.start'),
          state: 'todo',
          time: formatDate(startDt),
          dateTime: startDt,
          text: t('apply.complete.edu.startText'),
        },
        { id: 'completion', title: t('apply.complete.edu.completion'), state: 'todo', text: criteria },
      ]}
    />
  );
}
