import { adminRestore } from '@haesol/contracts/member';
import { adminAddFeed, adminChangeFeed, adminFeed, adminRemoveFeed, feedKinds } from '@haesol/contracts/travel';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';

/** News of the travel service. */
export default function FeedScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminFeed>>();
  const call = useCall();
  const kinds = feedKinds.map((value) => ({ value, label: t(`feed.kinds.${value}`) }));
  return (
    <EntityPage
      say={(key, values) => t(`feed.${key}`, values)}
      draft="feed"
      body={adminAddFeed.body}
      columns={[
        columns.category(({ kind }) => t(`feed.kinds.${kind}`)),
        columns.time('created', t('queue.created'), ({ createdDt }) => createdDt),
      ]}
      endpoint={adminFeed}
      fields={[
        { name: 'kind', kind: 'select', options: kinds },
        { name: 'title', kind: 'line' },
        { name: 'link', kind: 'line', isOptional: true, help: t('feed.linkHelp') },
        { name: 'body', kind: 'text' },
      ]}
      list={useListState(lists.feed)}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddFeed, { body })}
      onChange={({ id }, body) => call(adminChangeFeed, { params: { id }, body })}
      onRemove={({ id }) => call(adminRemoveFeed, { params: { id } })}
      onUndo={({ id }) => call(adminRestore, { params: { id }, body: { kind: 'feed' } })}
      query={useGet(lists.feed.get)}
      rowKey={({ id }) => id}
      states={{ key: 'kind', label: t('queue.category'), all: t('queue.all'), options: kinds }}
      title={t('names.feed')}
      toHidden={(row) => ({ i18n: row?.i18n ?? {} })}
    />
  );
}
