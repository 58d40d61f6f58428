import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { AlertPanel } from '../chrome/feedback/AlertPanel.tsx';
import { languageAtom } from '../preferences/language.ts';
import { useServices } from '../services/servicesContext.ts';
import { alertsAtom, isAlertsOpenAtom, loadAlertsAtom, readAlertsAtom } from './alertAtoms.ts';

/** Panel that the bell opens. */
export function AlertsOverlay() {
  const { base } = useServices();
  const [isOpen, setOpen] = useAtom(isAlertsOpenAtom);
  const { list, hasFailed, unreadCnt } = useAtomValue(alertsAtom);
  const read = useSetAtom(readAlertsAtom);
  const load = useSetAtom(loadAlertsAtom);
  const ask = base.http.request;
  const { locale } = useAtomValue(languageAtom);
  return (
    <AlertPanel
      hasFailed={hasFailed}
      list={list}
      locale={locale}
      onClose={() => setOpen(false)}
      onFollow={(ntfUid) => {
        setOpen(false);
        void read(ask, [ntfUid]);
      }}
      onReadAll={() => void read(ask)}
      onRetry={() => void load(ask)}
      open={isOpen}
      unread={unreadCnt}
    />
  );
}
