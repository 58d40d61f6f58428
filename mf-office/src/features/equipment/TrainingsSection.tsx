import type { EndpointData } from '@haesol/contracts/common';
import { adminEndTraining, adminEquipmentGet, adminTrainings } from '@haesol/contracts/lab';
import { Button, DataTable, EmptyState, Skeleton } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { QueryView, useCall, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useId, useState } from 'react';
import { usePreviewCall } from '#moves/usePreviewCall';
import { useRefresh } from '#moves/useRefresh';
import { EntityDialog } from '#ui/EntityDialog';
import { MemberLink } from '#ui/MemberLink';
import { usePageRight } from '#ui/officeRights';
import styles from './EquipmentEditScreen.module.css';
import { TrainingDialog } from './TrainingDialog.tsx';

const pageSize = 20;

type Training = EndpointData<typeof adminTrainings>['list'][number];

/** Safety trainings for a device; staff record one, and end one with a reason. */
export function TrainingsSection({ eqUid }: { readonly eqUid: string }) {
  const t = useText();
  const titleId = useId();
  const [pageNum, setPage] = useState(1);
  const [edited, setEdited] = useState<Training | 'new'>();
  const query = useEndpoint(adminTrainings, { params: { eqUid }, query: { pageNum, pageSize } });
  const { mayMove } = usePageRight();
  const close = () => setEdited(undefined);
  return (
    <section aria-labelledby={titleId} className={styles.trainings}>
      <h2 className={styles.title} id={titleId}>
        {t('trainings.title')}
      </h2>
      {mayMove && (
        <p>
          <Button onClick={() => setEdited('new')}>{t('closures.addTraining')}</Button>
        </p>
      )}
      <QueryView
        empty={<EmptyState size="small" title={t('trainings.empty')} />}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton rows={3} />}
      >
        {({ list, cnt_total: total }) => (
          <>
            <DataTable
              caption={t('trainings.title')}
              columns={[
                { key: 'member', header: t('queue.member'), role: 'title', cell: (row) => <MemberLink of={row} /> },
                {
                  key: 'completed',
                  header: t('closures.fields.completedDt'),
                  role: 'date',
                  width: '10rem',
                  onPhone: 'labelled',
                  cell: ({ completedDt }) => formatDay(completedDt),
                },
                {
                  key: 'valid',
                  header: t('trainings.until'),
                  role: 'date',
                  width: '12rem',
                  onPhone: 'labelled',
                  cell: ({ validDt, validYn }) =>
                    validYn === 'Y' ? formatDay(validDt) : t('trainings.over', { day: formatDay(validDt) }),
                },
                {
                  key: 'by',
                  header: t('trainings.by'),
                  width: '8rem',
                  onPhone: 'labelled',
                  cell: ({ byNm }) => byNm ?? t('queue.none'),
                },
                {
                  key: 'end',
                  header: t('queue.moves'),
                  role: 'action',
                  width: '7rem',
                  cell: (row) =>
                    mayMove && (
                      <Button
                        aria-label={t('trainings.endOf', { name: row.memberNm })}
                        onClick={() => setEdited(row)}
                        size="small"
                      >
                        {t('trainings.end')}
                      </Button>
                    ),
                },
              ]}
              rowKey={({ memberUid }) => memberUid}
              rows={list}
            />
            {total > pageSize && (
              <p className={styles.links}>
                <Button disabled={pageNum === 1} onClick={() => setPage(pageNum - 1)}>
                  {t('trainings.earlier')}
                </Button>
                <Button disabled={pageNum * pageSize >= total} onClick={() => setPage(pageNum + 1)}>
                  {t('trainings.further')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryView>
      {edited === 'new' && <TrainingDialog device={eqUid} onClose={close} />}
      {edited !== undefined && edited !== 'new' && <EndTraining eqUid={eqUid} onClose={close} training={edited} />}
    </section>
  );
}

interface DialogProps {
  readonly eqUid: string;
  onClose(): void;
}

function EndTraining({
  eqUid,
  training: { memberUid, memberNm },
  onClose,
}: DialogProps & { readonly training: Training }) {
  const t = useText();
  const call = useCall();
  const preview = usePreviewCall();
  const refresh = useRefresh(adminTrainings, adminEquipmentGet);
  return (
    <EntityDialog
      body={adminEndTraining.body}
      draft={`training.${eqUid}.${memberUid}`}
      fields={[{ name: 'memo', kind: 'line', label: t('trainings.memo') }]}
      initial={{}}
      mails={(body) => preview({ name: 'training.end', uid: memberUid, eqUid, body })}
      onClose={onClose}
      onRefused={refresh}
      save={t('trainings.end')}
      saved={t('trainings.ended')}
      send={(body) => call(adminEndTraining, { params: { eqUid, memberUid }, body }).then(refresh)}
      title={t('trainings.endOf', { name: memberNm })}
    >
      <p>{t('trainings.endNote')}</p>
    </EntityDialog>
  );
}
