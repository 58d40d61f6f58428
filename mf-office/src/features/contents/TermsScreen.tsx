import {
  adminAddTerms,
  adminChangeTerms,
  adminRemoveTerms,
  adminTerms,
  type OfficeTerms,
  termsNoticeDays,
} from '@haesol/contracts/board';
import { type TermsCode, termsCodes, translatedLocales } from '@haesol/contracts/common';
import { Badge, Button, Dialog, LinkButton, Select, TextLink } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useSession, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { lists, terms } from '#lists';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { toLines } from '#moves/toLines';
import { useRefresh } from '#moves/useRefresh';
import { useColumns } from '#ui/columns';
import { EntityDialog, type EntityField } from '#ui/EntityDialog';
import { Presence } from '#ui/Presence';
import { QueuePage } from '#ui/QueuePage';
import { useTranslationFields } from '#ui/useTranslationFields';
import { Changes } from '#ui/VersionsDialog';

const keyOf = ({ code, version }: Pick<OfficeTerms, 'code' | 'version'>) => `${code} ${version}`;
const toCode = (code: string): TermsCode => termsCodes.find((one) => one === code) ?? 'USE';

/** Versions of the terms: announced ahead, changed until they are in force, and compared. */
export default function TermsScreen() {
  const t = useText();
  const isAdmin = useSession().userInfo?.roles.includes('ADMIN') === true;
  const columns = useColumns<OfficeTerms>();
  const query = useGet(terms);
  const list = useListState(lists.terms);
  const call = useCall();
  const refresh = useRefresh(adminTerms);
  const [compared, setCompared] = useState<OfficeTerms>();
  const rows = query.data?.list ?? [];
  const { edit } = list.state;
  const edited = rows.find((row) => keyOf(row) === edit);
  const say = (key: string, values?: object) => t(`termsOffice.${key}`, { ...values });
  return (
    <QueuePage
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'CURRENT' ? 'blue' : state === 'COMING' ? 'sky' : 'gray'}>
            {t(`termsOffice.states.${state}`)}
          </Badge>
        )),
        {
          key: 'name',
          header: t('termsOffice.name'),
          role: 'title',
          cell: ({ title, code, version }) => (
            <TextLink href={`/terms/${code.toLowerCase()}?version=${version}`} tone="quiet">
              {`${title} ${version}`}
            </TextLink>
          ),
        },
        {
          key: 'effective',
          header: t('termsOffice.fields.effectiveDt'),
          role: 'date',
          width: '10rem',
          cell: ({ effectiveDt }) => formatDate(effectiveDt),
        },
        columns.missing(({ i18n = {} }) => translatedLocales.filter((lang) => i18n[lang] === undefined)),
        {
          key: 'tools',
          header: t('versions.head'),
          width: '16rem',
          onPhone: 'labelled',
          cell: (row) => (
            <>
              <Button
                aria-label={t('termsOffice.compareOf', { name: `${row.title} ${row.version}` })}
                onClick={() => setCompared(row)}
                size="small"
              >
                {t('termsOffice.compare')}
              </Button>
              {isAdmin && row.state !== 'PAST' && (
                <LinkButton href={list.hrefOf({ edit: keyOf(row) })} size="small">
                  {t(row.state === 'COMING' ? 'termsOffice.edit' : 'termsOffice.next')}
                </LinkButton>
              )}
            </>
          ),
        },
      ]}
      empty={{ title: t('termsOffice.empty'), text: t('termsOffice.emptyText') }}
      lead={t('termsOffice.lead')}
      list={list}
      moves={
        isAdmin
          ? toMoves<OfficeTerms, 'REMOVE'>(
              say,
              [{ to: 'REMOVE', look: 'danger', asks: 'none', isOpen: ({ state }) => state === 'COMING' }],
              (chosen) =>
                sendEach(chosen, keyOf, ({ code, version }) =>
                  call(adminRemoveTerms, { params: { code: toCode(code), version } }),
                ),
            )
          : []
      }
      nameOf={({ title, version }) => `${title} ${version}`}
      onMoved={refresh}
      query={{ ...query, data: query.data && { list: query.data.list, cnt_total: query.data.list.length } }}
      rowKey={keyOf}
      title={t('names.terms')}
    >
      {isAdmin && edited !== undefined && (
        <TermsDialog key={edit} onClose={() => list.change({ edit: '' }, { replace: true })} terms={edited} />
      )}
      {compared !== undefined && (
        <CompareDialog
          chosen={compared}
          list={rows.filter(({ code }) => code === compared.code)}
          onClose={() => setCompared(undefined)}
        />
      )}
    </QueuePage>
  );
}

interface TermsDialogProps {
  /** Version to change, or in force as the start of a new one. */
  readonly terms: OfficeTerms;
  onClose(): void;
}

function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const { code, version, title, html, i18n, effectiveDt, state, rev } = terms;
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminTerms);
  const toTranslations = useTranslationFields();
  const fields: readonly EntityField[] = [
    {
      name: 'effectiveDt',
      kind: 'date',
      label: t('termsOffice.fields.effectiveDt'),
      help: t('termsOffice.dateHelp', termsNoticeDays),
    },
    {
      name: 'worseYn',
      kind: 'select',
      label: t('termsOffice.fields.worseYn'),
      options: (['N', 'Y'] as const).map((value) => ({ value, label: t(value === 'Y' ? 'queue.yes' : 'queue.no') })),
    },
    { name: 'html', kind: 'html', label: t('termsOffice.fields.html') },
    ...toTranslations('html', t('termsOffice.fields.html'), 'html'),
  ];
  const params = { code: toCode(code), version };
  const presence = <Presence of="TERMS" uid={`${code} ${version}`} />;
  if (state === 'COMING') {
    return (
      <EntityDialog
        body={adminChangeTerms.body}
        draft={`terms.${code}.${version}`}
        fields={fields}
        hidden={{ rev, i18n: {} }}
        initial={{ html, i18n, effectiveDt }}
        onClose={onClose}
        onRefused={refresh}
        save={t('queue.save')}
        saved={t('termsOffice.saved')}
        send={(body) => call(adminChangeTerms, { params, body }).then(refresh)}
        title={t('termsOffice.change', { name: title })}
      >
        {presence}
      </EntityDialog>
    );
  }
  const named: EntityField = {
    name: 'version',
    kind: 'line',
    label: t('termsOffice.fields.version'),
    help: t('termsOffice.versionHelp', { version }),
  };
  return (
    <EntityDialog
      body={adminAddTerms.body}
      draft={`terms.${code}.new`}
      fields={[named, ...fields]}
      hidden={{ code, i18n: {} }}
      initial={{ html }}
      onClose={onClose}
      save={t('termsOffice.announce')}
      saved={t('termsOffice.announced')}
      send={(body) => call(adminAddTerms, { body }).then(refresh)}
      title={t('termsOffice.add', { name: title })}
    >
      {presence}
    </EntityDialog>
  );
}

interface CompareProps {
  readonly chosen: OfficeTerms;
  /** Versions of the same document. */
  readonly list: readonly OfficeTerms[];
  onClose(): void;
}

function CompareDialog({ chosen, list, onClose }: CompareProps) {
  const t = useText();
  const others = list.filter(({ version }) => version !== chosen.version);
  const [version, setVersion] = useState(
    others.find(({ effectiveDt }) => effectiveDt < chosen.effectiveDt)?.version ?? others[0]?.version ?? '',
  );
  const before = others.find((one) => one.version === version);
  return (
    <Dialog
      onClose={onClose}
      open
      size="wide"
      title={t('termsOffice.compareTitle', { name: `${chosen.title} ${chosen.version}` })}
    >
      <Select
        label={t('versions.compare')}
        onChange={({ target }) => setVersion(target.value)}
        options={others.map((one) => ({
          value: one.version,
          label: `${one.version} · ${formatDate(one.effectiveDt)}`,
        }))}
        placeholder={t('queue.choose')}
        value={version}
      />
      <Changes after={toLines(chosen.html)} before={toLines(before?.html ?? chosen.html)} />
    </Dialog>
  );
}
