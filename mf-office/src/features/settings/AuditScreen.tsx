import { type adminAudit, toAuditActionName } from '@haesol/contracts/member';
import { TextLink } from '@haesol/kit';
import { useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { toMemberHref } from '#paths';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { AuditChain } from './AuditChain.tsx';
import { AuditDetail } from './AuditDetail.tsx';

/** Audit log: who did what to which item, the latest first. */
export default function AuditScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminAudit>>();
  return (
    <QueuePage
      columns={[
        columns.time('at', t('audit.at'), ({ at }) => at),
        { key: 'actor', header: t('audit.actor'), width: '8rem', cell: ({ actorNm }) => actorNm ?? t('audit.system') },
        {
          key: 'action',
          header: t('audit.action'),
          role: 'title',
          cell: ({ action, targetNm, targetUid }) => (
            <TwoLines
              first={toAuditActionName(action)}
              second={
                action.startsWith('member.') && targetUid !== null ? (
                  <TextLink href={toMemberHref(targetUid)}>{targetNm ?? targetUid}</TextLink>
                ) : (
                  (targetNm ?? targetUid ?? '')
                )
              }
            />
          ),
        },
        {
          key: 'detail',
          header: t('audit.detail'),
          cell: ({ action, detail }) => <AuditDetail action={action} detail={detail} />,
        },
        {
          key: 'ip',
          header: t('audit.ip'),
          width: '10rem',
          onPhone: 'hidden',
          cell: ({ ip, requestId }) => <TwoLines first={ip ?? t('queue.none')} second={requestId ?? ''} />,
        },
      ]}
      empty={{ title: t('audit.empty'), text: t('audit.emptyText') }}
      lead={
        <>
          {t('audit.lead')} <AuditChain />
        </>
      }
      list={useListState(lists.audit)}
      moves={[]}
      nameOf={({ action }) => toAuditActionName(action)}
      query={useGet(lists.audit.get)}
      rowKey={({ auditUid }) => auditUid}
      searched={t('audit.searched')}
      screen="audit"
      title={t('names.audit')}
      hasPeriod
    />
  );
}
