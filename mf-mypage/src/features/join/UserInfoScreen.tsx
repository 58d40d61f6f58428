import { errorCodes } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import {
  Button,
  ErrorState,
  ErrorSummary,
  LinkButton,
  MessageBar,
  PhoneField,
  Skeleton,
  TextField,
} from '@haesol/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { paths } from '#paths';
import { checkNewPassword, NewPasswordFields } from '#ui/NewPasswordFields';
import { ProfilePicture } from '#ui/ProfilePicture';
import { type FieldErrors, toFieldErrors, useFormErrors } from '#ui/useFormErrors';
import { ClassFields } from './ClassFields.tsx';
import styles from './JoinForm.module.css';
import { JoinFrame } from './JoinFrame.tsx';
import { changeJoinDraftAtom, joinProofAtom, noteJoinedAtom } from './joinAtoms.ts';
import { joinMutations, joinQueries } from './joinQueries.ts';
import { checkInfo, type JoinDraft, listFields, toFormField, toJoinBody } from './joinRules.ts';

export default function UserInfoScreen() {
  const t = useText();
  return (
    <JoinFrame lead={t('join.info.lead')} step="info" title={t('join.info.title')}>
      {(draft) => <LoadedForm draft={draft} />}
    </JoinFrame>
  );
}

function LoadedForm({ draft }: { readonly draft: JoinDraft }) {
  const call = useCall();
  const { data, isError, isRefetching, refetch } = useQuery(joinQueries.termsList(call));
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  return data === undefined ? <Skeleton lines={3} rows={3} /> : <InfoForm draft={draft} terms={data.list} />;
}

interface InfoFormProps {
  readonly draft: JoinDraft;
  readonly terms: Parameters<typeof toJoinBody>[2];
}

function InfoForm({ draft, terms }: InfoFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const change = useSetAtom(changeJoinDraftAtom);
  const noteJoined = useSetAtom(noteJoinedAtom);
  const [proof, prove] = useAtom(joinProofAtom);
  const hasPassword = proof.snsTicket === undefined;
  const errors = useFormErrors(draft.memberClass === '' ? [] : listFields(draft.memberClass, hasPassword));
  const [failure, setFailure] = useState<CallError>();
  const { mutateAsync, isPending } = useMutation(joinMutations.join(call));
  const sentWith = useRef({ body: '', key: '' });

  useEffect(() => () => shell.setDirty(false), [shell]);

  function findErrors(): FieldErrors {
    const password = hasPassword
      ? checkNewPassword(proof, draft.email, {
          missing: t('join.errors.passwordMissing'),
          different: t('join.errors.passwordDifferent'),
        })
      : {};
    const info = Object.entries(checkInfo(draft)).map(([field, key]) => [field, t(`join.errors.${key}`)] as const);
    return { ...password, ...Object.fromEntries(info) };
  }
  const isComplete = Object.keys(findErrors()).length === 0;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(undefined);
    if (isPending || errors.show(findErrors())) return;
    const body = toJoinBody(draft, proof, terms);
    const text = JSON.stringify(body);
    // The same content goes with the same key, so that a lost answer does not make two accounts.
    if (sentWith.current.body !== text) sentWith.current = { body: text, key: crypto.randomUUID() };
    try {
      const member = await mutateAsync({ body, key: sentWith.current.key });
      shell.setDirty(false);
      noteJoined(member);
      shell.navigate(paths.joinComplete, { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const fields = Object.entries(toFieldErrors(error)).map(([field, text]) => [toFormField(field), text] as const);
      if (!errors.show(Object.fromEntries(fields))) setFailure(error);
    }
  }

  const changeField = (field: string, values: Partial<JoinDraft>) => {
    errors.clear(field);
    shell.setDirty(true);
    change(values);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ErrorSummary errors={errors.summary} />
      <TextField
        autoComplete="username"
        label={t('join.info.id')}
        name="email"
        readOnly
        type="email"
        value={draft.email}
      />
      {hasPassword ? (
        <NewPasswordFields
          confirmLabel={t('join.info.passwordConfirm')}
          email={draft.email}
          errors={errors}
          label={t('join.info.password')}
          onChange={(value) => {
            shell.setDirty(true);
            prove(value);
          }}
          value={proof}
        />
      ) : null}
      <TextField
        autoComplete="name"
        error={errors.textOf('name')}
        id={errors.idOf('name')}
        label={t('join.info.name')}
        name="name"
        onChange={(event) => changeField('name', { name: event.target.value })}
        required
        value={draft.name}
      />
      <PhoneField
        error={errors.textOf('tel')}
        id={errors.idOf('tel')}
        label={t('join.info.phone')}
        onValueChange={(tel) => changeField('tel', { tel })}
        required
        value={draft.tel}
      />
      <ClassFields draft={draft} errors={errors} onChange={changeField} />
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('join.info.picture')}</h2>
        <p className={styles.muted}>{t('join.info.pictureHelp')}</p>
        <ProfilePicture
          error={errors.textOf('profileFileUid')}
          id={errors.idOf('profileFileUid')}
          imageUrl={proof.picture?.thumbUrl ?? proof.picture?.url ?? null}
          joinProof={proof.certToken ?? proof.snsTicket}
          name={draft.name}
          onChange={(picture) => {
            errors.clear('profileFileUid');
            shell.setDirty(true);
            prove({ picture: picture ?? undefined });
          }}
        />
      </section>
      {failure === undefined ? null : (
        <MessageBar action={<WayBack code={failure.code} />} kind="danger" live="assertive">
          {failure.code === errorCodes.proofExpired ? t('join.errors.proofExpired') : failure.message}
        </MessageBar>
      )}
      <Button
        aria-disabled={!isComplete || undefined}
        block
        busy={isPending}
        busyText={t('join.info.busy')}
        size="form"
        type="submit"
        variant={isComplete ? 'primary' : 'muted'}
      >
        {t('join.info.submit')}
      </Button>
    </form>
  );
}

/** Where to get a new proof: of the mailbox, or of the social account. */
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
