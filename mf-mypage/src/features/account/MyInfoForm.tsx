import { errorCodes } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, Checkbox, ErrorSummary, LinkButton, LiveRegion, PhoneField, TextField } from '@haesol/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { SentCode } from '#calls/mailCode';
import { paths } from '#paths';
import { identityAtom } from '#state/identity';
import { CallFailure } from '#ui/CallFailure';
import { ProfilePicture } from '#ui/ProfilePicture';
import { toFieldErrors, useFormErrors } from '#ui/useFormErrors';
import styles from './Account.module.css';
import { AffiliationFields } from './AffiliationFields.tsx';
import { accountMutations, accountQueries } from './accountQueries.ts';
import { checkDraft, type InfoDraft, type MyPage, toChange, toDraft } from './accountRules.ts';
import { EmailChange } from './EmailChange.tsx';
import { EmailCodeDialog } from './EmailCodeDialog.tsx';
import { LinkedAccounts } from './LinkedAccounts.tsx';

const fieldOrder = ['name', 'email', 'tel', 'affiliation', 'companyScaleCd', 'position', 'deptCd'];

export function MyInfoForm({ member }: { readonly member: MyPage }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const identity = useAtomValue(identityAtom);
  const errors = useFormErrors(fieldOrder);
  const [draft, setDraft] = useState<InfoDraft>(() => toDraft(member));
  const [picture, setPicture] = useState(member.profileUrl);
  const [sent, setSent] = useState<SentCode>();
  const [failure, setFailure] = useState<CallError>();
  const { mutateAsync, isPending } = useMutation(accountMutations.save(call));
  const change = toChange(draft, member);
  const hasChanged = Object.keys(change).length > 0;

  useEffect(() => {
    shell.setDirty(hasChanged);
    return () => shell.setDirty(false);
  }, [shell, hasChanged]);
  useEffect(() => (hasChanged ? shell.block(() => true) : undefined), [shell, hasChanged]);

  const edit = (field: string, values: Partial<InfoDraft>) => {
    errors.clear(field);
    setDraft((before) => ({ ...before, ...values }));
  };

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(undefined);
    const wrong = Object.entries(checkDraft(draft, member)).map(([field, key]) => [field, t(`account.errors.${key}`)]);
    if (isPending || !hasChanged || errors.show(Object.fromEntries(wrong))) return;
    try {
      const saved = await mutateAsync({ body: change, reauthToken: identity?.token });
      client.setQueryData(accountQueries.myPage(call).queryKey, saved);
      setDraft(toDraft(saved));
      setPicture(saved.profileUrl);
      shell.toast({ kind: 'done', text: t('account.saved') });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { tel1, tel2, tel3, ...fields } = toFieldErrors(error);
      const tel = tel1 ?? tel2 ?? tel3;
      const taken = error.code === errorCodes.emailTaken ? { email: error.message } : {};
      if (!errors.show({ ...fields, ...taken, ...(tel !== undefined && { tel }) })) setFailure(error);
    }
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <ErrorSummary errors={errors.summary} />
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('account.basic')}</h2>
          <ProfilePicture
            imageUrl={picture}
            name={member.user_nm}
            onChange={(file) => {
              setPicture(file === null ? null : (file.thumbUrl ?? file.url));
              edit('profileFileUid', { profileFileUid: file?.fileUid ?? null });
            }}
          />
          <TextField
            autoComplete="name"
            error={errors.textOf('name')}
            id={errors.idOf('name')}
            label={t('account.name')}
            name="name"
            onChange={(event) => edit('name', { name: event.target.value })}
            required
            value={draft.name}
          />
          <EmailChange
            draft={draft}
            error={errors.textOf('email')}
            id={errors.idOf('email')}
            member={member}
            onChange={(values) => edit('email', values)}
            onSent={setSent}
          />
          <PhoneField
            error={errors.textOf('tel')}
            id={errors.idOf('tel')}
            label={t('account.phone')}
            onValueChange={(tel) => edit('tel', { tel })}
            required
            value={draft.tel}
          />
          <p>
            <LinkButton href={paths.changePw}>{t('account.changePw')}</LinkButton>
          </p>
        </section>
        <AffiliationFields draft={draft} errors={errors} member={member} onChange={edit} />
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('account.consents')}</h2>
          <div>
            <Checkbox
              checked={draft.agreeMail}
              label={t('account.agreeMail')}
              onChange={(event) => edit('agreeMail', { agreeMail: event.target.checked })}
            />
          </div>
          <div>
            <Checkbox
              checked={draft.agreeTravel}
              label={t('account.agreeTravel')}
              onChange={(event) => edit('agreeTravel', { agreeTravel: event.target.checked })}
            />
          </div>
        </section>
        <LinkedAccounts member={member} />
        <CallFailure failure={failure} next={paths.myInfo} />
        <div className={styles.actions}>
          <LiveRegion message={hasChanged ? t('account.changed') : ''} />
          <LinkButton href={paths.infoDetail} size="form">
            {t('account.back')}
          </LinkButton>
          <Button busy={isPending} disabled={!hasChanged} size="form" type="submit" variant="primary">
            {t('account.save')}
          </Button>
        </div>
      </form>
      <EmailCodeDialog
        onProven={(email, certToken) => edit('email', { email, certToken })}
        onSent={setSent}
        sent={sent}
      />
    </>
  );
}
