import { ConfirmDialog, LiveRegion, LoadingOverlay } from '@haesol/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { ToastRegion } from '../chrome/feedback/ToastRegion.tsx';
import { messages } from '../chrome/messages.ko.ts';
import { AlertsOverlay } from './AlertsOverlay.tsx';
import { IdleDialog } from './IdleDialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import {
  announcementAtom,
  dismissToastAtom,
  isOverlayShownAtom,
  loginDialogAtom,
  questionAtom,
  toastsAtom,
} from './uiAtoms.ts';

/** What lies over every page: toasts, the question, the loading overlay and the live region. */
export function SiteOverlays() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const question = useAtomValue(questionAtom);
  const loginDialog = useAtomValue(loginDialogAtom);
  return (
    <>
      <LiveRegion message={useAtomValue(announcementAtom)} />
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
      <LoginDialog onClose={() => loginDialog?.close()} view={loginDialog} />
      <IdleDialog />
      <AlertsOverlay />
      <LoadingOverlay label={messages.loading.overlay} open={useAtomValue(isOverlayShownAtom)} />
    </>
  );
}
