import { useShell, useText } from '@haesol/shared/lifecycle';
import { Button, ErrorSummary, TextLink } from '@haesol/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useEffect } from 'react';
import { paths } from '#paths';
import { socialTicketAtom } from '#state/socialTicket';
import { SocialButtons } from '#ui/SocialButtons';
import { useFormErrors } from '#ui/useFormErrors';
import { ConsentList } from './ConsentList.tsx';
import { JoinFrame } from './JoinFrame.tsx';
import styles from './JoinStartScreen.module.css';
import { adoptTicketAtom, changeJoinDraftAtom, joinDraftAtom } from './joinAtoms.ts';
import { hasNeededConsents, type JoinDraft } from './joinRules.ts';

export default function JoinStartScreen() {
  const t = useText();
  return (
    <JoinFrame lead={t('join.start.lead')} step="terms" title={t('join.start.title')}>
      {(draft) => <StartForm draft={draft} />}
    </JoinFrame>
  );
}

function StartForm({ draft }: { readonly draft: JoinDraft }) {
  const t = useText();
  const shell = useShell();
  const change = useSetAtom(changeJoinDraftAtom);
  const adopt = useSetAtom(adoptTicketAtom);
  const ticket = useAtomValue(socialTicketAtom);
  const errors = useFormErrors(['agrees']);

  const isRead = useAtomValue(joinDraftAtom) !== undefined;
  // Over what the storage of the tab holds, so not before that was read.
  useEffect(() => {
    if (isRead) adopt();
  }, [adopt, isRead]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isMissing = !hasNeededConsents(draft.agreed);
    if (!errors.show(isMissing ? { agrees: t('join.errors.consent') } : {})) shell.navigate(paths.joinClass);
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ErrorSummary errors={errors.summary} />
      <ConsentList
        agreed={draft.agreed}
        error={errors.textOf('agrees')}
        id={errors.idOf('agrees')}
        onChange={(agreed) => {
          errors.clear('agrees');
          change({ agreed });
        }}
      />
      <Button block size="form" type="submit" variant="primary">
        {ticket === undefined
          ? t('join.start.byEmail')
          : t('join.start.bySocial', { provider: t(`social.names.${ticket.provider}`) })}
      </Button>
      {ticket === undefined ? <SocialButtons next={null} title={t('join.start.social')} /> : null}
      <p className={styles.login}>
        {t('join.start.member')} <TextLink href={paths.login}>{t('join.start.login')}</TextLink>
      </p>
    </form>
  );
}
