import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './Drawer.module.css';
import { IconButton } from './IconButton.tsx';
import { uiTexts } from './texts.ts';
import { useModal } from './useModal.ts';

export interface DrawerProps {
  open: boolean;
  /** Esc, the close button, or a press beside it. */
  onClose: () => void;
  /** Heading and name; may hold the logo as long as it has words. */
  title: ReactNode;
  /** Edge from which it comes. @default 'end' */
  side?: 'start' | 'end' | 'bottom';
  /** Buttons that stay at its foot. */
  foot?: ReactNode;
  /** Drawn only while open. */
  children: ReactNode;
}

/** A modal dialog at the edge of the window, for menus and filters. */
export function Drawer({ open, onClose, title, side = 'end', foot, children }: DrawerProps) {
  const titleId = useId();
  const { ref, handleCancel, handleClose } = useModal(open, onClose);

  // The backdrop belongs to the dialog element itself; everything visible lies in the frame.
  function handlePress(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === ref.current) {
      onClose();
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Esc, which the browser sends as `cancel`.
    <dialog
      aria-labelledby={titleId}
      className={styles.drawer}
      data-side={side}
      onCancel={handleCancel}
      onClick={handlePress}
      onClose={handleClose}
      ref={ref}
    >
      {open ? (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <IconButton icon={X} iconSize={24} label={uiTexts.close} onClick={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
          {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
