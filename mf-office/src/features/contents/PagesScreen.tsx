import { adminChangePage, adminPages, type OfficePageText } from '@haesol/contracts/board';
import { TextLink } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, pages } from '#lists';
import { useRefresh } from '#moves/useRefresh';
import { publicPages } from '#paths';
import { useColumns } from '#ui/columns';
import { EntityDialog } from '#ui/EntityDialog';
import { Presence } from '#ui/Presence';
import { QueuePage } from '#ui/QueuePage';
import { useVersions } from '#ui/useVersions';

/** Pages of the site whose texts staff edit. */
export default function PagesScreen() {
  const t = useText();
  const columns = useColumns<OfficePageText>();
  const query = useGet(pages);
  const list = useListState(lists.pages);
  const call = useCall();
  const refresh = useRefresh(adminPages);
  const versions = useVersions<OfficePageText>({ kind: 'PAGE', endpoint: adminPages, keyOf: ({ menuKey }) => menuKey });
  const edited = query.data?.list.find(({ menuKey }) => menuKey === list.state.edit);
  return (
    <QueuePage
      columns={[
        {
          key: 'name',
          header: t('pagesOffice.name'),
          role: 'title',
          cell: ({ menuKey, title }) => (
            <TextLink href={list.hrefOf({ edit: menuKey })} tone="quiet">
              {title}
            </TextLink>
          ),
        },
        columns.time('updated', t('pagesOffice.updated'), ({ updatedDt }) => updatedDt),
        { key: 'by', header: t('pagesOffice.by'), width: '7rem', cell: ({ byNm }) => byNm ?? t('queue.none') },
        columns.time('publish', t('pagesOffice.publish'), ({ publishDt }) => publishDt),
        versions.column,
      ]}
      empty={{ title: t('pagesOffice.empty'), text: t('pagesOffice.emptyText') }}
      lead={t('pagesOffice.lead')}
      list={list}
      moves={[]}
      nameOf={({ title }) => title}
      query={{ ...query, data: query.data && { list: query.data.list, cnt_total: query.data.list.length } }}
      rowKey={({ menuKey }) => menuKey}
      title={t('names.pages')}
    >
      {edited !== undefined && (
        <EntityDialog
          body={adminChangePage.body}
          draft={`pages.${edited.menuKey}`}
          fields={[
            { name: 'title', kind: 'line', label: t('pagesOffice.fields.title') },
            {
              name: 'publishDt',
              kind: 'datetime',
              isOptional: true,
              label: t('pagesOffice.fields.publishDt'),
              help: t('pagesOffice.publishHelp'),
            },
            { name: 'blocks', kind: 'blocks', label: t('pagesOffice.fields.blocks') },
          ]}
          hidden={{ rev: edited.rev }}
          initial={{ title: edited.title, blocks: edited.blocks }}
          key={edited.menuKey}
          onClose={() => list.change({ edit: '' }, { replace: true })}
          onRefused={refresh}
          preview={{ kind: 'PAGE', ref: edited.menuKey, toPage: publicPages.PAGE }}
          save={t('queue.save')}
          saved={t('pagesOffice.saved')}
          send={(body) => {
            const menuKey = edited.menuKey as Parameters<typeof call<typeof adminChangePage>>[1]['params']['menuKey'];
            return call(adminChangePage, { params: { menuKey }, body }).then(refresh);
          }}
          title={t('pagesOffice.change', { name: edited.title })}
        >
          <Presence of="PAGE" uid={edited.menuKey} />
          {edited.publishDt !== null && <p>{t('pagesOffice.waits', { date: formatDateTime(edited.publishDt) })}</p>}
        </EntityDialog>
      )}
      {versions.dialog}
    </QueuePage>
  );
}
