import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  /** Content below the title; a function gets true once it was opened, so that data can be loaded only then. */
  readonly children: ReactNode | ((wasOpened: boolean) => ReactNode);
  /** Initially open. */
  readonly open?: boolean | undefined;
  /** Opening one closes the others of the same name. */
  readonly name?: string | undefined;
}

/**
 * Expandable row. Native `<details>`: works without JavaScript, and the browser's page search opens it.
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
