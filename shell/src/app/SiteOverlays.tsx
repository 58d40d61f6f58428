import { useAtomValue, useSetAtom } from 'jotai';
import { ConfirmDialog } from '../chrome/feedback/ConfirmDialog.tsx';
import { ToastRegion } from '../chrome/feedback/ToastRegion.tsx';
import { LoadingOverlay } from '../chrome/states/LoadingOverlay.tsx';
import { VisuallyHidden } from '../chrome/VisuallyHidden.tsx';
import { AlertsOverlay } from './AlertsOverlay.tsx';
import { announcementAtom, dismissToastAtom, isOverlayShownAtom, questionAtom, toastsAtom } from './uiAtoms.ts';

/** What lies over every page: toasts, the question, the loading overlay and the live region. */
export function SiteOverlays() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const question = useAtomValue(questionAtom);
  return (
    <>
      <div aria-live="polite" role="status">
        <VisuallyHidden>{useAtomValue(announcementAtom)}</VisuallyHidden>
      </div>
      <ToastRegion onDismiss={dismiss} toasts={toasts} />
      <ConfirmDialog onAnswer={(yes) => question?.answer(yes)} question={question} />
      <AlertsOverlay />
      <LoadingOverlay open={useAtomValue(isOverlayShownAtom)} />
    </>
  );
}
