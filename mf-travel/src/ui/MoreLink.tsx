import { Icon, KitLink } from '@haesol/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import styles from './MoreLink.module.css';

/** Link from a section to the whole list. */
export function MoreLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <KitLink className={styles.link} href={href}>
      {children}
      <Icon of={ArrowRight} size={18} />
    </KitLink>
  );
}
