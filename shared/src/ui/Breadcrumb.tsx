import styles from './Breadcrumb.module.css';
import { KitLink } from './KitLink.tsx';
import { uiTexts } from './texts.ts';

export interface BreadcrumbItem {
  label: string;
  /** Absent for a step that has no page of its own. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** From the home page to the current one, which is last. */
  items: readonly BreadcrumbItem[];
  /** @default "현재 위치" */
  label?: string | undefined;
}

/** Where the page stands in the site (APG: Breadcrumb). */
export function Breadcrumb({ items, label = uiTexts.breadcrumb }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li className={styles.item} key={`${item.href ?? ''} ${item.label}`}>
            {index === 0 ? null : <span aria-hidden="true" className={styles.separator} />}
            <Crumb isLast={index === items.length - 1} item={item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ item, isLast }: { item: BreadcrumbItem; isLast: boolean }) {
  if (isLast) {
    return <span aria-current="page">{item.label}</span>;
  }
  if (item.href === undefined) {
    return <span>{item.label}</span>;
  }
  return (
    <KitLink className={styles.link} href={item.href}>
      {item.label}
    </KitLink>
  );
}
