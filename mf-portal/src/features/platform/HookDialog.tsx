import { hookAdd, hookEvents, hookForm, hookList } from '@haesol/contracts/release';
import { Checkbox, Dialog, Fieldset, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useCall, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { FormButtons } from './FormButtons.tsx';
import styles from './PlatformScreen.module.css';
import { RefusedAct } from './RefusedAct.tsx';
import { RemoteField } from './RemoteField.tsx';

export interface HookDialogProps {
  /** Remotes that this person may change; `*` for all. */
  readonly acts: readonly string[];
  onClose(): void;
  /** Called with the key of its signatures. */
  onAdded(secret: string): void;
}

/** Form of a webhook. */
export function HookDialog({ acts, onClose, onAdded }: HookDialogProps) {
  const t = useText();
  const call = useCall();
  const client = useQueryClient();
  const form = useForm(hookForm, {
    initial: { remoteId: acts.includes('*') ? '' : (acts[0] ?? ''), url: '', events: hookEvents as readonly string[] },
    names: { 'body.url': 'url', 'body.events': 'events' },
    toInput: ({ remoteId, url, events }) => ({ remoteId, body: { url: url.trim(), events } }),
    send: ({ remoteId, body }) => call(hookAdd, { params: { remoteId }, body }),
    onSent({ secret }) {
      void client.invalidateQueries({ queryKey: [hookList.name] });
      onClose();
      onAdded(secret);
    },
  });
  const { events } = form.values;
  const toggle = (event: string) =>
    events.includes(event) ? events.filter((one) => one !== event) : [...events, event];
  return (
    <Dialog onClose={onClose} open size="wide" title={t('platform.hooks.add')}>
      <Form
        actions={<FormButtons busy={form.isBusy} label={t('platform.hooks.add')} onCancel={onClose} />}
        className={styles.section}
        failure={<RefusedAct failure={form.failure} />}
        form={form}
      >
        <RemoteField {...form.field('remoteId')} acts={acts} help={t('platform.hooks.remoteHelp')} />
        <TextField
          {...form.field('url')}
          help={t('platform.hooks.urlHelp')}
          label={t('platform.hooks.url')}
          spellCheck={false}
          type="url"
        />
        <Fieldset
          error={form.errorOf('events')}
          id={form.field('events').id}
          label={t('platform.hooks.event')}
          required
        >
          <div className={styles.choices}>
            {hookEvents.map((event) => (
              <Checkbox
                checked={events.includes(event)}
                key={event}
                label={t(`platform.hooks.events.${event.replace('.', '_')}`)}
                onChange={() => form.set({ events: toggle(event) })}
              />
            ))}
          </div>
        </Fieldset>
      </Form>
    </Dialog>
  );
}
