import { createUuid } from '@haesol/contracts/common';
import {
  adminRemoveTemplate,
  adminSaveTemplate,
  adminTemplates,
  templateAreas,
  templateLangs,
} from '@haesol/contracts/member';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';

/** Templates for answers to questions and inquiries. */
export default function TemplatesScreen() {
  const t = useText();
  const call = useCall();
  const columns = useColumns<RowOf<typeof adminTemplates>>();
  const areas = templateAreas.map((value) => ({ value, label: t(`templates.areas.${value}`) }));
  return (
    <EntityPage
      blank={{ area: 'QNA', lang: 'ko' }}
      body={adminSaveTemplate.body}
      columns={[
        columns.category(({ area }) => t(`templates.areas.${area}`)),
        {
          key: 'lang',
          header: t('templates.fields.lang'),
          width: '8rem',
          cell: ({ lang }) => t(`templates.langs.${lang}`),
        },
        { key: 'body', header: t('templates.fields.body'), onPhone: 'hidden', cell: ({ body }) => body.slice(0, 80) },
        columns.time('saved', t('templates.savedDt'), ({ savedDt }) => savedDt),
      ]}
      draft="templates"
      endpoint={adminTemplates}
      fields={[
        { name: 'area', kind: 'select', options: areas },
        {
          name: 'lang',
          kind: 'select',
          options: templateLangs.map((value) => ({ value, label: t(`templates.langs.${value}`) })),
        },
        { name: 'title', kind: 'line' },
        { name: 'body', kind: 'text', help: t('templates.bodyHelp') },
      ]}
      list={useListState(lists.templates)}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminSaveTemplate, { params: { tplUid: createUuid() }, body })}
      onChange={({ tplUid }, body) => call(adminSaveTemplate, { params: { tplUid }, body })}
      onRemove={({ tplUid }) => call(adminRemoveTemplate, { params: { tplUid } })}
      onUndo={({ tplUid, savedDt: _saved, ...body }) => call(adminSaveTemplate, { params: { tplUid }, body })}
      query={useGet(lists.templates.get)}
      rowKey={({ tplUid }) => tplUid}
      say={(key, values) => t(`templates.${key}`, values)}
      searched={t('templates.searched')}
      states={{ key: 'area', label: t('templates.fields.area'), all: t('queue.all'), options: areas }}
      title={t('names.templates')}
    />
  );
}
