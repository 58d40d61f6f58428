import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { scrollIntoRow } from '../base/scrollIntoRow.ts';
import styles from './TabNav.module.css';
import panelStyles from './Tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  count?: number | undefined;
  panel: ReactNode;
}

export interface TabsProps {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** Id of the open tab; omit for an uncontrolled component. */
  selected?: string | undefined;
  /** Initially open tab. @default the first one */
  defaultSelected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** Panels of one page with tabs (APG: Tabs with automatic activation). Use `TabNav` for tabs with addresses. */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect }: TabsProps) {
  const baseId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(defaultSelected ?? tabs[0]?.id);
  const current = selected ?? kept;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab is open.
  useEffect(() => {
    scrollIntoRow(row.current, '[aria-selected="true"]');
  }, [current]);

  function select(id: string) {
    setKept(id);
    onSelect?.(id);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const target = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.id === current),
      tabs.length,
    );
    const tab = target === undefined ? undefined : tabs[target];
    if (tab !== undefined) {
      event.preventDefault();
      select(tab.id);
      document.getElementById(`${baseId}-${tab.id}-tab`)?.focus();
    }
  }

  return (
    <div>
      <div className={styles.scroller} ref={row}>
        <div aria-label={label} className={styles.list} onKeyDown={handleKeyDown} role="tablist" tabIndex={-1}>
          {tabs.map((tab) => (
            <button
              aria-controls={`${baseId}-${tab.id}-panel`}
              aria-selected={tab.id === current}
              className={styles.tab}
              id={`${baseId}-${tab.id}-tab`}
              key={tab.id}
              onClick={() => select(tab.id)}
              role="tab"
              tabIndex={tab.id === current ? 0 : -1}
              type="button"
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className={styles.count}>{tab.count.toLocaleString('en-US')}</span>
              )}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          aria-labelledby={`${baseId}-${tab.id}-tab`}
          className={panelStyles.panel}
          hidden={tab.id !== current}
          id={`${baseId}-${tab.id}-panel`}
          key={tab.id}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: APG Tabs puts the panel into the tab sequence.
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
