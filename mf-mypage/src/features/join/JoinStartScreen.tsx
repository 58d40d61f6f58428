import { type ConsentCode, joinConsents } from '@haesol/contracts/identity';
import { Button, TextLink } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { socialTicketAtom } from '#state/socialTicket';
import { SocialButtons } from '#ui/SocialButtons';
import { ConsentList } from './ConsentList.tsx';
import { JoinFrame } from './JoinFrame.tsx';
import styles from './JoinStartScreen.module.css';
import { adoptTicketAtom, changeJoinDraftAtom, joinDraftAtom } from './joinAtoms.ts';
import { useStepDraft } from './useStepDraft.ts';

const nothing: readonly ConsentCode[] = [];

export default function JoinStartScreen() {
  const t = useText();
  return (
    <JoinFrame lead={t('join.start.lead')} step="terms" title={t('join.start.title')}>
      {() => <StartForm />}
    </JoinFrame>
  );
}

function StartForm() {
  const t = useText();
  const shell = useShell();
  const adopt = useSetAtom(adoptTicketAtom);
  const change = useSetAtom(changeJoinDraftAtom);
  const next = useSearchParams()[0].get('next');
  const ticket = useAtomValue(socialTicketAtom);
  const draft = useStepDraft();
  const form = useForm(joinConsents, {
    initial: { agreed: nothing },
    guard: 'none',
    draft: { read: () => ({ agreed: draft.read().agreed }), write: draft.write },
    send: () => Promise.resolve(),
    onSent: () => shell.navigate(paths.joinClass),
  });

  const isRead = useAtomValue(joinDraftAtom) !== undefined;
  // Overwrites the draft in sessionStorage, so only after that was read.
  useEffect(() => {
    if (!isRead) return;
    adopt();
    if (next !== null) change({ next });
  }, [adopt, change, isRead, next]);

  return (
    <Form
      actions={
        <>
          <Button block size="form" type="submit" variant="primary">
            {ticket === undefined
              ? t('join.start.byEmail')
              : t('join.start.bySocial', { provider: t(`social.names.${ticket.provider}`) })}
          </Button>
          {ticket === undefined ? (
            <SocialButtons next={next} title={t('join.start.social')} verb="startButtons" />
          ) : null}
          <p className={styles.login}>
            {t('join.start.member')}{' '}
            <TextLink href={toHref(paths.login, { next: next ?? undefined })}>{t('join.start.login')}</TextLink>
          </p>
        </>
      }
      className={styles.form}
      form={form}
    >
      <ConsentList {...form.field('agreed')} />
    </Form>
  );
}
