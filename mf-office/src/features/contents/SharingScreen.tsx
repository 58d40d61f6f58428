import {
  adminAddSharing,
  adminChangeSharing,
  adminRemoveSharing,
  adminSharings,
  sharingTypes,
} from '@haesol/contracts/board';
import { contentStates, toSeoulMinute } from '@haesol/contracts/common';
import { adminRestore } from '@haesol/contracts/member';
import { Badge } from '@haesol/kit';
import { useCall, useCodes, useGet, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { splitLines, toLine } from '#moves/partLines';
import { publicPages } from '#paths';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';
import { useVersions } from '#ui/useVersions';
import { contentColors } from './contentColors.ts';

interface Fact {
  readonly term: string;
  readonly value: string;
}

const facts = {
  format: (value: unknown) => (value as readonly Fact[]).map(({ term, value: text }) => toLine(term, text)).join('\n'),
  parse: (text: string): Fact[] => splitLines(text).map(([term = '', value = '']) => ({ term, value })),
};

/** Technology, spaces and cases that the university shares. */
export default function SharingScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminSharings>>();
  const call = useCall();
  const shell = useShell();
  const fields = useCodes('TECH_FIELD');
  const versions = useVersions<RowOf<typeof adminSharings>>({
    kind: 'SHARING',
    endpoint: adminSharings,
    keyOf: ({ shareUid }) => shareUid,
  });
  const types = sharingTypes.map((value) => ({ value, label: t(`sharing.types.${value}`) }));
  const states = contentStates.map((value) => ({ value, label: t(`posts.states.${value}`) }));
  return (
    <EntityPage
      blank={{ type: 'TECH', publishDt: toSeoulMinute(shell.now()) }}
      body={adminAddSharing.body}
      columns={[
        columns.state(({ state = 'PUBLISHED' }) => (
          <Badge color={contentColors[state]}>{t(`posts.states.${state}`)}</Badge>
        )),
        columns.category(({ type, fieldNm }) => `${t(`sharing.types.${type}`)} · ${fieldNm}`),
        { key: 'manager', header: t('sharing.fields.managerNm'), width: '10rem', cell: ({ managerNm }) => managerNm },
        columns.time('updated', t('sharing.updated'), ({ updatedDt }) => updatedDt),
        versions.column,
      ]}
      draft="sharing"
      endpoint={adminSharings}
      fields={[
        { name: 'type', kind: 'select', options: types },
        {
          name: 'fieldCd',
          kind: 'select',
          options: fields.map(({ code, codeName }) => ({ value: code, label: codeName })),
        },
        { name: 'title', kind: 'line' },
        { name: 'summary', kind: 'line' },
        { name: 'managerNm', kind: 'line' },
        { name: 'tel', kind: 'line' },
        { name: 'thumbUrl', kind: 'picture', alt: 'thumbAlt' },
        { name: 'thumbAlt', kind: 'line' },
        { name: 'publishDt', kind: 'datetime', isOptional: true, help: t('queue.publishHelp') },
        { name: 'facts', kind: 'lines', convert: facts, isEmptyAllowed: true, help: t('sharing.factsHelp') },
        { name: 'html', kind: 'html' },
      ]}
      filters={[{ key: 'state', label: t('queue.state'), all: t('queue.all'), options: states }]}
      files={{ refType: 'SHARING', of: ({ files }) => files }}
      list={useListState(lists.sharing)}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddSharing, { body })}
      onChange={({ shareUid }, body) => call(adminChangeSharing, { params: { shareUid }, body })}
      onRemove={({ shareUid }) => call(adminRemoveSharing, { params: { shareUid } })}
      onUndo={({ shareUid }) => call(adminRestore, { params: { id: shareUid }, body: { kind: 'sharing' } })}
      presence="SHARING"
      preview={{ kind: 'SHARING', toPage: publicPages.SHARING }}
      query={useGet(lists.sharing.get)}
      screen="sharing"
      rowKey={({ shareUid }) => shareUid}
      say={(key, values) => t(`sharing.${key}`, values)}
      searched={t('sharing.searched')}
      states={{ key: 'type', label: t('sharing.fields.type'), all: t('queue.all'), options: types }}
      title={t('names.share')}
    >
      {versions.dialog}
    </EntityPage>
  );
}
