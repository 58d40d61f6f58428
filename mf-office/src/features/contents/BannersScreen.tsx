import {
  adminAddBanner,
  adminBanners,
  adminChangeBanner,
  adminRemoveBanner,
  adminRestore,
  bannerEvidence,
} from '@haesol/contracts/member';
import { Badge } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { publicPages } from '#paths';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';
import { useVersions } from '#ui/useVersions';

/** Banners of the home page, which shows the first three of the day. */
export default function BannersScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminBanners>>();
  const call = useCall();
  const versions = useVersions<RowOf<typeof adminBanners>>({
    kind: 'BANNER',
    endpoint: adminBanners,
    keyOf: ({ id }) => id,
    labelOf: (key) => t(`banners.fields.${key}`),
  });
  return (
    <EntityPage
      blank={{ sort: 0 }}
      body={adminAddBanner.body}
      columns={[
        columns.state(({ shownYn }) => (
          <Badge color={shownYn === 'Y' ? 'blue' : 'gray'}>{t(`banners.shown.${shownYn}`)}</Badge>
        )),
        { key: 'sub', header: t('banners.fields.sub'), role: 'category', width: '10rem', cell: ({ sub }) => sub },
        {
          key: 'days',
          header: t('queue.period'),
          role: 'date',
          width: '14rem',
          cell: ({ fromDt, toDt }) =>
            fromDt === null && toDt === null
              ? t('banners.always')
              : [fromDt, toDt].map((day) => (day === null ? '' : formatDay(day))).join(' – '),
        },
        columns.number('sort', t('banners.fields.sort'), ({ sort }) => sort),
        versions.column,
      ]}
      draft="banners"
      endpoint={adminBanners}
      fields={[
        { name: 'title', kind: 'line' },
        { name: 'sub', kind: 'line' },
        { name: 'text', kind: 'line', isEmptyAllowed: true },
        { name: 'link', kind: 'line', help: t('banners.linkHelp') },
        { name: 'linkLabel', kind: 'line' },
        { name: 'moreLink', kind: 'line', isOptional: true },
        { name: 'moreLabel', kind: 'line', isOptional: true },
        {
          name: 'evidence',
          kind: 'select',
          isOptional: true,
          options: bannerEvidence.map((value) => ({ value, label: t(`banners.evidence.${value}`) })),
          help: t('banners.evidenceHelp'),
        },
        { name: 'imageUrl', kind: 'picture', alt: 'imageAlt' },
        { name: 'imageAlt', kind: 'line' },
        { name: 'sort', kind: 'number', help: t('banners.sortHelp') },
        { name: 'fromDt', kind: 'date', isOptional: true },
        { name: 'toDt', kind: 'date', isOptional: true },
      ]}
      list={useListState(lists.banners)}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddBanner, { body })}
      onChange={({ id }, body) => call(adminChangeBanner, { params: { id }, body })}
      onRemove={({ id }) => call(adminRemoveBanner, { params: { id } })}
      onUndo={({ id }) => call(adminRestore, { params: { id }, body: { kind: 'banners' } })}
      preview={{ kind: 'BANNER', toPage: publicPages.BANNER }}
      query={useGet(lists.banners.get)}
      presence="BANNER"
      rowKey={({ id }) => id}
      say={(key, values) => t(`banners.${key}`, values)}
      title={t('names.banners')}
    >
      {versions.dialog}
    </EntityPage>
  );
}
