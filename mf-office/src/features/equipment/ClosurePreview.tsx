import type { EndpointInput } from '@haesol/contracts/common';
import { type adminAddClosure, bookingStateNames } from '@haesol/contracts/lab';
import type { MovePreview } from '@haesol/contracts/member';
import { Badge, DataTable, Dialog, MessageBar, Select, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { formatDay } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import * as z from 'zod/mini';
import { typedText } from '#moves/typedText';
import { DialogFoot } from '#ui/DialogFoot';
import { MailPreview } from '#ui/MailPreview';
import { TwoLines } from '#ui/TwoLines';

import type { Preview } from './ClosureDialog.tsx';
import styles from './ClosurePreview.module.css';

type Row = Preview['affected'][number];
type Decisions = NonNullable<EndpointInput<typeof adminAddClosure>['body']['decisions']>;

/** Value of a choice that ends the booking. */
const ends = 'end';
/** Value of a choice. Without the place of a time, because the options of a preview that is read again have others. */
const toValue = (option: Row['options'][number] | undefined) =>
  option === undefined ? ends : `${option.date} ${option.start}`;

interface ClosurePreviewProps {
  readonly preview: Preview;
  onSend(decisions: Decisions): Promise<void>;
  /** Reads the mails that the closure would send. */
  loadMails(decisions: Decisions): Promise<readonly MovePreview[]>;
  /** Reads the preview again, after a refusal. */
  onRead(): Promise<void>;
  onBack(): void;
  onClose(): void;
}

/** Names each booking that a closure touches, with a decision for each. */
export function ClosurePreview({ preview, onSend, loadMails, onRead, onBack, onClose }: ClosurePreviewProps) {
  const t = useText();
  const { eqNm, affected } = preview;
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = ({ rsvUid, options }: Row) => options.find((option) => toValue(option) === choices.get(rsvUid));

  const moved = affected.filter((row) => read(row) !== undefined).length;
  const ended = String(affected.length - moved);
  const isTyped = ended !== '0';
  // Bookings that end do not come back with the closure.
  const form = useForm(z.strictObject({ typed: isTyped ? typedText(ended) : z.string() }), {
    initial: { typed: '' },
    toInput: (values) => values,
    send,
    onSent: () => undefined,
  });

  const toDecisions = () => affected.map((row) => ({ rsvUid: row.rsvUid, rev: row.rev, to: read(row) ?? null }));

  async function send() {
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend(toDecisions());
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
      // Typed again for the bookings as they are now; the edit also opens the form for another try.
      form.set({ typed: '' });
      // Another may have booked or moved meanwhile; the refusal above is shown without the new rows otherwise.
      await onRead().catch(() => undefined);
    }
  }

  return (
    <Dialog
      foot={
        <DialogFoot
          busy={isBusy || form.isBusy}
          label={t('closures.send', { count: affected.length })}
          onClick={form.submit}
          onClose={onBack}
          variant="danger"
        />
      }
      onClose={onClose}
      open
      size="wide"
      title={t('closures.previewTitle', { name: eqNm })}
    >
      <div className={styles.preview}>
        <p>{t('closures.affected', { count: affected.length })}</p>
        {failure !== undefined && (
          <MessageBar kind="danger" live="assertive">
            {failure}
          </MessageBar>
        )}
        <DataTable
          caption={t('closures.affectedTable')}
          columns={[
            { key: 'number', header: t('day.number'), role: 'title', cell: ({ rsvNo }) => rsvNo },
            {
              key: 'time',
              header: t('bookings.time'),
              role: 'date',
              cell: ({ date, start, end }) => <TwoLines first={formatDay(date)} second={`${start}–${end}`} />,
            },
            {
              key: 'member',
              header: t('queue.member'),
              cell: ({ memberNm, affiliation }) => <TwoLines first={memberNm} second={affiliation} />,
            },
            {
              key: 'state',
              header: t('queue.state'),
              role: 'status',
              cell: ({ state }) => <Badge color="gray">{bookingStateNames[state]}</Badge>,
            },
            {
              key: 'decision',
              header: t('closures.decision'),
              role: 'action',
              width: '15rem',
              cell: (row) => (
                <Select
                  hideLabel
                  hideMark
                  label={t('closures.decisionOf', { number: row.rsvNo })}
                  onChange={({ target }) => setChoices(new Map(choices).set(row.rsvUid, target.value))}
                  options={[
                    { value: ends, label: t(`closures.outcomes.${row.outcome}`) },
                    ...row.options.map((option) => ({
                      value: toValue(option),
                      label: t('closures.moveTo', { time: `${formatDay(option.date)} ${option.start}` }),
                    })),
                  ]}
                  value={toValue(read(row))}
                />
              ),
            },
          ]}
          rowKey={({ rsvUid }) => rsvUid}
          rows={affected}
        />
        <MessageBar kind="info">{t('closures.consequence', { moved, ended: affected.length - moved })}</MessageBar>
        <MailPreview load={() => loadMails(toDecisions())} text={JSON.stringify(toDecisions())} />
        {isTyped && (
          <Form actions={null} form={form} hasSummary={false}>
            <TextField
              {...form.field('typed')}
              help={t('closures.typedHelp', { count: ended })}
              label={t('queue.typed')}
              required
            />
          </Form>
        )}
      </div>
    </Dialog>
  );
}
