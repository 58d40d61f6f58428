import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  /** What opens below the title; a function is told whether it was ever opened, so that data is asked for only then. */
  readonly children: ReactNode | ((wasOpened: boolean) => ReactNode);
  /** Open at first. */
  readonly open?: boolean | undefined;
  /** Of those with one name, opening one closes the others. */
  readonly name?: string | undefined;
}

/**
 * A row that opens below itself. Native `<details>`: works before any script does, and the browser's page search opens it.
 * @example <Disclosure title={question}>{(wasOpened) => wasOpened && <Answer />}</Disclosure>
 */
export function Disclosure({ title, children, open = false, name }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(open);
  // It may have been opened before this script ran.
  useEffect(() => {
    if (details.current?.open === true) setWasOpened(true);
  }, []);
  return (
    <details
      className={styles.item}
      name={name}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
      open={open}
      ref={details}
      // A person may have opened it before this script ran.
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        {title}
        <span className={styles.chevron}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <div className={styles.content}>{typeof children === 'function' ? children(wasOpened) : children}</div>
    </details>
  );
}
