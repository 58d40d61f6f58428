import { EmptyState, LinkButton } from '@haesol/kit';
import { type ShownList, useText } from '@haesol/remote/lifecycle';
import { toAskHref } from '#paths';

export interface ListEmptyProps {
  readonly list: Pick<
    ShownList<{ readonly pageNum: number; readonly searchKeyword: string }>,
    'path' | 'state' | 'hrefOf'
  >;
  /** Above 0 if only this page is empty. */
  readonly total: number;
}

/** Empty state of a list, with a link to continue. */
export function ListEmpty({ list: { path, state, hrefOf }, total }: ListEmptyProps) {
  const t = useText();
  if (total > 0) {
    return (
      <EmptyState title={t('boardList.pageEmpty')}>
        <LinkButton href={hrefOf({ pageNum: 1 })}>{t('boardList.toFirst')}</LinkButton>
      </EmptyState>
    );
  }
  if (state.searchKeyword === '')
    return (
      <EmptyState title={t('boardList.empty')}>
        <LinkButton href={toAskHref()}>{t('faq.ask')}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState
      text={t('boardList.searchEmptyTips')}
      title={t('boardList.searchEmpty', { keyword: state.searchKeyword })}
    >
      <LinkButton href={path}>{t('boardList.toAll')}</LinkButton>
    </EmptyState>
  );
}
