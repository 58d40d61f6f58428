import { errorCodes } from '@haesol/contracts/common';
import { getMyPage, updateMyInfo } from '@haesol/contracts/member';
import { Button, Checkbox, LinkButton, LiveRegion, PhoneField, TextField } from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { endpointQuery } from '@haesol/remote/http';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentCode } from '#calls/mailCode';
import { paths } from '#paths';
import { phoneNames } from '#rules/phone';
import { useIdentity } from '#state/identity';
import { CallFailure } from '#ui/CallFailure';
import { ProfilePicture } from '#ui/ProfilePicture';
import { RestoredBar } from '#ui/RestoredBar';
import styles from './Account.module.css';
import { AffiliationFields } from './AffiliationFields.tsx';
import { keptFields, type MyPage, toChange, toInfoSchema, toInfoValues } from './accountRules.ts';
import { EmailChange } from './EmailChange.tsx';
import { EmailCodeDialog } from './EmailCodeDialog.tsx';
import { LinkedAccounts } from './LinkedAccounts.tsx';

function useInfoForm(member: MyPage, onSaved: (saved: MyPage) => void) {
  const t = useText();
  const call = useCall();
  const client = useQueryClient();
  const shell = useShell();
  const identity = useIdentity();
  const initial = toInfoValues(member);
  const draft = tabDraft(`myInfo.${member.email}`, initial, { keep: keptFields });
  const [isRestored, setRestored] = useState(() => draft.read?.() !== undefined);
  const form = useForm(toInfoSchema(t('account.errors.emailUnproven')), {
    initial,
    draft,
    names: { ...phoneNames, profileFileUid: 'picture' },
    toInput: (values) => toChange(values, member),
    confirm: (body) => Object.keys(body).length > 0,
    guard: 'leave',
    send: (body) => call(updateMyInfo, { body }, { reauthToken: identity?.token }),
    onSent(saved) {
      client.setQueryData(endpointQuery(getMyPage, {}).queryKey, saved);
      onSaved(saved);
      setRestored(false);
      form.reset();
      shell.toast({ kind: 'done', text: t('account.saved') });
    },
    toFieldErrors: ({ code, message }) => (code === errorCodes.emailTaken ? { email: message } : undefined),
  });
  return {
    form,
    isRestored,
    handleDiscard() {
      form.reset();
      setRestored(false);
    },
  };
}

export function MyInfoForm({ member }: { readonly member: MyPage }) {
  const t = useText();
  const [pictureUrl, setPictureUrl] = useState(member.profileUrl);
  const [sent, setSent] = useState<SentCode>();
  const { form, isRestored, handleDiscard } = useInfoForm(member, (saved) => setPictureUrl(saved.profileUrl));
  const hasChanged = Object.keys(toChange(form.values, member)).length > 0;

  function handleDiscardAll() {
    handleDiscard();
    setPictureUrl(member.profileUrl);
  }

  return (
    <div ref={keepFocus}>
      <Form
        actions={
          <div className={styles.actions}>
            <LiveRegion message={hasChanged ? t('account.changed') : ''} />
            <LinkButton href={paths.infoDetail} size="form">
              {t('account.back')}
            </LinkButton>
            <Button busy={form.isBusy} disabled={!hasChanged} size="form" type="submit" variant="primary">
              {t('account.save')}
            </Button>
          </div>
        }
        className={styles.form}
        failure={<CallFailure failure={form.failure} next={paths.myInfo} />}
        form={form}
      >
        {isRestored ? (
          <RestoredBar discard={t('account.discard')} onDiscard={handleDiscardAll} text={t('account.restored')} />
        ) : null}
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('account.basic')}</h2>
          <ProfilePicture
            error={form.errorOf('picture')}
            id={form.field('picture').id}
            imageUrl={pictureUrl}
            name={member.user_nm}
            onChange={(file) => {
              setPictureUrl(file === null ? null : (file.thumbUrl ?? file.url));
              form.set({ picture: file?.fileUid ?? '' });
            }}
          />
          <TextField {...form.field('name')} autoComplete="name" label={t('account.name')} />
          <EmailChange form={form} member={member} onSent={setSent} />
          <PhoneField {...form.field('tel')} label={t('account.phone')} />
          <p>
            <LinkButton href={paths.changePw}>{t('account.changePw')}</LinkButton>
          </p>
        </section>
        <AffiliationFields form={form} member={member} />
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('account.consents')}</h2>
          <div>
            <Checkbox {...form.field('agreeMail')} label={t('account.agreeMail')} />
          </div>
          <div>
            <Checkbox {...form.field('agreeTravel')} label={t('account.agreeTravel')} />
          </div>
          <div>
            <Checkbox {...form.field('agreeMessage')} label={t('account.agreeMessage')} />
          </div>
        </section>
        <LinkedAccounts member={member} />
      </Form>
      <EmailCodeDialog onProven={(email, certToken) => form.set({ email, certToken })} onSent={setSent} sent={sent} />
    </div>
  );
}
