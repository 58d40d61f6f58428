import type { EndpointData, EndpointInput } from '@haesol/contracts/common';
import { adminAddClosure, adminBookingDay, adminClosures, adminPreviewClosure } from '@haesol/contracts/lab';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import * as z from 'zod/mini';
import { usePreviewCall } from '#moves/usePreviewCall';
import { useRefresh } from '#moves/useRefresh';
import { EntityDialog, type EntityField } from '#ui/EntityDialog';
import { ClosurePreview } from './ClosurePreview.tsx';

type Closure = Omit<EndpointInput<typeof adminAddClosure>['body'], 'decisions'>;
export type Preview = EndpointData<typeof adminPreviewClosure>;

const form = z.omit(adminAddClosure.body, { decisions: true });

export interface ClosureDialogProps {
  readonly device: EntityField;
  /** Device that is chosen at first; empty for none. */
  readonly eqUid: string;
  onClose(): void;
}

/** Closes a device in two steps: the time, then a decision for each booking that it touches. */
export function ClosureDialog({ device, eqUid, onClose }: ClosureDialogProps) {
  const t = useText();
  const call = useCall();
  const previewCall = usePreviewCall();
  const shell = useShell();
  const refresh = useRefresh(adminClosures, adminBookingDay);
  const [asked, setAsked] = useState<{ readonly closure: Closure; readonly preview: Preview }>();
  const line = (name: string, kind: EntityField['kind']): EntityField => ({
    name,
    kind,
    label: t(`closures.fields.${name}`),
  });

  async function read(closure: Closure): Promise<Preview> {
    const { reason: _reason, ...body } = closure;
    return call(adminPreviewClosure, { body });
  }

  async function add(closure: Closure, decisions: EndpointInput<typeof adminAddClosure>['body']['decisions']) {
    const { cancelledCnt, movedCnt = 0 } = await call(adminAddClosure, { body: { ...closure, decisions } });
    await refresh();
    const count = cancelledCnt + movedCnt;
    shell.toast({ kind: 'done', text: count > 0 ? t('closures.addedWith', { count }) : t('closures.added') });
    onClose();
  }

  if (asked !== undefined) {
    const { closure, preview } = asked;
    return (
      <ClosurePreview
        loadMails={(decisions) => previewCall({ name: 'closure.add', body: { ...closure, decisions } })}
        onBack={() => setAsked(undefined)}
        onClose={onClose}
        onRead={async () => setAsked({ closure, preview: await read(closure) })}
        onSend={(decisions) => add(closure, decisions)}
        preview={preview}
      />
    );
  }
  return (
    <EntityDialog
      body={form}
      draft="closure"
      fields={[
        device,
        line('reason', 'line'),
        line('startDate', 'date'),
        line('start', 'time'),
        line('endDate', 'date'),
        line('end', 'time'),
      ]}
      initial={{ eqUid, start: '09:00', end: '18:00' }}
      onClose={() => undefined}
      onDismiss={onClose}
      save={t('closures.preview')}
      saved={undefined}
      send={async (closure) => {
        const preview = await read(closure);
        // Nothing to decide: closes at once.
        if (preview.affected.length === 0) await add(closure, []);
        else setAsked({ closure, preview });
      }}
      title={t('closures.addTitle')}
    />
  );
}
