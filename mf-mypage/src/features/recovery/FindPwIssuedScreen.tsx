import { LinkButton, MessageBar } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { paths } from '#paths';
import { Narrow } from '#ui/Narrow';
import { passwordAnswerAtom } from './recoveryAtoms.ts';

export default function FindPwIssuedScreen() {
  const t = useText();
  const answer = useAtomValue(passwordAnswerAtom);
  if (answer?.issued !== 'Y') return <Navigate replace to={paths.findPw} />;
  return (
    <Narrow lead={t('recovery.issued')} title={t('recovery.issuedTitle')}>
      <p>{answer.email}</p>
      <MessageBar>{t('recovery.issuedNote')}</MessageBar>
      <LinkButton block href={paths.login} size="form" variant="primary">
        {t('recovery.login')}
      </LinkButton>
    </Narrow>
  );
}
