import { useText } from '@haesol/shared/lifecycle';
import { LinkButton } from '@haesol/shared/ui';
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
