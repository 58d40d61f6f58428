import { addDays, toSeoulDate } from '@haesol/contracts/common';
import { maxTokenDays, tokenForm, tokenGive, tokenList } from '@haesol/contracts/release';
import { Checkbox, Dialog, RadioGroup, Select, TextField } from '@haesol/kit';
import { DateField } from '@haesol/kit/calendar';
import { Form, useForm } from '@haesol/remote/form';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { FormButtons } from './FormButtons.tsx';
import styles from './PlatformScreen.module.css';
import { RefusedAct } from './RefusedAct.tsx';
import { RemoteField } from './RemoteField.tsx';

const usualDays = 90;
export interface TokenDialogProps {
  readonly acts: readonly string[];
  readonly issuers: readonly string[];
  readonly audience: string;
  onClose(): void;
  /** Called with the secret, or null for a CI service. */
  onGiven(token: string | null, name: string): void;
}

/** Form of a token: a secret, or issuer and subject of a CI service. */
export function TokenDialog({ acts, issuers, audience, onClose, onGiven }: TokenDialogProps) {
  const t = useText();
  const call = useCall();
  const client = useQueryClient();
  const today = toSeoulDate(useShell().now());
  const form = useForm(tokenForm, {
    initial: {
      remoteId: acts.includes('*') ? '' : (acts[0] ?? ''),
      kind: 'TOKEN',
      name: '',
      reads: false,
      untilDate: addDays(today, usualDays),
      issuer: issuers[0] ?? '',
      subject: '',
    },
    names: {
      'body.kind': 'kind',
      'body.name': 'name',
      'body.untilDate': 'untilDate',
      'body.issuer': 'issuer',
      'body.subject': 'subject',
    },
    toInput: ({ remoteId, kind, name, reads, untilDate, issuer, subject }) => ({
      remoteId,
      body: { kind, name, readYn: reads ? 'Y' : 'N', untilDate, ...(kind === 'OIDC' && { issuer, subject }) },
    }),
    send: ({ remoteId, body }) => call(tokenGive, { params: { remoteId }, body }),
    onSent({ token }, { name }) {
      void client.invalidateQueries({ queryKey: [tokenList.name] });
      onClose();
      onGiven(token, name);
    },
  });
  const isCi = form.values.kind === 'OIDC';
  return (
    <Dialog onClose={onClose} open size="wide" title={t('platform.tokens.give')}>
      <Form
        actions={<FormButtons busy={form.isBusy} label={t('platform.tokens.give')} onCancel={onClose} />}
        className={styles.section}
        failure={<RefusedAct failure={form.failure} />}
        form={form}
      >
        <RemoteField {...form.field('remoteId')} acts={acts} help={t('platform.own.remoteHelp')} />
        <RadioGroup
          {...form.field('kind')}
          label={t('platform.tokens.kind')}
          options={[
            { value: 'TOKEN', label: t('platform.tokens.kinds.TOKEN') },
            {
              value: 'OIDC',
              label: t('platform.tokens.kinds.OIDC'),
              disabled: issuers.length === 0,
              description: issuers.length === 0 ? t('platform.tokens.noIssuer') : undefined,
            },
          ]}
        />
        <TextField {...form.field('name')} help={t('platform.tokens.nameHelp')} label={t('platform.tokens.name')} />
        {isCi && (
          <>
            <Select
              {...form.field('issuer')}
              label={t('platform.tokens.issuer')}
              options={issuers.map((value) => ({ value, label: value }))}
              required
            />
            <TextField
              {...form.field('subject')}
              help={t('platform.tokens.subjectHelp', { audience })}
              label={t('platform.tokens.subject')}
              required
              spellCheck={false}
            />
          </>
        )}
        <DateField
          error={form.errorOf('untilDate')}
          help={t('platform.tokens.untilHelp')}
          id={form.field('untilDate').id}
          label={t('platform.tokens.until')}
          max={addDays(today, maxTokenDays)}
          min={today}
          onBlur={form.field('untilDate').onBlur}
          onValueChange={(untilDate) => form.set({ untilDate })}
          required
          today={today}
          value={form.values.untilDate}
        />
        <Checkbox {...form.field('reads')} label={t('platform.tokens.readsHelp')} />
      </Form>
    </Dialog>
  );
}
