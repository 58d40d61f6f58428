import { errorCodes, type Terms } from '@haesol/contracts/common';
import { join, login } from '@haesol/contracts/identity';
import { Button, LinkButton, MessageBar, PhoneField, TextField } from '@haesol/kit';
import { FailureMessage, Form, useForm } from '@haesol/remote/form';
import type { CallError } from '@haesol/remote/http';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { paths } from '#paths';
import { NewPasswordFields } from '#ui/NewPasswordFields';
import { ProfilePicture } from '#ui/ProfilePicture';
import { ClassFields } from './ClassFields.tsx';
import styles from './JoinForm.module.css';
import { joinProofAtom, noteJoinedAtom } from './joinAtoms.ts';
import {
  emptyInfoValues,
  hasTyped,
  type InfoValues,
  infoNames,
  type JoinDraft,
  toInfoDraft,
  toInfoSchema,
  toJoinBody,
} from './joinRules.ts';
import { useStepDraft } from './useStepDraft.ts';

interface InfoFormProps {
  readonly draft: JoinDraft;
  readonly terms: readonly Terms[];
}

function useInfoForm({ draft, terms }: InfoFormProps) {
  const call = useCall();
  const shell = useShell();
  const noteJoined = useSetAtom(noteJoinedAtom);
  const [{ snsTicket, picture }] = useAtom(joinProofAtom);
  const { memberClass, agreed, email } = draft;
  const kept = useStepDraft();
  const hasDepartment = memberClass === 'STUDENT' || memberClass === 'FACULTY';
  return useForm(toInfoSchema(email), {
    initial: { ...emptyInfoValues, profileFileUid: picture?.fileUid ?? '' },
    names: infoNames,
    toInput: (values: InfoValues) => ({
      ...toJoinBody(values, { memberClass, agreed, snsTicket }, terms),
      ...(hasDepartment && { collegeCd: values.collegeCd }),
    }),
    draft: { read: () => toInfoDraft(kept.read()), write: (values) => kept.write(toInfoDraft(values)) },
    async send({ collegeCd: _college, ...body }, { idempotencyKey }) {
      const member = await call(join, { body }, { idempotencyKey });
      const { password } = body;
      if (password === undefined) return { member, session: undefined };
      // The account exists in any case: without a session the last page offers the sign-in.
      const session = await call(login, { body: { id: member.email, password } }).catch(() => undefined);
      return { member, session };
    },
    onSent(joined) {
      noteJoined(joined);
      shell.navigate(paths.joinComplete, { replace: true });
    },
  });
}

/** Last step: password, personal data, and affiliation. */
export function InfoForm({ draft, terms }: InfoFormProps) {
  const t = useText();
  const [{ provenEmail, snsTicket, picture }, prove] = useAtom(joinProofAtom);
  const form = useInfoForm({ draft, terms });
  const isComplete = form.isValid;
  // The page was reloaded: the proof came from the server, the fields from sessionStorage.
  const [isRestored] = useState(() => provenEmail === undefined && snsTicket === undefined && hasTyped(draft));

  return (
    <Form
      actions={
        <Button
          aria-disabled={!isComplete || undefined}
          block
          busy={form.isBusy}
          busyText={t('join.info.busy')}
          size="form"
          type="submit"
          variant={isComplete ? 'primary' : 'muted'}
        >
          {t('join.info.submit')}
        </Button>
      }
      className={styles.form}
      failure={<JoinFailure failure={form.failure} />}
      form={form}
    >
      {isRestored ? <MessageBar>{t('join.info.restored')}</MessageBar> : null}
      <TextField
        autoComplete="username"
        label={t('join.info.id')}
        name="email"
        readOnly
        type="email"
        value={draft.email}
      />
      {snsTicket === undefined ? (
        <NewPasswordFields
          confirm={form.field('passwordConfirm')}
          confirmLabel={t('join.info.passwordConfirm')}
          email={draft.email}
          label={t('join.info.password')}
          password={form.field('password')}
        />
      ) : null}
      <TextField {...form.field('name')} autoComplete="name" label={t('join.info.name')} />
      <PhoneField {...form.field('tel')} label={t('join.info.phone')} />
      <ClassFields form={form} memberClass={draft.memberClass} />
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('join.info.picture')}</h2>
        <p className={styles.muted}>{t('join.info.pictureHelp')}</p>
        <ProfilePicture
          error={form.errorOf('profileFileUid')}
          id={form.field('profileFileUid').id}
          imageUrl={picture?.thumbUrl ?? picture?.url ?? null}
          joining={{ snsTicket }}
          name={form.values.name}
          onChange={(file) => {
            prove({ picture: file ?? undefined });
            form.set({ profileFileUid: file?.fileUid ?? '' });
          }}
        />
      </section>
    </Form>
  );
}

function JoinFailure({ failure }: { readonly failure: CallError | undefined }) {
  const t = useText();
  return (
    <FailureMessage action={failure && <WayBack code={failure.code} />} failure={failure}>
      {failure?.code === errorCodes.proofExpired ? t('join.errors.proofExpired') : undefined}
    </FailureMessage>
  );
}

/** Link to a new proof: of the mailbox, or of the social account. */
function WayBack({ code }: Pick<CallError, 'code'>) {
  const t = useText();
  if (code === errorCodes.proofExpired) {
    return (
      <LinkButton href={paths.joinEmail} size="small">
        {t('join.email.title')}
      </LinkButton>
    );
  }
  if (code !== errorCodes.socialRequestExpired) return null;
  return (
    <LinkButton href={paths.login} size="small">
      {t('join.start.login')}
    </LinkButton>
  );
}
