import { adminSaveColumns, adminSaveView, adminViews } from '@haesol/contracts/member';
import { Checkbox, Dialog, Fieldset } from '@haesol/kit';
import { useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import type { QueueColumn } from './columns.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import styles from './Queue.module.css';
import { useViews } from './useViews.ts';

/** Returns true for a column without which a row has no name, or no link. */
export const isFixed = ({ role }: Pick<QueueColumn<never>, 'role'>): boolean => role === 'title' || role === 'action';

export interface ColumnsDialogProps<Row> {
  readonly screen: string;
  readonly columns: readonly QueueColumn<Row>[];
  onClose(): void;
}

/** Choice of the columns that a list shows: kept with the open view, else for the list. */
export function ColumnsDialog<Row>({ screen, columns, onClose }: ColumnsDialogProps<Row>) {
  const t = useText();
  const shell = useShell();
  const { current, hidden: before } = useViews(screen);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(before));
  const invalidates = [adminViews];
  const saveColumns = useEndpointMutation(adminSaveColumns, { invalidates });
  const saveView = useEndpointMutation(adminSaveView, { invalidates });

  async function save() {
    const known = columns.map(({ key }) => key).filter((key) => hidden.has(key));
    try {
      if (current === undefined) await saveColumns.mutateAsync({ params: { screen }, body: { hidden: known } });
      else {
        const { viewUid, name, query } = current;
        await saveView.mutateAsync({ params: { viewUid }, body: { screen, name, query, hidden: known } });
      }
      onClose();
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
  }

  function toggle(key: string) {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  }

  return (
    <Dialog
      foot={
        <DialogFoot
          busy={saveColumns.isPending || saveView.isPending}
          label={t('queue.save')}
          onClick={() => void save()}
          onClose={onClose}
        />
      }
      onClose={onClose}
      open
      title={t('columns.title')}
    >
      <p className={styles.note}>
        {current === undefined ? t('columns.note') : t('columns.noteOfView', { name: current.name })}
      </p>
      <Fieldset id="columns" label={t('columns.shown')}>
        {columns
          .filter((column) => !isFixed(column))
          .map(({ key, header }) => (
            <Checkbox checked={!hidden.has(key)} key={key} label={header} onChange={() => toggle(key)} />
          ))}
      </Fieldset>
    </Dialog>
  );
}
