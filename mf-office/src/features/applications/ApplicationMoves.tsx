import {
  adminAdvisors,
  adminApplicationGet,
  adminApplicationMove,
  adminApplications,
  adminSupplementExtend,
  adminVisitMove,
  type StaffTarget,
} from '@haesol/contracts/learn';
import { Button, EmptyState } from '@haesol/kit';
import { useCall, useEndpoint, useListState, useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { lists } from '#lists';
import { useItemKeys } from '#moves/useItemKeys';
import { useOpenNext } from '#moves/useOpenNext';
import { usePreviewCall } from '#moves/usePreviewCall';
import { useRefresh } from '#moves/useRefresh';
import { stepPage, useStepKeys } from '#moves/useStepKeys';
import { toApplicationHref } from '#paths';
import { useOfferedMoves, useWantedMove } from '#state/offeredMoves';
import { hasKeysAtom } from '#state/settings';
import { EntityDialog, type EntityField } from '#ui/EntityDialog';
import { OpenNext } from '#ui/OpenNext';
import { usePageRight } from '#ui/officeRights';
import { AdvisorField } from './AdvisorField.tsx';
import styles from './ApplicationScreen.module.css';
import type { StaffApplicationDetail } from './ApplicationScreen.tsx';
import { isWaitingApplication } from './applicationRules.ts';

type Act = StaffTarget | 'DUE' | 'VISIT';

const withVisit: readonly string[] = ['MATCHED', 'IN_PROGRESS'];
/** Moves with an agreement, a report or other results as files. */
const withFiles: readonly Act[] = ['MATCHED', 'SELECTED', 'IN_PROGRESS', 'REPORTING', 'DONE'];

/** Returns the acts by their keys: the usual one, rejection and supplement. */
function toShortcuts(acts: readonly Act[]): ReadonlyMap<string, Act> {
  const [usual] = acts;
  return new Map<string, Act>([
    ...(usual === undefined || usual === 'REJECTED' ? [] : [['a', usual] as const]),
    ...(acts.includes('REJECTED') ? [['r', 'REJECTED'] as const] : []),
    ...(acts.includes('SUPPLEMENT') && usual !== 'SUPPLEMENT' ? [['s', 'SUPPLEMENT'] as const] : []),
  ]);
}

/** Moves of an application that its state allows, each with the fields that it needs. */
export function ApplicationMoves({ application }: { readonly application: StaffApplicationDetail }) {
  const t = useText();
  const { state, targets } = application;
  const call = useCall();
  const { state: listState, hrefOf } = useListState(lists.applications);
  const openNext = useOpenNext({
    listHref: hrefOf({}),
    list: () => call(adminApplications, { query: { ...listState, pageNum: 1, pageSize: 2 } }),
    uidOf: (row) => row.aplUid,
    isWaiting: isWaitingApplication,
    hrefOf: toApplicationHref,
  });
  const hasKeys = useAtomValue(hasKeysAtom);
  const [act, setAct] = useState<Act>();
  const acts: readonly Act[] = [
    ...targets,
    ...(state === 'SUPPLEMENT' ? (['DUE'] as const) : []),
    ...(withVisit.includes(state) ? (['VISIT'] as const) : []),
  ];
  const shortcuts = toShortcuts(acts);
  const keyOf = (to: Act) => [...shortcuts].find(([, named]) => named === to)?.[0];
  const { mayMove } = usePageRight();
  const ownActs = mayMove ? acts : [];
  useItemKeys(
    mayMove
      ? [...shortcuts].map(([name, to]) => ({ name, does: t(`applications.moves.${to}`), run: () => setAct(to) }))
      : [],
  );
  useStepKeys({
    uid: application.aplUid,
    listHref: hrefOf({}),
    list: () => call(adminApplications, { query: { ...listState, ...stepPage } }),
    uidOf: (row) => row.aplUid,
    hrefOf: toApplicationHref,
  });
  useOfferedMoves(
    ownActs.map((to) => ({
      of: application.aplNo ?? application.title,
      label: t(`applications.moves.${to}`),
      shortcut: keyOf(to),
      run: () => setAct(to),
    })),
  );
  useWantedMove(application.aplUid, Object.fromEntries(ownActs.map((to) => [to, () => setAct(to)])));
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
          {hasKeys && keyOf(to) !== undefined && (
            <kbd aria-hidden className={styles.key}>
              {keyOf(to)?.toUpperCase()}
            </kbd>
          )}
        </Button>
      ))}
      {isWaitingApplication(application) && <OpenNext />}
      {act !== undefined && (
        <ActDialog
          act={act}
          application={application}
          onClose={() => setAct(undefined)}
          onDone={() => {
            setAct(undefined);
            // One that goes on waiting, as at the start of a review, stays open.
            if (isWaitingApplication(application) && !isWaitingApplication({ state: act }))
              void openNext(application.aplUid);
          }}
        />
      )}
    </div>
  );
}

interface ActDialogProps {
  readonly act: Act;
  readonly application: StaffApplicationDetail;
  onClose(): void;
  /** Called after a success. */
  onDone(): void;
}

function ActDialog({ act, application: { aplUid, dueDt, visitDt, visitPlace, rev }, onClose, onDone }: ActDialogProps) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminApplications, adminApplicationGet);
  const advisors = useEndpoint(adminAdvisors, act === 'MATCHED' ? { params: { aplUid } } : undefined);
  const fields: Readonly<Record<string, EntityField>> = {
    memo: {
      name: 'memo',
      kind: 'text',
      label: t('queue.memo'),
      isOptional: act !== 'SUPPLEMENT' && act !== 'REJECTED',
      help: t('applications.memoHelp'),
    },
    dueDt: { name: 'dueDt', kind: 'date', label: t('applications.due') },
    documents: {
      name: 'documents',
      kind: 'lines',
      label: t('applications.documents'),
      isOptional: true,
      help: t('applications.documentsHelp'),
    },
    advisorUid: {
      name: 'advisorUid',
      kind: 'rows',
      label: t('applications.advisor'),
      control: (props) => <AdvisorField {...props} advisors={advisors.data?.list ?? []} />,
    },
    visitDt: { name: 'visitDt', kind: 'datetime', label: t('applications.visitDt'), isOptional: act !== 'VISIT' },
    visitPlace: { name: 'visitPlace', kind: 'line', label: t('applications.visitPlace'), isOptional: true },
  };
  const names: Readonly<Partial<Record<Act, readonly string[]>>> = {
    SUPPLEMENT: ['dueDt', 'documents', 'memo'],
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
    onClose: onDone,
    onDismiss: onClose,
  };
  const params = { aplUid };
  const preview = usePreviewCall();
  if (act === 'DUE') {
    return (
      <EntityDialog
        {...common}
        body={adminSupplementExtend.body}
        mails={(body) => preview({ name: 'application.due', uid: aplUid, body })}
        send={(body) => call(adminSupplementExtend, { params, body }).then(refresh)}
      />
    );
  }
  if (act === 'VISIT') {
    return (
      <EntityDialog
        {...common}
        body={adminVisitMove.body}
        mails={(body) => preview({ name: 'application.visit', uid: aplUid, body })}
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
      mails={(body) => preview({ name: 'application.move', uid: aplUid, body })}
      send={(body) => call(adminApplicationMove, { params, body }).then(refresh)}
    >
      {act === 'REJECTED' && <p>{t('applications.rejectNote')}</p>}
    </EntityDialog>
  );
}
