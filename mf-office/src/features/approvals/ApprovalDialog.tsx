import { adminApproval } from '@haesol/contracts/member';
import { DataTable, Dialog, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { TwoLines } from '#ui/TwoLines';
import styles from './ApprovalDialog.module.css';
import { ApprovalFacts } from './ApprovalFacts.tsx';

export interface ApprovalDialogProps {
  readonly propUid: string;
  onClose(): void;
}

/** A proposed move with its items, and the result of each. */
export function ApprovalDialog({ propUid, onClose }: ApprovalDialogProps) {
  const t = useText();
  const query = useEndpoint(adminApproval, { params: { propUid } });
  return (
    <Dialog onClose={onClose} open size="wide" title={t('approvals.title')}>
      <div className={styles.dialog}>
        <ApprovalFacts propUid={propUid} />
        <QueryView query={query} skeleton={<Skeleton rows={6} />}>
          {({ rows }) => (
            <DataTable
              caption={t('approvals.items')}
              columns={[
                {
                  key: 'state',
                  header: t('queue.state'),
                  role: 'status',
                  width: '6rem',
                  cell: ({ state }) => t(`approvals.itemStates.${state}`),
                },
                {
                  key: 'item',
                  header: t('approvals.item'),
                  role: 'title',
                  cell: ({ no, title, message }) => (
                    <TwoLines
                      first={[no, title].filter((part) => part !== '').join(' · ') || t('approvals.gone')}
                      second={message ?? ''}
                    />
                  ),
                },
                { key: 'member', header: t('queue.member'), width: '7rem', cell: ({ memberNm }) => memberNm },
              ]}
              rowKey={({ uid }) => uid}
              rows={rows}
            />
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}
