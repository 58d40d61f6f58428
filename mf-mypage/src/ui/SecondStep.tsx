import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import { finishSignIn, recoveryStep, type SecondWay, secondStepOptions, totpStep } from '@haesol/contracts/identity';
import { Button, CodeField, TextField } from '@haesol/kit';
import { FailureMessage, Form, useForm } from '@haesol/remote/form';
import { CallError } from '@haesol/remote/http';
import { useCall, useText } from '@haesol/remote/lifecycle';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askPasskey } from '#rules/passkeys';
import type { SecondStepData } from '#rules/secondStep';
import { PasskeyFailure } from './PasskeyFailure.tsx';
import styles from './SecondStep.module.css';

export interface SecondStepProps {
  readonly step: SecondStepData;
  onSignedIn(answer: EndpointData<typeof finishSignIn>): void;
  /** Called to start again with the first step. */
  onRestart(): void;
}

/** Second step of a sign-in: passkey, code of an authenticator app, or recovery code. */
export function SecondStep({ step, onSignedIn, onRestart }: SecondStepProps) {
  const t = useText();
  const [way, setWay] = useState<SecondWay>(step.ways[0] ?? 'TOTP');
  const more = { onRestart, onSignedIn, ticket: step.ticket };
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way is another form
  useEffect(() => heading.current?.focus(), [way]);
  return (
    <section className={styles.step}>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {t('secondStep.title')}
      </h2>
      <p>{t(`secondStep.lead.${way}`)}</p>
      {way === 'PASSKEY' ? <PasskeyWay {...more} /> : <CodeWay key={way} way={way} {...more} />}
      <ul className={styles.ways}>
        {step.ways
          .filter((other) => other !== way)
          .map((other) => (
            <li key={other}>
              <Button onClick={() => setWay(other)} variant="text">
                {t(`secondStep.other.${other}`)}
              </Button>
            </li>
          ))}
        <li>
          <Button onClick={onRestart} variant="text">
            {t('secondStep.restart')}
          </Button>
        </li>
      </ul>
    </section>
  );
}

interface WayProps extends Pick<SecondStepProps, 'onSignedIn' | 'onRestart'> {
  readonly ticket: string;
}

function PasskeyWay({ ticket, onSignedIn, onRestart }: WayProps) {
  const t = useText();
  const call = useCall();
  const { mutate, error, isPending } = useMutation({
    async mutationFn() {
      const { options } = await call(secondStepOptions, { body: { ticket } });
      const credential = await askPasskey(options);
      return call(finishSignIn, { body: { way: 'PASSKEY', ticket, credential } });
    },
    onSuccess: onSignedIn,
  });
  return (
    <>
      <PasskeyFailure failure={error}>
        <StepFailure failure={error} onRestart={onRestart} />
      </PasskeyFailure>
      <Button block busy={isPending} onClick={() => isPending || mutate()} size="form" variant="primary">
        {t('secondStep.usePasskey')}
      </Button>
    </>
  );
}

const codeForms = { TOTP: totpStep, RECOVERY: recoveryStep } as const;

function CodeWay({ way, ticket, onSignedIn, onRestart }: WayProps & { readonly way: keyof typeof codeForms }) {
  const t = useText();
  const call = useCall();
  const form = useForm(codeForms[way], {
    initial: { code: '' },
    toInput: ({ code }) => ({ way, ticket, code }),
    send: (body) => call(finishSignIn, { body }),
    onSent: onSignedIn,
  });
  return (
    <Form
      actions={
        <Button block busy={form.isBusy || form.isSent} size="form" type="submit" variant="primary">
          {t('secondStep.submit')}
        </Button>
      }
      className={styles.form}
      failure={<StepFailure failure={form.failure} onRestart={onRestart} />}
      form={form}
      hasSummary={false}
    >
      {way === 'TOTP' ? (
        <CodeField {...form.field('code')} label={t('secondStep.code')} onValueChange={(code) => form.set({ code })} />
      ) : (
        <TextField
          {...form.field('code')}
          autoCapitalize="none"
          autoComplete="off"
          label={t('secondStep.recoveryCode')}
          placeholder="ab2cd-3ef4g"
          spellCheck={false}
        />
      )}
    </Form>
  );
}

interface StepFailureProps extends Pick<SecondStepProps, 'onRestart'> {
  readonly failure: Error | null | undefined;
}

/** Refusal of the second step; an expired one starts again with the first. */
function StepFailure({ failure, onRestart }: StepFailureProps) {
  const t = useText();
  const isExpired = failure instanceof CallError && failure.code === errorCodes.proofExpired;
  return (
    <FailureMessage
      action={
        isExpired ? (
          <Button onClick={onRestart} size="small">
            {t('secondStep.restart')}
          </Button>
        ) : undefined
      }
      failure={failure}
    />
  );
}
