import { contentLocales } from '@haesol/contracts/common';
import {
  adminMailTemplates,
  adminRemoveMailTemplate,
  adminSaveMailTemplate,
  mailVariables,
} from '@haesol/contracts/member';
import { Badge } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';
import { MailPreview } from './MailPreview.tsx';

type Row = RowOf<typeof adminMailTemplates>;

/** Words of staff around the mails that the site writes, with a preview. */
export default function MailTemplatesScreen() {
  const t = useText();
  const call = useCall();
  const columns = useColumns<Row>();
  const variables = mailVariables.map((name) => `{${name}}`).join(', ');
  const toBody = ({ subject, opening, closing }: Row) => ({ subject, opening, closing });
  return (
    <EntityPage
      below={(row, values) => <MailPreview row={row} values={values} />}
      body={adminSaveMailTemplate.body}
      columns={[
        columns.state(({ savedDt }) =>
          savedDt === null ? (
            <Badge color="gray">{t('mailTemplates.site')}</Badge>
          ) : (
            <Badge color="blue">{t('mailTemplates.own')}</Badge>
          ),
        ),
        {
          key: 'lang',
          header: t('templates.fields.lang'),
          width: '9rem',
          cell: ({ lang }) => t(`templates.langs.${lang}`),
        },
        {
          key: 'saved',
          header: t('templates.savedDt'),
          role: 'date',
          width: '12rem',
          cell: ({ savedDt }) => (savedDt === null ? t('queue.none') : formatDateTime(savedDt)),
        },
      ]}
      draft="mailTemplates"
      endpoint={adminMailTemplates}
      fields={[
        {
          name: 'subject',
          kind: 'line',
          isEmptyAllowed: true,
          help: t('mailTemplates.subjectHelp', { variables }),
        },
        { name: 'opening', kind: 'text', isEmptyAllowed: true, help: t('mailTemplates.textHelp') },
        { name: 'closing', kind: 'text', isEmptyAllowed: true },
      ]}
      isAddable={false}
      isRemovable={({ savedDt }) => savedDt !== null}
      list={useListState(lists.mailTemplates)}
      nameOf={({ sample }) => sample.subject}
      onAdd={() => Promise.resolve()}
      onChange={({ mailKey }, body) => call(adminSaveMailTemplate, { params: { mailKey }, body })}
      onRemove={({ mailKey }) => call(adminRemoveMailTemplate, { params: { mailKey } })}
      onUndo={(row) => call(adminSaveMailTemplate, { params: { mailKey: row.mailKey }, body: toBody(row) })}
      query={useGet(lists.mailTemplates.get)}
      rowKey={({ mailKey }) => mailKey}
      say={(key, values) => t(`mailTemplates.${key}`, values)}
      searched={t('mailTemplates.searched')}
      states={{
        key: 'lang',
        label: t('templates.fields.lang'),
        all: t('queue.all'),
        options: contentLocales.map((value) => ({ value, label: t(`templates.langs.${value}`) })),
      }}
      title={t('names.mailTemplates')}
    />
  );
}
