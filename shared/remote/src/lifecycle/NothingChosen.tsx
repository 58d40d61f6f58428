import { EmptyState, LinkButton } from '@haesol/kit';
import styles from './NothingChosen.module.css';

export interface NothingChosenProps {
  readonly title: string;
  readonly text: string;
  /** 2 if the shell shows the title of the page. @default 1 */
  readonly headingLevel?: 1 | 2;
  readonly toList: { readonly href: string; readonly label: string };
}

/** Shown for a detail page without identifier, or whose item does not exist. */
export function NothingChosen({ title, text, toList, headingLevel = 1 }: NothingChosenProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <section>
      <Title className={styles.title}>{title}</Title>
      <EmptyState title={text}>
        <LinkButton href={toList.href}>{toList.label}</LinkButton>
      </EmptyState>
    </section>
  );
}
