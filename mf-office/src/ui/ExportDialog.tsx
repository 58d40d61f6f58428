import { type ExportedScreen, exportFormats, exportLimits, exportPath, exportPurposes } from '@haesol/contracts/member';
import { Dialog, RadioGroup, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { CallError, toCallError } from '@haesol/remote/http';
import { useShell, useText } from '@haesol/remote/lifecycle';
import * as z from 'zod/mini';
import { DialogFoot } from './DialogFoot.tsx';
import styles from './Queue.module.css';

const asked = z
  .strictObject({
    purposeCd: z.enum(exportPurposes, { error: '내려받는 목적을 선택해 주세요.' }),
    purpose: z.string(),
    format: z.enum(exportFormats),
  })
  .check((context) => {
    const { purposeCd, purpose } = context.value;
    if (purposeCd !== 'ETC' || purpose.trim() !== '') return;
    context.issues.push({ code: 'custom', input: purpose, path: ['purpose'], message: '목적을 입력해 주세요.' });
  });

interface Refused {
  readonly kind: string;
  readonly envelope?: { readonly status: { readonly code: string; readonly message: string }; readonly data: unknown };
}

/** Converts a refused download to the error of a call, whose messages the form shows. */
function toError(error: unknown, message: string): CallError {
  const { envelope } = error as Refused;
  if (envelope === undefined) return new CallError({ code: '', message });
  return toCallError({ ...envelope.status, data: envelope.data });
}

export interface ExportDialogProps {
  readonly screen: ExportedScreen;
  /** Present filter of the list. */
  readonly filter: Readonly<Record<string, string>>;
  /** Columns of the view in their order; without them the file has all that the list has. */
  readonly columns?: readonly string[];
  onClose(): void;
}

/** Asks for purpose and format, then downloads all rows of the present filter. */
export function ExportDialog({ screen, filter, columns = [], onClose }: ExportDialogProps) {
  const t = useText();
  const shell = useShell();
  const form = useForm(asked, {
    initial: { purposeCd: '', purpose: '', format: 'xlsx' },
    toInput: (values) => values,
    send: (values) =>
      shell.http
        .download({
          ...{ name: 'admin.export', method: 'GET', path: exportPath },
          query: { ...filter, ...values, screen, columns: columns.join(',') },
        })
        .catch((error: unknown) => {
          throw toError(error, t('queue.downloadFailed'));
        }),
    onSent: onClose,
  });
  return (
    <Dialog
      foot={<DialogFoot busy={form.isBusy} label={t('exports.load')} onClick={form.submit} onClose={onClose} />}
      onClose={onClose}
      open
      title={t('exports.title')}
    >
      <Form actions={null} className={styles.form} form={form} hasSummary={false}>
        <p>{t(screen === 'participants' ? 'exports.noteOfParticipants' : 'exports.note')}</p>
        <RadioGroup
          {...form.field('purposeCd')}
          label={t('exports.purpose')}
          options={exportPurposes.map((value) => ({ value, label: t(`exports.purposes.${value}`) }))}
        />
        {form.values.purposeCd === 'ETC' && (
          <TextField {...form.field('purpose')} label={t('exports.purposeText')} maxLength={exportLimits.purpose} />
        )}
        <RadioGroup
          {...form.field('format')}
          label={t('exports.format')}
          options={exportFormats.map((value) => ({ value, label: t(`exports.formats.${value}`) }))}
        />
      </Form>
    </Dialog>
  );
}
