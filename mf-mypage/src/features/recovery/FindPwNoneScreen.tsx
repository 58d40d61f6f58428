import { LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { paths } from '#paths';
import { Narrow, NarrowActions } from '#ui/Narrow';
import { passwordAnswerAtom } from './recoveryAtoms.ts';

export default function FindPwNoneScreen() {
  const t = useText();
  const joinType = useAtomValue(passwordAnswerAtom)?.joinType;
  const lead =
    joinType === undefined ? t('recovery.none') : t('recovery.social', { provider: t(`recovery.types.${joinType}`) });
  return (
    <Narrow lead={lead} title={t('recovery.findPw')}>
      <NarrowActions>
        <LinkButton href={paths.findPw} size="form">
          {t('recovery.again')}
        </LinkButton>
        {joinType === undefined ? (
          <LinkButton href={paths.join} size="form" variant="primary">
            {t('recovery.join')}
          </LinkButton>
        ) : (
          <LinkButton href={paths.login} size="form" variant="primary">
            {t('recovery.login')}
          </LinkButton>
        )}
      </NarrowActions>
    </Narrow>
  );
}
