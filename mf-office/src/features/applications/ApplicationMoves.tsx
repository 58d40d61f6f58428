import {
  adminApplicationGet,
  adminApplicationMove,
  adminApplications,
  adminSupplementExtend,
  adminVisitMove,
  advisorsList,
  type StaffTarget,
} from '@haesol/contracts/learn';
import { Button, EmptyState } from '@haesol/kit';
import { useCall, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { useRefresh } from '#moves/useRefresh';
import { EntityDialog, type EntityField } from '#ui/EntityDialog';
import styles from './ApplicationScreen.module.css';
import type { StaffApplicationDetail } from './ApplicationScreen.tsx';

type Act = StaffTarget | 'DUE' | 'VISIT';

const withVisit: readonly string[] = ['MATCHED', 'IN_PROGRESS'];
/** Moves with an agreement, a report or other results as files. */
const withFiles: readonly Act[] = ['MATCHED', 'SELECTED', 'IN_PROGRESS', 'REPORTING', 'DONE'];

/** Moves of an application that its state allows, each with the fields that it needs. */
export function ApplicationMoves({ application }: { readonly application: StaffApplicationDetail }) {
  const t = useText();
  const { state, targets } = application;
  const [act, setAct] = useState<Act>();
  const acts: readonly Act[] = [
    ...targets,
    ...(state === 'SUPPLEMENT' ? (['DUE'] as const) : []),
    ...(withVisit.includes(state) ? (['VISIT'] as const) : []),
  ];
  if (acts.length === 0 && act === undefined) return <EmptyState size="small" title={t('applications.closed')} />;
  return (
    <div className={styles.moves}>
      {acts.map((to, at) => (
        <Button
          block
          key={to}
          onClick={() => setAct(to)}
          variant={to === 'REJECTED' ? 'danger' : at === 0 ? 'primary' : 'plain'}
        >
          {t(`applications.moves.${to}`)}
        </Button>
      ))}
      {act !== undefined && <ActDialog act={act} application={application} onClose={() => setAct(undefined)} />}
    </div>
  );
}

interface ActDialogProps {
  readonly act: Act;
  readonly application: StaffApplicationDetail;
  onClose(): void;
}

function ActDialog({ act, application: { aplUid, dueDt, visitDt, visitPlace, rev }, onClose }: ActDialogProps) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminApplications, adminApplicationGet);
  const advisors = useEndpoint(advisorsList, act === 'MATCHED' ? { query: { pageSize: 100 } } : undefined);
  const fields: Readonly<Record<string, EntityField>> = {
    memo: {
      name: 'memo',
      kind: 'text',
      label: t('queue.memo'),
      isOptional: act !== 'SUPPLEMENT' && act !== 'REJECTED',
      help: t('applications.memoHelp'),
    },
    dueDt: { name: 'dueDt', kind: 'date', label: t('applications.due') },
    advisorUid: {
      name: 'advisorUid',
      kind: 'select',
      label: t('applications.advisor'),
      options: (advisors.data?.list ?? []).map(({ advisorUid, nm, affiliation }) => ({
        value: advisorUid,
        label: `${nm} (${affiliation})`,
      })),
    },
    visitDt: { name: 'visitDt', kind: 'datetime', label: t('applications.visitDt'), isOptional: act !== 'VISIT' },
    visitPlace: { name: 'visitPlace', kind: 'line', label: t('applications.visitPlace'), isOptional: true },
  };
  const names: Readonly<Partial<Record<Act, readonly string[]>>> = {
    SUPPLEMENT: ['dueDt', 'memo'],
    MATCHED: ['advisorUid', 'visitDt', 'visitPlace', 'memo'],
    DUE: ['dueDt', 'memo'],
    VISIT: ['visitDt', 'visitPlace', 'memo'],
  };
  const common = {
    title: t(`applications.moves.${act}`),
    draft: `application.${aplUid}.${act}`,
    fields: (names[act] ?? ['memo']).flatMap((name) => fields[name] ?? []),
    initial: { dueDt, visitDt, visitPlace },
    save: t(`applications.moves.${act}`),
    saved: t('applications.moved'),
    hidden: { rev },
    // Shows the state to which another has brought it; what was typed stays.
    onRefused: refresh,
    onClose,
  };
  const params = { aplUid };
  if (act === 'DUE') {
    return (
      <EntityDialog
        {...common}
        body={adminSupplementExtend.body}
        send={(body) => call(adminSupplementExtend, { params, body }).then(refresh)}
      />
    );
  }
  if (act === 'VISIT') {
    return (
      <EntityDialog
        {...common}
        body={adminVisitMove.body}
        send={(body) => call(adminVisitMove, { params, body }).then(refresh)}
      />
    );
  }
  return (
    <EntityDialog
      {...common}
      body={adminApplicationMove.body}
      files={withFiles.includes(act) ? { refType: 'TIMELINE', label: t('queue.files'), initial: [] } : undefined}
      hidden={{ to: act, rev }}
      send={(body) => call(adminApplicationMove, { params, body }).then(refresh)}
    >
      {act === 'REJECTED' && <p>{t('applications.rejectNote')}</p>}
    </EntityDialog>
  );
}
