import { type RegistryOverride, toLocalOrigin } from '@haesol/contracts/release';
import { Button, Icon } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useAtomValue } from 'jotai';
import ScanEye from 'lucide-react/icons/scan-eye';
import { useEffect, useRef, useState } from 'react';
import { makeFootRoom } from '../chrome/feedback/footRoom.ts';
import { registryAtom } from '../registry/registry.ts';
import { useServices } from '../services/servicesContext.ts';
import { overrideMessages as messages } from './messages.ko.ts';
import styles from './OverrideBadge.module.css';
import { clearOverride } from './takeBackOverride.ts';

export interface OverrideBadgeProps {
  readonly override: RegistryOverride;
  /** @default reloads the page */
  readonly onReset?: () => void;
}

const loadAnew = () => location.reload();

/**
 * Shows the builds that this browser uses instead of the released ones, with their expiry and a reset button. Placed above bars.
 */
export function OverrideBadge({ override: { builds, ports = {}, until }, onReset = loadAnew }: OverrideBadgeProps) {
  const { base } = useServices();
  const { remotes } = useAtomValue(registryAtom);
  const badge = useRef<HTMLElement>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const element = badge.current;
    return element === null ? undefined : makeFootRoom(element, '--badge-room');
  }, []);

  const reset = async () => {
    setBusy(true);
    if (await clearOverride(base.http)) return onReset();
    setBusy(false);
    base.toast({ kind: 'error', text: messages.resetFailed });
  };

  return (
    <section aria-label={messages.label} className={styles.badge} ref={badge}>
      <p className={styles.until}>
        <Icon of={ScanEye} />
        {messages.until(formatDateTime(new Date(until).toISOString()))}
      </p>
      <ul className={styles.builds}>
        {Object.entries(builds).map(([id, build]) => (
          <li key={id}>
            {id} <code>{build.slice(0, 8)}</code>
          </li>
        ))}
        {Object.entries(ports).map(([id, port]) => (
          <li key={id}>
            {id} <code>{`localhost:${port}`}</code>
            {!remotes[id]?.entry.startsWith(`${toLocalOrigin(port)}/`) && ` ${messages.unreachable}`}
          </li>
        ))}
      </ul>
      <Button busy={isBusy} onClick={() => void reset()} size="small">
        {messages.reset}
      </Button>
    </section>
  );
}
