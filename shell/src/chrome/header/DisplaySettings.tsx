import { Icon, IconButton, useDismiss } from '@haesol/kit';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import X from 'lucide-react/icons/x';
import { useCallback, useId, useRef, useState } from 'react';
import { messages } from '../../messages.ko.ts';
import { DisplayForm, type DisplayFormProps } from './DisplayForm.tsx';
import styles from './DisplaySettings.module.css';

/** Button of the utility row with a small panel below it (APG "Disclosure"). */
export function DisplaySettings({ choice, onChange }: DisplayFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = useCallback((returnFocus: boolean) => {
    if (returnFocus) button.current?.focus();
    setIsOpen(false);
  }, []);
  useDismiss(isOpen, root, close);

  return (
    <div ref={root} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={ALargeSmall} size={18} />
        {messages.display.title}
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          <div className={styles.head}>
            <p className={styles.title}>{messages.display.title}</p>
            <IconButton iconSize={24} icon={X} label={messages.display.close} onClick={() => close(true)} />
          </div>
          <DisplayForm choice={choice} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
