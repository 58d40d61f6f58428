import { adminAccessLog, adminReviewAccess, toAuditActionName } from '@haesol/contracts/member';
import { Badge, Button, TextLink } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { lists, type RowOf } from '#lists';
import { useRefresh } from '#moves/useRefresh';
import { toMemberHref } from '#paths';
import { useColumns } from '#ui/columns';
import { EntityDialog } from '#ui/EntityDialog';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

/** Looks of staff at personal data: who saw whose, when, why and from which address. */
export default function AccessLogScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminAccessLog>>();
  const list = useListState(lists.access);
  const call = useCall();
  const shell = useShell();
  const query = useGet(lists.access.get);
  const refresh = useRefresh(adminAccessLog);
  const [isReviewing, setReviewing] = useState(false);
  const review = query.data?.review;
  const last =
    review?.lastDt == null
      ? t('access.neverReviewed')
      : t('access.lastReview', { date: formatDate(review.lastDt), name: review.lastNm ?? '' });
  const isLate = review?.dueDt != null && Date.parse(review.dueDt) < shell.now();
  const due = review?.dueDt == null ? undefined : formatDate(review.dueDt);
  return (
    <QueuePage
      actions={
        review !== undefined &&
        review.lookCnt > 0 && (
          <Button onClick={() => setReviewing(true)} variant="primary">
            {t('access.review')}
          </Button>
        )
      }
      columns={[
        columns.time('at', t('audit.at'), ({ at }) => at),
        { key: 'actor', header: t('access.actor'), width: '8rem', cell: ({ actorNm }) => actorNm ?? t('audit.system') },
        {
          key: 'whose',
          header: t('access.whose'),
          role: 'title',
          cell: ({ action, memberUid, memberNm, target, rowCnt }) => (
            <TwoLines
              first={
                memberUid === null ? (
                  [target, rowCnt !== null && t('access.rows', { count: rowCnt })].filter(Boolean).join(' · ')
                ) : (
                  <TextLink href={toMemberHref(memberUid)}>{memberNm ?? t('queue.none')}</TextLink>
                )
              }
              second={toAuditActionName(action)}
            />
          ),
        },
        {
          key: 'purpose',
          header: t('members.purpose'),
          cell: ({ purposeCd, memo, action, items }) => (
            <TwoLines
              first={[toPurpose(t, action, purposeCd), memo].filter((part) => part !== '').join(' · ')}
              second={items.map((item) => t(`members.items.${item}`)).join(', ')}
            />
          ),
        },
        {
          key: 'marks',
          header: t('access.marks'),
          width: '8rem',
          onPhone: 'labelled',
          cell({ marks, otherAreaYn }) {
            const all = [...marks, ...(otherAreaYn === 'Y' ? (['AREA'] as const) : [])];
            if (all.length === 0) return t('queue.none');
            return <Badge color="red">{all.map((mark) => t(`access.marked.${mark}`)).join(', ')}</Badge>;
          },
        },
        {
          key: 'ip',
          header: t('audit.ip'),
          width: '10rem',
          onPhone: 'hidden',
          cell: ({ ip, requestId }) => <TwoLines first={ip ?? t('queue.none')} second={requestId ?? ''} />,
        },
      ]}
      empty={{ title: t('access.empty'), text: t('access.emptyText') }}
      lead={
        <>
          {t('access.lead')} {last}{' '}
          {isLate ? (
            <Badge color="red">{t('access.overdue', { date: due })}</Badge>
          ) : (
            due && t('access.due', { date: due })
          )}
        </>
      }
      list={list}
      moves={[]}
      nameOf={({ actorNm }) => actorNm ?? ''}
      query={query}
      rowKey={({ lookUid }) => lookUid}
      searched={t('access.searched')}
      screen="access"
      states={{
        key: 'marked',
        label: t('access.marks'),
        all: t('queue.all'),
        options: [{ value: 'Y', label: t('access.onlyMarked') }],
      }}
      title={t('names.access')}
      hasPeriod
    >
      {isReviewing && review !== undefined && (
        <EntityDialog
          body={adminReviewAccess.body}
          draft="accessReview"
          fields={[{ name: 'memo', kind: 'text', label: t('access.reviewMemo') }]}
          hidden={{ lookCnt: review.lookCnt }}
          initial={{}}
          onClose={() => setReviewing(false)}
          onRefused={refresh}
          save={t('access.review')}
          saved={t('access.reviewed')}
          send={(body) => call(adminReviewAccess, { body }).then(refresh)}
          title={t('access.reviewTitle')}
        >
          <p>{t('access.reviewNote', { looks: review.lookCnt, marked: review.markedCnt })}</p>
        </EntityDialog>
      )}
    </QueuePage>
  );
}

function toPurpose(t: ReturnType<typeof useText>, action: string, purposeCd: string): string {
  if (action === 'edu.attendance') return t('enrolments.attendance');
  if (purposeCd === '') return '';
  return t(
    action.endsWith('.reveal') || action === 'file.look'
      ? `members.purposes.${purposeCd}`
      : `exports.purposes.${purposeCd}`,
  );
}
