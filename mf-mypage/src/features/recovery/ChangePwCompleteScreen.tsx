import { LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { Narrow } from '#ui/Narrow';

export default function ChangePwCompleteScreen() {
  const t = useText();
  return (
    <Narrow lead={t('changePw.done')} title={t('changePw.doneTitle')}>
      <LinkButton block href={paths.login} size="form" variant="primary">
        {t('recovery.login')}
      </LinkButton>
    </Narrow>
  );
}
