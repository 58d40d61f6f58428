import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import { KitLink, type KitLinkProps } from '../base/KitLink.tsx';
import styles from './TextLink.module.css';

export interface TextLinkProps extends Omit<KitLinkProps, 'className' | 'style'> {
  /**
   * underlined: in running text · quiet: titles in lists, underlined on hover · more: "전체보기 →" at the end of a header.
   * @default 'underlined'
   */
  tone?: 'underlined' | 'quiet' | 'more';
  children: ReactNode;
}

/** Text link. */
export function TextLink({ tone = 'underlined', children, ...rest }: TextLinkProps) {
  return (
    <KitLink {...rest} className={styles.link} data-tone={tone}>
      {children}
      {tone === 'more' ? <Icon of={ArrowRight} size={18} /> : null}
    </KitLink>
  );
}
