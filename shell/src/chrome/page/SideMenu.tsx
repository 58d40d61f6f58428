import { Avatar, KitLink, VisuallyHidden } from '@haesol/kit';
import { memo } from 'react';
import { messages } from '../../messages.ko.ts';
import type { MenuGroup } from '../chromeTypes.ts';
import styles from './SideMenu.module.css';

export interface SideMenuPerson {
  readonly name: string;
  /** Affiliation and member class. */
  readonly note: string;
  /** Profile picture; absent without one. */
  readonly imageUrl?: string | undefined;
}

export interface SideMenuProps {
  group: Pick<MenuGroup, 'key' | 'title' | 'items'>;
  currentLink: string | null;
  /** Some links differ for visitors, so signing in or out renders the menu again. */
  signedIn: boolean;
  /** Numbers at the right, by link; 0 is hidden. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** Block above the title, on my page. */
  person?: SideMenuPerson | undefined;
}

function Person({ name, note, imageUrl }: SideMenuPerson) {
  return (
    <div className={styles.person}>
      <Avatar imageUrl={imageUrl} name={name} />
      <div>
        <b>{messages.header.person(name)}</b>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}

function Count({ value }: { readonly value: number }) {
  if (value === 0) return null;
  return (
    <span className={styles.count}>
      <span>{value.toLocaleString('en-US')}</span>
      <VisuallyHidden>{messages.sideMenu.unit(value)}</VisuallyHidden>
    </span>
  );
}

function isUnchanged(a: SideMenuProps, b: SideMenuProps): boolean {
  return (
    a.group.key === b.group.key &&
    a.signedIn === b.signedIn &&
    a.currentLink === b.currentLink &&
    a.counts === b.counts &&
    a.person?.name === b.person?.name &&
    a.person?.note === b.person?.note &&
    a.person?.imageUrl === b.person?.imageUrl
  );
}

/** Pages of one group. Rendered again for another group, session or page, not for a new list with the same key. */
export const SideMenu = memo(function SideMenu({ group, currentLink, counts, person }: SideMenuProps) {
  return (
    <nav aria-label={messages.sideMenu.label(group.title)}>
      {person && <Person {...person} />}
      <p className={styles.title}>{group.title}</p>
      <ul>
        {group.items.map(({ menu, label, link }) => (
          <li key={menu} className={styles.item}>
            <KitLink href={link} className={styles.link} aria-current={link === currentLink ? 'page' : undefined}>
              {label}
              <Count value={counts?.[link] ?? 0} />
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}, isUnchanged);
