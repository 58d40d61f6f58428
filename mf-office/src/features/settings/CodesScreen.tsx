import type { CodeGroup } from '@haesol/contracts/common';
import { adminAddCode, adminChangeCode, adminCodes, adminRemoveCode, openCodeGroups } from '@haesol/contracts/member';
import { Badge } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';

type CodeRow = RowOf<typeof adminCodes>;

const isOpen = (group: CodeGroup) => openCodeGroups.some((open) => open === group);

/** Codes of a group: their names, order, and whether forms offer them. */
export default function CodesScreen() {
  const t = useText();
  const call = useCall();
  const columns = useColumns<CodeRow>();
  const query = useGet(lists.codes.get);
  const list = useListState(lists.codes);
  const { group, edit } = list.state;
  const last = query.data?.list.at(-1)?.sort ?? 0;
  const yesNo = (['Y', 'N'] as const).map((value) => ({ value, label: t(`codes.on.${value}`) }));
  return (
    <EntityPage
      blank={{ onYn: 'Y', sort: last + 1 }}
      // The code itself is chosen once.
      body={edit === 'new' ? adminAddCode.body : adminChangeCode.body}
      columns={[
        columns.state(({ onYn }) => <Badge color={onYn === 'Y' ? 'blue' : 'gray'}>{t(`codes.on.${onYn}`)}</Badge>),
        { key: 'code', header: t('codes.fields.code'), width: '10rem', cell: ({ code }) => code },
        columns.number('sort', t('codes.fields.sort'), ({ sort }) => formatNumber(sort)),
        columns.number('used', t('codes.used'), ({ usedCnt }) =>
          usedCnt === null ? t('codes.ofProgram') : formatNumber(usedCnt),
        ),
      ]}
      draft={`codes.${group}`}
      endpoint={adminCodes}
      fields={[
        ...(edit === 'new' ? [{ name: 'code', kind: 'line' as const, help: t('codes.codeHelp') }] : []),
        { name: 'codeNm', kind: 'line' },
        { name: 'sort', kind: 'number', help: t('codes.sortHelp') },
        { name: 'onYn', kind: 'select', options: yesNo, help: t('codes.onHelp') },
        ...(['en', 'ja', 'zhCN', 'zhTW'] as const).map((name) => ({ name, kind: 'line' as const, isOptional: true })),
      ]}
      filters={[
        {
          key: 'group',
          label: t('codes.group'),
          all: t('codes.first'),
          options: (query.data?.groups ?? []).map(({ group: value, groupNm }) => ({ value, label: groupNm })),
        },
      ]}
      isAddable={isOpen(group)}
      isRemovable={({ usedCnt }) => usedCnt === 0}
      list={list}
      nameOf={({ codeNm }) => codeNm}
      onAdd={(body) => call(adminAddCode, { params: { group }, body: adminAddCode.body.parse(body) })}
      onChange={({ code }, body) => call(adminChangeCode, { params: { group, code }, body })}
      onRemove={({ code }) => call(adminRemoveCode, { params: { group, code } })}
      onUndo={({ usedCnt: _used, ...row }) => call(adminAddCode, { params: { group }, body: row })}
      query={query}
      rowKey={({ code }) => code}
      say={(key, values) => t(`codes.${key}`, values)}
      searched={t('codes.searched')}
      title={t('names.codes')}
    />
  );
}
