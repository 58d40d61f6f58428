import { Dialog, Icon } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import Headset from 'lucide-react/icons/headset';
import Info from 'lucide-react/icons/info';
import Navigation from 'lucide-react/icons/navigation';
import TicketCheck from 'lucide-react/icons/ticket-check';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ChatPanel } from './ChatPanel.tsx';
import { DirectionPanel } from './DirectionPanel.tsx';
import { InfoPanel } from './InfoPanel.tsx';
import { PassPanel } from './PassPanel.tsx';
import { PromotionPanel } from './PromotionPanel.tsx';
import styles from './StickyScreen.module.css';

const panels = {
  promotion: { icon: TicketPercent, Panel: PromotionPanel },
  info: { icon: Info, Panel: InfoPanel },
  pass: { icon: TicketCheck, Panel: PassPanel },
  directions: { icon: Navigation, Panel: DirectionPanel },
  chat: { icon: Headset, Panel: ChatPanel },
} as const satisfies Record<string, { icon: typeof Info; Panel: ComponentType }>;

type PanelName = keyof typeof panels;
const names = Object.keys(panels) as PanelName[];

/**
 * Slot `site.sticky.v1`: quick links of the travel service, a rail beside wide pages and a bar at the bottom of narrow ones. Each
 * opens a dialog, so that the page stays.
 */
export default function StickyScreen() {
  const t = useText();
  const [open, setOpen] = useState<PanelName>();
  const close = () => setOpen(undefined);
  return (
    <nav aria-label={t('sticky.label')} className={styles.area}>
      <ul className={styles.list}>
        {names.map((name) => (
          <li className={styles.item} key={name}>
            <button aria-haspopup="dialog" className={styles.button} onClick={() => setOpen(name)} type="button">
              <Icon of={panels[name].icon} size={24} />
              {t(`sticky.${name}.name`)}
            </button>
          </li>
        ))}
      </ul>
      <Dialog onClose={close} open={open !== undefined} size="wide" title={open && t(`sticky.${open}.name`)}>
        {open && <OpenPanel name={open} onLeave={close} />}
      </Dialog>
    </nav>
  );
}

/** Panel in the dialog, which closes when a link in it is followed. */
function OpenPanel({ name, onLeave }: { readonly name: PanelName; onLeave(): void }) {
  const { Panel } = panels[name];
  const box = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const panel = box.current;
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="/"]') !== null) leave.current();
    };
    panel?.addEventListener('click', handleClick);
    return () => panel?.removeEventListener('click', handleClick);
  }, []);
  return (
    <div className={styles.panel} ref={box}>
      <Panel />
    </div>
  );
}
