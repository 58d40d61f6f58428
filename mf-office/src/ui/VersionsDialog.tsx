import {
  adminDropVersion,
  adminRestoreVersion,
  adminVersions,
  type ContentVersion,
  type VersionKind,
} from '@haesol/contracts/board';
import type { Endpoint } from '@haesol/contracts/common';
import { Button, Dialog, EmptyState, RadioGroup, Select, Skeleton } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { QueryView, useCall, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { diffArrays } from 'diff';
import { useState } from 'react';
import { toLines, words } from '#moves/toLines';
import { useRefresh } from '#moves/useRefresh';
import styles from './VersionsDialog.module.css';

type Named = Pick<Endpoint, 'name'>;

export interface VersionsDialogProps {
  readonly kind: VersionKind;
  /** Key of the content. */
  readonly of: string;
  readonly name: string;
  /** Endpoints that show the content. */
  readonly endpoint: Named | readonly Named[];
  /** Name of a field, for contents that are forms rather than texts. */
  readonly labelOf?: ((key: string) => string) | undefined;
  onClose(): void;
}

/** Versions of a content: who changed what, what differs between two, and one to publish again. */
export function VersionsDialog({ kind, of, name, endpoint, labelOf, onClose }: VersionsDialogProps) {
  const t = useText();
  const query = useEndpoint(adminVersions, { query: { kind, ref: of } });
  return (
    <Dialog onClose={onClose} open size="wide" title={t('versions.title', { name })}>
      <QueryView query={query} skeleton={<Skeleton lines={2} rows={4} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState size="small" text={t('versions.emptyText')} title={t('versions.empty')} />
          ) : (
            <Versions endpoint={endpoint} kind={kind} labelOf={labelOf} list={list} of={of} />
          )
        }
      </QueryView>
    </Dialog>
  );
}

function Versions({
  kind,
  of,
  list,
  endpoint,
  labelOf,
}: Pick<VersionsDialogProps, 'endpoint' | 'kind' | 'labelOf' | 'of'> & { readonly list: readonly ContentVersion[] }) {
  const t = useText();
  const shell = useShell();
  const call = useCall();
  const refresh = useRefresh(...[endpoint].flat(), adminVersions);
  const [first] = list;
  const [no, setNo] = useState(first?.no ?? 0);
  const [other, setOther] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const current = list.find(({ publishDt }) => publishDt === null);
  const chosen = list.find((one) => one.no === no) ?? first;
  if (chosen === undefined) return null;
  const before = list.find((one) => one.no === other) ?? list.find((one) => one.no < chosen.no);
  const toLabel = ({ no: number, dt, byNm, publishDt }: ContentVersion) =>
    [
      t('versions.no', { number }),
      formatDateTime(dt),
      byNm ?? t(number === 1 ? 'versions.first' : 'versions.system'),
      publishDt !== null && t('versions.waiting', { date: formatDateTime(publishDt) }),
      number === current?.no && t('versions.current'),
    ]
      .filter((part) => part !== false)
      .join(' · ');
  const run = async (work: () => Promise<unknown>, text: string) => {
    setBusy(true);
    try {
      await work();
      await refresh();
      shell.toast({ kind: 'done', text });
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
    setBusy(false);
  };
  const body = { kind, ref: of, no: chosen.no };
  return (
    <div className={styles.versions}>
      <RadioGroup
        label={t('versions.list')}
        onChange={({ target }) => {
          setNo(Number(target.value));
          setOther(undefined);
        }}
        options={list.map((one) => ({ value: String(one.no), label: toLabel(one) }))}
        value={String(chosen.no)}
      />
      <section aria-label={t('versions.changes')} className={styles.changes}>
        <Select
          label={t('versions.compare')}
          onChange={({ target }) => setOther(Number(target.value))}
          options={list
            .filter((one) => one.no !== chosen.no)
            .map((one) => ({ value: String(one.no), label: toLabel(one) }))}
          placeholder={t('queue.choose')}
          value={String(before?.no ?? '')}
        />
        {before === undefined ? (
          <p className={styles.text}>{toLines(chosen.content, labelOf)}</p>
        ) : (
          <Changes after={toLines(chosen.content, labelOf)} before={toLines(before.content, labelOf)} />
        )}
        {chosen.publishDt !== null ? (
          <Button busy={isBusy} onClick={() => void run(() => call(adminDropVersion, { body }), t('versions.dropped'))}>
            {t('versions.drop')}
          </Button>
        ) : (
          chosen.no !== current?.no && (
            <Button
              busy={isBusy}
              onClick={() =>
                void run(() => call(adminRestoreVersion, { body }), t('versions.restored', { number: chosen.no }))
              }
              variant="primary"
            >
              {t('versions.restore', { number: chosen.no })}
            </Button>
          )
        )}
      </section>
    </div>
  );
}

/** Words that are gone and new, in the order of the text. */
export function Changes({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useText();
  if (before === after) return <p>{t('versions.same')}</p>;
  const parts = diffArrays(words(before), words(after));
  return (
    <p className={styles.text}>
      {parts.map(({ value, added, removed }, at) => {
        const text = value.join('');
        const key = `${at}.${text.slice(0, 8)}`;
        if (added) return <ins key={key}>{text}</ins>;
        return removed ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
