import { Drawer } from '@haesol/kit';
import { messages } from '../../messages.ko.ts';
import { Logo } from '../brand/Logo.tsx';
import type { ChromeModel } from '../chromeTypes.ts';
import { DrawerMenu } from './DrawerMenu.tsx';
import { DrawerPerson } from './DrawerPerson.tsx';
import { DrawerShortcuts } from './DrawerShortcuts.tsx';
import styles from './MenuDrawer.module.css';

export interface MenuDrawerProps {
  model: ChromeModel;
  open: boolean;
  /** Edge of the window with the button that opened it. */
  side: 'start' | 'end';
  onClose: () => void;
}

/** Complete menu, above the page. */
export function MenuDrawer({ model, open, side, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      closeLabel={messages.drawer.close}
      head={<Logo onClick={onClose} />}
      onClose={onClose}
      open={open}
      side={side}
      title={messages.drawer.title}
    >
      <div className={styles.content}>
        <DrawerPerson session={model.session} onLogout={model.onLogout} onFollow={onClose} />
        <DrawerMenu model={model} onFollow={onClose} />
        <DrawerShortcuts onFollow={onClose} travelHref={model.travelHref} />
      </div>
    </Drawer>
  );
}
