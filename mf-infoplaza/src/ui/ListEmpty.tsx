import { useText } from '@haesol/shared/lifecycle';
import { EmptyState, LinkButton } from '@haesol/shared/ui';
import { toPageHref } from '#listSearch';

export interface ListEmptyProps {
  readonly path: string;
  readonly search: { readonly searchKeyword: string };
  /** More than none: only this page has none. */
  readonly total: number;
}

/** Why a list shows nothing, with the way on. */
export function ListEmpty({ path, search, total }: ListEmptyProps) {
  const t = useText();
  if (total > 0) {
    return (
      <EmptyState title={t('boardList.pageEmpty')}>
        <LinkButton href={toPageHref(path, search, 1)}>{t('boardList.toFirst')}</LinkButton>
      </EmptyState>
    );
  }
  if (search.searchKeyword === '') return <EmptyState title={t('boardList.empty')} />;
  return (
    <EmptyState
      text={t('boardList.searchEmptyTips')}
      title={t('boardList.searchEmpty', { keyword: search.searchKeyword })}
    >
      <LinkButton href={path}>{t('boardList.toAll')}</LinkButton>
    </EmptyState>
  );
}
