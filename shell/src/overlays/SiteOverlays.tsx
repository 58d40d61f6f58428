import { ConfirmDialog, LiveRegion, LoadingOverlay } from '@haesol/kit';
import { useAtomValue, useSetAtom } from 'jotai';
import { ModalLiveRegion } from '../chrome/feedback/ModalLiveRegion.tsx';
import { OfflineNotice } from '../chrome/feedback/OfflineNotice.tsx';
import { ToastRegion } from '../chrome/feedback/ToastRegion.tsx';
import { useOffline } from '../chrome/useOffline.ts';
import { messages } from '../messages.ko.ts';
import { OverrideSpot } from '../override/OverrideSpot.tsx';
import { sessionAtom } from '../session/sessionAtoms.ts';
import { IdleDialog } from '../signIn/IdleDialog.tsx';
import { LoginDialog } from '../signIn/LoginDialog.tsx';
import { loginDialogAtom } from '../signIn/signInAtoms.ts';
import {
  announcementAtom,
  dismissToastAtom,
  isOverlayShownAtom,
  questionAtom,
  showToastAtom,
  toastsAtom,
} from '../state/overlayAtoms.ts';
import { AlertsOverlay } from './AlertsOverlay.tsx';

/** Overlays of every page: toasts, offline notice, question, loading overlay and live region. */
export function SiteOverlays() {
  const toasts = useAtomValue(toastsAtom);
  const announcement = useAtomValue(announcementAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const showToast = useSetAtom(showToastAtom);
  const isOffline = useOffline(() => showToast({ kind: 'info', text: messages.network.back }));
  const question = useAtomValue(questionAtom);
  const loginDialog = useAtomValue(loginDialogAtom);
  return (
    <>
      <LiveRegion message={announcement} />
      <ModalLiveRegion message={announcement} />
      <OverrideSpot />
      <OfflineNotice open={isOffline} />
      <ToastRegion onDismiss={dismiss} toasts={toasts} />
      <ConfirmDialog
        danger={question?.danger}
        no={question?.no ?? ''}
        onNo={() => question?.answer(false)}
        onYes={() => question?.answer(true)}
        open={question !== null}
        text={question?.text}
        title={question?.title}
        yes={question?.yes ?? ''}
      />
      <LoginDialog
        isLocked={useAtomValue(sessionAtom).isLocked === true}
        onClose={() => loginDialog?.close()}
        view={loginDialog}
      />
      <IdleDialog />
      <AlertsOverlay />
      <LoadingOverlay label={messages.loading.overlay} open={useAtomValue(isOverlayShownAtom)} />
    </>
  );
}
