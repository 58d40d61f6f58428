import { Icon, KitLink } from '@haesol/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ko.ts';
import { Logo } from '../brand/Logo.tsx';
import { chromePaths } from '../chromePaths.ts';
import { mainId, SkipLinks } from '../page/SkipLinks.tsx';
import styles from './CleanLayout.module.css';

export interface CleanLayoutProps {
  /** Illustration: the left five columns, above the page below 1280 px. */
  art?: ReactNode;
  children: ReactNode;
}

/** Layout with only the logo: signing in and up, printing, errors. */
export function CleanLayout({ art, children }: CleanLayoutProps) {
  return (
    <div className={styles.page} data-art={art !== undefined}>
      <SkipLinks menu={false} />
      {art !== undefined && (
        <div className={styles.art} aria-hidden>
          {art}
        </div>
      )}
      <div className={styles.column}>
        <header className={styles.head}>
          <Logo />
          <KitLink className={styles.home} href={chromePaths.home}>
            {messages.clean.home}
            <Icon of={ArrowRight} size={18} />
          </KitLink>
        </header>
        <main id={mainId} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <footer className={styles.foot}>
          <KitLink href={chromePaths.termsOfUse}>{messages.footer.use}</KitLink>
          <KitLink href={chromePaths.privacy} data-look="strong">
            {messages.footer.privacy}
          </KitLink>
          <a href={`tel:${messages.brand.phone}`}>
            {messages.clean.contact} {messages.brand.phone}
          </a>
        </footer>
      </div>
    </div>
  );
}
