import { contentLanguages } from '@haesol/contracts/common';
import { KitLink } from '@haesol/kit';
import { useEffect, useRef } from 'react';
import { languageNames, messages } from '../../messages.ko.ts';
import type { ChromeModel, MenuGroup } from '../chromeTypes.ts';
import styles from './ServiceBar.module.css';

export interface ServiceBarProps {
  /** The first of its items is its home page. */
  service: Pick<MenuGroup, 'items' | 'title'>;
  /** Path of the current page as in the menus. */
  currentLink: string | null;
  language: ChromeModel['language'];
}

/** Pages of a service below the header; scrolls horizontally and keeps the current one in view. */
export function ServiceBar({ service, currentLink, language }: ServiceBarProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = currentLink === null ? null : list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!item || !list.current) return;
    // scrollIntoView would scroll the page too.
    list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
  }, [currentLink]);
  return (
    <div className={styles.bar}>
      <div className={styles.wrap}>
        <nav aria-label={messages.serviceBar.label(service.title)} className={styles.pages}>
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
        <section aria-label={messages.serviceBar.languages} className={styles.languages}>
          <ul className={styles.choices}>
            {contentLanguages.map(({ languageCd, locale }) => (
              <li key={locale}>
                <button
                  aria-pressed={locale === language.locale}
                  className={styles.language}
                  lang={locale}
                  onClick={() => language.onChoose(languageCd)}
                  type="button"
                >
                  {languageNames[locale]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
