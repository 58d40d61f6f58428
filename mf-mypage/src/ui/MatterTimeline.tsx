import { type FileRef, formatFileSize, type MatterKind, type TimelineEntry } from '@haesol/contracts/common';
import { LinkButton, Timeline, type TimelineItem } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import type { TFunction } from 'i18next';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { toStateName } from '#rules/matterStates';
import styles from './MatterTimeline.module.css';

export interface MatterTimelineProps {
  readonly kind: MatterKind;
  readonly entries: readonly TimelineEntry[];
  /** Action for the last step, which waits for the member. */
  readonly action?: ReactNode;
  /** Names of the expected next steps. */
  readonly next?: readonly string[];
}

/** Timeline of an application: past steps with actor and time, and next steps. */
export function MatterTimeline({ kind, entries, action, next = [] }: MatterTimelineProps) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const done = entries.map((entry, at): TimelineItem => {
    const isLast = at === entries.length - 1;
    const isWaiting = isLast && (entry.type === 'REQUEST' || entry.dueDt !== null);
    return {
      id: entry.entryUid,
      title: toTitle(t, kind, entry),
      state: isWaiting ? 'attention' : 'done',
      time: formatDateTime(entry.dt),
      dateTime: entry.dt,
      text: <EntryText entry={entry} />,
      ...(isLast && action !== undefined && { action }),
    };
  });
  const todo = next.map((title): TimelineItem => ({ id: title, title, state: 'todo' }));
  return <Timeline items={[...done, ...todo]} label={t('matter.timeline')} />;
}

function toTitle(t: TFunction, kind: MatterKind, { type, state, changeYn, by }: TimelineEntry): string {
  if (type === 'ANSWER') return t('matter.answer');
  if (changeYn !== 'Y') return toStateName(t, kind, state);
  return t(by === 'MEMBER' ? 'matter.edited' : 'matter.change');
}

function EntryText({ entry: { by, memo, dueDt, files } }: { readonly entry: TimelineEntry }) {
  const t = useText();
  const { formatDate } = useFormats();
  return (
    <>
      <span className={styles.by}>
        {t(`matter.by.${by}`)}
        {dueDt !== null && ` · ${t('matter.due', { date: formatDate(dueDt) })}`}
      </span>
      {memo !== null && <p className={styles.memo}>{memo}</p>}
      {files.map((file) => (
        <EntryFile file={file} key={file.fileUid} />
      ))}
    </>
  );
}

function EntryFile({ file: { orgNm, size, url } }: { readonly file: FileRef }) {
  const t = useText();
  return (
    <span className={styles.file}>
      <LinkButton
        aria-label={t('matter.download', { name: orgNm, size: formatFileSize(size) })}
        download={orgNm}
        href={url}
        icon={Download}
        size="small"
      >
        {orgNm}
      </LinkButton>
    </span>
  );
}
