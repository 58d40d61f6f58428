import X from 'lucide-react/icons/x';
import { Logo } from '../brand/Logo.tsx';
import type { ChromeModel } from '../chromeTypes.ts';
import { IconButton } from '../IconButton.tsx';
import { messages } from '../messages.ko.ts';
import { useModalDialog } from '../useModalDialog.ts';
import styles from './Drawer.module.css';
import { DrawerMenu } from './DrawerMenu.tsx';
import { DrawerPerson } from './DrawerPerson.tsx';
import { DrawerShortcuts } from './DrawerShortcuts.tsx';

export interface DrawerProps {
  model: ChromeModel;
  open: boolean;
  onClose: () => void;
}

/** The whole menu from the side, over the page. */
export function Drawer({ model, open, onClose }: DrawerProps) {
  const dialog = useModalDialog(open, onClose);
  return (
    <dialog {...dialog} className={styles.drawer} aria-label={messages.drawer.title}>
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <Logo onClick={onClose} />
            <IconButton icon={X} label={messages.drawer.close} onClick={onClose} />
          </div>
          <DrawerPerson session={model.session} onLogout={model.onLogout} onFollow={onClose} />
          <DrawerMenu model={model} onFollow={onClose} />
          <DrawerShortcuts onFollow={onClose} />
        </div>
      )}
    </dialog>
  );
}
