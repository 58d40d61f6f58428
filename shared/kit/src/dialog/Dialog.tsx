import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Esc or the close button. */
  onClose: () => void;
  /** Heading and name. */
  title: ReactNode;
  /** Up to two buttons, the safe one first. */
  foot?: ReactNode;
  /** small: 400 px · wide: 720 px · full: the window. @default 'small' */
  size?: 'small' | 'wide' | 'full';
  /** Gets the focus on opening instead of the close button, e.g. the first field of a short form. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Focuses the heading on opening, for long content that is read from its start (APG). @default false */
  focusTitle?: boolean;
  /** Covers the page, and has no close button: only `open` closes it. @default false */
  locked?: boolean;
  /** Rendered only while open. */
  children: ReactNode;
}

/** Modal dialog in the middle of the window, based on {@link useModal}. */
export function Dialog(props: DialogProps) {
  const say = useKitText();
  const {
    open,
    onClose,
    title,
    foot,
    size = 'small',
    initialFocus,
    focusTitle = false,
    locked = false,
    children,
  } = props;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const modal = useModal(open, onClose, { initialFocus: focusTitle ? titleRef : initialFocus, isLocked: locked });
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={styles.dialog}
      data-locked={locked || undefined}
      data-size={size}
    >
      {open ? (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId} ref={titleRef} {...(focusTitle && { tabIndex: -1 })}>
              {title}
            </h2>
            {locked ? null : (
              <span className={styles.close}>
                <IconButton icon={X} iconSize={24} label={say(uiTexts.close)} onClick={onClose} />
              </span>
            )}
          </div>
          <div className={styles.content}>{children}</div>
          {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
