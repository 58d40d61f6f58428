import { EmptyState, LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';

export interface QueueEmptyProps {
  /** Says that nothing waits, and what comes here. */
  readonly title: string;
  readonly text: string;
  /** Address without filters; undefined if none is set. */
  readonly resetHref: string | undefined;
}

/** Empty queue: nothing waits, or the filters leave nothing over. */
export function QueueEmpty({ title, text, resetHref }: QueueEmptyProps) {
  const t = useText();
  if (resetHref === undefined) {
    return (
      <EmptyState text={text} title={title}>
        <LinkButton href={paths.today}>{t('queue.toToday')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState text={t('queue.filterEmptyText')} title={t('queue.filterEmpty')}>
      <LinkButton href={resetHref}>{t('queue.reset')}</LinkButton>
    </EmptyState>
  );
}
