import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { Icon } from '../base/Icon.tsx';
import { KitLink } from '../base/KitLink.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './Pagination.module.css';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  /** Returns the address of a page; the page is in the URL, so that Back works. */
  hrefOf: (page: number) => string;
  /** Name of the navigation, if a screen has two lists. */
  label?: string | undefined;
}

/** Ten page numbers, five on narrow screens, with first, previous, next and last. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, label }: PaginationProps) {
  const say = useKitText();
  if (pageCount <= 1) {
    return null;
  }
  return (
    <nav aria-label={label ?? say(uiTexts.pagination)} className={styles.pagination}>
      <ul className={styles.list}>
        <li className={styles.item} data-end="">
          <Step href={page > 1 ? hrefOf(1) : undefined} icon={ChevronsLeft} label={say(uiTexts.firstPage)} />
        </li>
        <li className={styles.item}>
          <Step href={page > 1 ? hrefOf(page - 1) : undefined} icon={ChevronLeft} label={say(uiTexts.previousPage)} />
        </li>
        {pageWindow(page, pageCount).map(({ number, isNear }) => (
          <li className={styles.item} data-far={isNear ? undefined : ''} key={number}>
            <KitLink aria-current={number === page ? 'page' : undefined} className={styles.page} href={hrefOf(number)}>
              {number}
              <VisuallyHidden>{say(uiTexts.pageUnit)}</VisuallyHidden>
            </KitLink>
          </li>
        ))}
        <li className={styles.item}>
          <Step
            href={page < pageCount ? hrefOf(page + 1) : undefined}
            icon={ChevronRight}
            label={say(uiTexts.nextPage)}
          />
        </li>
        <li className={styles.item} data-end="">
          <Step
            href={page < pageCount ? hrefOf(pageCount) : undefined}
            icon={ChevronsRight}
            label={say(uiTexts.lastPage)}
          />
        </li>
      </ul>
    </nav>
  );
}

function Step({ href, icon, label }: { href: string | undefined; icon: LucideIcon; label: string }) {
  if (href === undefined) {
    return (
      // Link without a target (HTML, "placeholder hyperlink"): keeps its space and is announced as disabled.
      // biome-ignore lint/a11y/useValidAnchor: a disabled step has no target; goes when the rule knows role="link".
      <a aria-disabled="true" aria-label={label} className={styles.page} role="link">
        <Icon of={icon} />
      </a>
    );
  }
  return (
    <KitLink aria-label={label} className={styles.page} href={href}>
      <Icon of={icon} />
    </KitLink>
  );
}
