import { KitLink } from '@haesol/shared/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages.ko.ts';
import type { MenuGroup } from '../chromeTypes.ts';
import styles from './ServiceBar.module.css';

export interface ServiceBarProps {
  /** The first of its items is its home. */
  service: Pick<MenuGroup, 'items' | 'title'>;
  /** Path of the current page as the menus write it. */
  currentLink: string | null;
}

/** Pages of a service below the header; scrolls inside itself and keeps the current one in view. */
export function ServiceBar({ service, currentLink }: ServiceBarProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = currentLink === null ? null : list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!item || !list.current) return;
    // Not scrollIntoView, which would scroll the page too.
    list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
  }, [currentLink]);
  return (
    <nav aria-label={messages.serviceBar.label(service.title)} className={styles.bar}>
      <ul className={styles.list} ref={list}>
        {service.items.map(({ menu, label, link }) => (
          <li key={menu}>
            <KitLink aria-current={link === currentLink ? 'page' : undefined} className={styles.item} href={link}>
              {label}
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
