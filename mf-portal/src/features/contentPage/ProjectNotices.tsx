import type { ApplyNotice } from '@haesol/contracts/learn';
import { type DataColumn, DataTable, EmptyState, LinkButton, Skeleton, TextLink } from '@haesol/kit';
import { formatDate, formatKrw } from '@haesol/remote/i18n';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { toAskHref, toProjectNoticeHref } from '#paths';
import { ReceptionBadge } from '#ui/ReceptionBadge';
import { projectNotices } from './contentGets.ts';
import styles from './NoticeList.module.css';

/** Notices of joint projects, open ones first. */
export function ProjectNotices() {
  const t = useText();
  const columns: readonly DataColumn<ApplyNotice>[] = [
    {
      key: 'title',
      header: t('projectNotices.name'),
      role: 'title',
      cell: ({ noticeUid, title }) => (
        <TextLink href={toProjectNoticeHref(noticeUid)} tone="quiet">
          {title}
        </TextLink>
      ),
    },
    {
      key: 'kind',
      header: t('projectNotices.kind'),
      role: 'category',
      width: '14%',
      onPhone: 'hidden',
      cell: ({ kindNm }) => kindNm,
    },
    {
      key: 'period',
      header: t('projectNotices.period'),
      role: 'date',
      width: '22%',
      cell: ({ applyFrom, applyTo }) => [applyFrom, applyTo].map((at) => formatDate(at)).join('~\u200b'),
    },
    {
      key: 'support',
      header: t('projectNotices.support'),
      role: 'number',
      width: '17%',
      onPhone: 'labelled',
      cell: ({ supportMax }) => t('projectNotices.upTo', { amount: formatKrw(supportMax) }),
    },
    {
      key: 'state',
      header: t('projectNotices.state'),
      role: 'status',
      width: '15%',
      cell: ({ state, dday }) => <ReceptionBadge dday={dday} state={state} />,
    },
  ];
  return (
    <section>
      <h2 className={styles.caption}>{t('projectNotices.title')}</h2>
      <QueryView
        empty={
          <EmptyState title={t('projectNotices.empty')}>
            <LinkButton href={toAskHref('ASSN')}>{t('content.action.askProject')}</LinkButton>
          </EmptyState>
        }
        isEmpty={({ list }) => list.length === 0}
        query={useGet(projectNotices)}
        skeleton={<Skeleton lines={6} />}
      >
        {({ list }) => (
          <DataTable
            caption={t('projectNotices.title')}
            columns={columns}
            rowKey={({ noticeUid }) => noticeUid}
            rows={list}
          />
        )}
      </QueryView>
    </section>
  );
}
