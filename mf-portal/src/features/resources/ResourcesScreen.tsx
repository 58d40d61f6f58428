import { type sharingList, sharingTypes } from '@haesol/contracts/board';
import type { EndpointData } from '@haesol/contracts/common';
import {
  Card,
  EmptyState,
  FilterBar,
  LatePicture,
  LinkButton,
  ListSummary,
  Pagination,
  Skeleton,
  TabNav,
} from '@haesol/kit';
import { QueryView, type ShownList, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { type ListStateOf, toPages } from '@haesol/remote/routes';
import { keepPreviousData } from '@tanstack/react-query';
import { toAskHref, toResourceHref } from '#paths';
import styles from './ResourcesScreen.module.css';
import { resourceListState } from './resourceListState.ts';

type List = ShownList<ListStateOf<typeof resourceListState>>;

/** Technology, spaces and cases that the university shares. */
export default function ResourcesScreen() {
  const t = useText();
  const list = useListState(resourceListState);
  const query = useGet(resourceListState.get, { placeholderData: keepPreviousData });
  return (
    <div className={styles.screen}>
      <TabNav
        label={t('resources.types.label')}
        tabs={sharingTypes.map((type) => ({
          href: list.hrefOf({ type, field: '', searchKeyword: '' }),
          label: t(`resources.types.${type}`),
          current: type === list.state.type,
        }))}
      />
      <QueryView query={query} skeleton={<Skeleton lines={3} rows={6} />}>
        {(data) => <Resources data={data} list={list} />}
      </QueryView>
    </div>
  );
}

function Resources({ data, list }: { readonly data: EndpointData<typeof sharingList>; readonly list: List }) {
  const t = useText();
  const { state, change, hrefOf, resetHref } = list;
  const pages = toPages(state, data.cnt_total);
  return (
    <>
      <FilterBar
        onSearch={(searchKeyword) => change({ searchKeyword })}
        placeholder={t('resources.placeholder')}
        searchKeyword={state.searchKeyword}
        searchLabel={t('resources.search')}
        selects={[
          {
            label: t('resources.field'),
            placeholder: t('resources.allFields'),
            value: state.field,
            onChange: (field) => change({ field }),
            options: data.fields.map(({ categoryCd, categoryNm, cnt }) => ({
              value: categoryCd,
              label: t('resources.fieldCount', { name: categoryNm, count: cnt }),
            })),
          },
        ]}
      />
      <ListSummary {...pages} total={data.cnt_total} />
      {data.list.length === 0 ? (
        <EmptyState title={t('resources.empty')}>
          <LinkButton href={resetHref ?? toAskHref('COLLABO')}>
            {t(resetHref === undefined ? 'content.action.askSharing' : 'resources.reset')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {data.list.map(({ shareUid, title, summary, fieldNm, thumbUrl, thumbAlt }) => (
            <li key={shareUid}>
              <Card
                headingLevel={2}
                href={toResourceHref(shareUid)}
                media={
                  <LatePicture alt={thumbAlt} className={styles.picture} height={160} src={thumbUrl} width={240} />
                }
                meta={fieldNm}
                title={title}
              >
                {summary}
              </Card>
            </li>
          ))}
        </ul>
      )}
      <Pagination hrefOf={(pageNum) => hrefOf({ pageNum })} {...pages} />
    </>
  );
}
