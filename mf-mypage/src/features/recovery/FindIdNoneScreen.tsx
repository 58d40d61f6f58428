import { LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { Narrow, NarrowActions } from '#ui/Narrow';

export default function FindIdNoneScreen() {
  const t = useText();
  return (
    <Narrow lead={t('recovery.none')} title={t('recovery.findId')}>
      <NarrowActions>
        <LinkButton href={paths.join} size="form">
          {t('recovery.join')}
        </LinkButton>
        <LinkButton href={paths.findId} size="form" variant="primary">
          {t('recovery.again')}
        </LinkButton>
      </NarrowActions>
    </Narrow>
  );
}
