import { useText } from '@haesol/shared/lifecycle';
import { TextLink } from '@haesol/shared/ui';
import { paths, toAskHref } from '#paths';
import styles from './WaysOn.module.css';

/** Where somebody may go on who found nothing. */
export function WaysOn({ searchKeyword }: { readonly searchKeyword: string }) {
  const t = useText();
  const ways = [
    { href: paths.faq, label: t('search.ways.faq') },
    { href: toAskHref('', searchKeyword), label: t('search.ways.ask') },
    { href: paths.chart, label: t('search.ways.chart') },
    { href: paths.education, label: t('search.ways.education') },
    { href: paths.equipment, label: t('search.ways.equipment') },
    { href: paths.notices, label: t('search.ways.notices') },
  ];
  return (
    <nav aria-label={t('search.ways.title')} className={styles.ways}>
      <ul className={styles.list}>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} tone="more">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
