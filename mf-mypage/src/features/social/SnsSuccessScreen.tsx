import { Button, LinkButton, MessageBar } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { paths } from '#paths';
import { socialTicketAtom } from '#state/socialTicket';
import { Narrow, NarrowActions } from '#ui/Narrow';
import { LinkAccountForm } from './LinkAccountForm.tsx';

/** Page for an unknown social account: sign up, or link to an existing account. */
export default function SnsSuccessScreen() {
  const t = useText();
  const shell = useShell();
  const ticket = useAtomValue(socialTicketAtom);
  if (ticket === undefined) return <Navigate replace to={paths.login} />;
  const provider = t(`social.names.${ticket.provider}`);
  if (ticket.maskedId !== undefined) {
    return (
      <Narrow lead={t('social.linkLead', { provider, id: ticket.maskedId })} title={t('social.linkTitle')}>
        <LinkAccountForm ticket={ticket} />
      </Narrow>
    );
  }
  return (
    <Narrow lead={t('social.newLead', { provider })} title={t('social.newTitle')}>
      {ticket.email === '' ? <MessageBar>{t('social.noEmail')}</MessageBar> : null}
      <NarrowActions>
        <LinkButton href={toHref(paths.login, { next: paths.myInfo })} size="form">
          {t('social.toLink')}
        </LinkButton>
        <Button onClick={() => shell.navigate(paths.join)} size="form" variant="primary">
          {t('social.toJoin')}
        </Button>
      </NarrowActions>
    </Narrow>
  );
}
