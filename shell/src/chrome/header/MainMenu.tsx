import { useDismiss } from '@haesol/kit';
import { useCallback, useId, useRef, useState } from 'react';
import { messages } from '../../messages.ko.ts';
import type { MenuGroup } from '../chromeTypes.ts';
import styles from './MainMenu.module.css';
import { MegaMenu } from './MegaMenu.tsx';

interface MainMenuProps {
  id: string;
  groups: readonly MenuGroup[];
  currentGroup: string | null;
  currentLink: string | null;
}

/** The five main groups; each button shows its mega menu (APG "Disclosure Navigation Menu"). */
export function MainMenu({ id, groups, currentGroup, currentLink }: MainMenuProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const root = useRef<HTMLElement>(null);
  const panelId = useId();

  const close = useCallback((returnFocus: boolean) => {
    if (returnFocus) root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpenKey(null);
  }, []);
  useDismiss(openKey !== null, root, close);

  return (
    <nav ref={root} id={id} className={styles.nav} aria-label={messages.header.mainMenu} tabIndex={-1}>
      <ul className={styles.list}>
        {groups.map((group) => {
          const isOpen = group.key === openKey;
          return (
            <li key={group.key}>
              <button
                type="button"
                className={styles.button}
                aria-expanded={isOpen}
                aria-controls={isOpen ? panelId : undefined}
                aria-current={group.key === currentGroup ? 'true' : undefined}
                onClick={() => setOpenKey(isOpen ? null : group.key)}
              >
                {group.title}
              </button>
              {isOpen && (
                <MegaMenu
                  id={panelId}
                  group={group}
                  currentLink={currentLink}
                  onClose={() => close(true)}
                  onFollow={() => close(false)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
