import { useText } from '@haesol/shared/lifecycle';
import { LinkButton } from '@haesol/shared/ui';
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
