import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Drawer.module.css';
import { useModal } from './useModal.ts';

export interface DrawerProps {
  open: boolean;
  /** Called on Esc, the close button, or a press on the backdrop. */
  onClose: () => void;
  /** Name, and heading unless `head` replaces it. */
  title: string;
  /** Replaces the heading, e.g. with a logo. */
  head?: ReactNode;
  /** Name of the close button. @default "닫기" */
  closeLabel?: string | undefined;
  /** Edge of the window. @default 'end' */
  side?: 'start' | 'end' | 'bottom';
  /** Buttons, fixed at the bottom. */
  foot?: ReactNode;
  /** Rendered only while open. */
  children: ReactNode;
}

/** Modal dialog at the edge of the window, for menus and filters. */
export function Drawer({ open, onClose, title, head, closeLabel, side = 'end', foot, children }: DrawerProps) {
  const say = useKitText();
  const titleId = useId();
  const modal = useModal(open, onClose, { closesOnBackdrop: true });

  return (
    <dialog
      {...modal}
      aria-label={head === undefined ? undefined : title}
      aria-labelledby={head === undefined ? titleId : undefined}
      className={styles.drawer}
      data-side={side}
    >
      {open ? (
        <div className={styles.frame}>
          <div className={styles.head}>
            {head ?? (
              <h2 className={styles.title} id={titleId}>
                {title}
              </h2>
            )}
            <IconButton icon={X} iconSize={24} label={closeLabel ?? say(uiTexts.close)} onClick={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
          {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
