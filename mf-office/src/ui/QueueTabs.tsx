import { createUuid } from '@haesol/contracts/common';
import { adminRemoveView, adminSaveView, adminViews, type SavedView } from '@haesol/contracts/member';
import { Button, Dialog, IconButton, TabNav, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import Bookmark from 'lucide-react/icons/bookmark';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DialogFoot } from './DialogFoot.tsx';
import styles from './QueueTabs.module.css';
import { useViews } from './useViews.ts';

/** View of the system, by its filter. */
interface SystemView {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export interface QueueTabsProps {
  readonly label: string;
  /** Name of the list in the saved views. */
  readonly screen: string;
  readonly path: string;
  readonly system: readonly SystemView[];
}

const nameOnly = z.strictObject({ name: adminSaveView.body.shape.name });

/** Tabs of a queue: views of the system, then own saved ones, and buttons to save and delete one. */
export function QueueTabs({ label, screen, path, system }: QueueTabsProps) {
  const t = useText();
  const [isSaving, setSaving] = useState(false);
  const { views, current, query, hidden } = useViews(screen);
  const removeView = useRemoveView(screen);
  return (
    <div className={styles.tabs}>
      <TabNav
        label={label}
        tabs={[
          ...system.map((view) => ({ ...view, current: view.current && current === undefined })),
          ...views.map(({ viewUid, name, query: filter }) => ({
            href: `${path}?${filter}`,
            label: name,
            current: viewUid === current?.viewUid,
          })),
        ]}
      />
      {current === undefined && query !== '' && (
        <Button icon={Bookmark} onClick={() => setSaving(true)} size="small">
          {t('views.save')}
        </Button>
      )}
      {current !== undefined && (
        <IconButton
          icon={Trash2}
          label={t('views.remove', { name: current.name })}
          onClick={() => void removeView(current)}
        />
      )}
      {isSaving && <ViewDialog hidden={hidden} onClose={() => setSaving(false)} query={query} screen={screen} />}
    </div>
  );
}

/** Returns a function that deletes an own view and offers to save it again. */
function useRemoveView(screen: string) {
  const t = useText();
  const shell = useShell();
  const remove = useEndpointMutation(adminRemoveView, { invalidates: [adminViews] });
  const save = useEndpointMutation(adminSaveView, { invalidates: [adminViews] });
  return async ({ viewUid, name, query, hidden }: SavedView) => {
    const params = { viewUid };
    const fail = (error: Error) => shell.toast({ kind: 'error', text: error.message });
    try {
      await remove.mutateAsync({ params });
    } catch (error) {
      fail(error as Error);
      return;
    }
    const run = () =>
      void save.mutateAsync({ params, body: { screen, name, query, ...withHidden(hidden) } }).catch(fail);
    shell.toast({ kind: 'done', text: t('views.removed', { name }), action: { label: t('queue.undo'), run } });
  };
}

/** Servers of earlier releases know no hidden columns. */
const withHidden = (hidden: readonly string[]) => (hidden.length === 0 ? {} : { hidden: [...hidden] });

interface ViewDialogProps {
  readonly screen: string;
  /** Columns that are hidden now. */
  readonly hidden: readonly string[];
  readonly query: string;
  onClose(): void;
}

function ViewDialog({ screen, query, hidden, onClose }: ViewDialogProps) {
  const t = useText();
  const save = useEndpointMutation(adminSaveView, { invalidates: [adminViews] });
  const [viewUid] = useState(createUuid);
  const form = useForm(nameOnly, {
    initial: { name: '' },
    toInput: (values) => values,
    send: ({ name }) => save.mutateAsync({ params: { viewUid }, body: { screen, name, query, ...withHidden(hidden) } }),
    onSent: onClose,
  });
  return (
    <Dialog
      foot={<DialogFoot busy={form.isBusy} label={t('queue.save')} onClick={form.submit} onClose={onClose} />}
      onClose={onClose}
      open
      title={t('views.save')}
    >
      <Form actions={null} form={form} hasSummary={false}>
        <TextField {...form.field('name')} help={t('views.help')} label={t('views.name')} />
      </Form>
    </Dialog>
  );
}
