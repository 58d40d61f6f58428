import type { ItemNow } from '@haesol/contracts/common';
import { Button, MessageBar } from '@haesol/kit';
import { formatTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';

export interface MovedOnProps {
  readonly now: ItemNow;
  /** Throws away what was typed. */
  onDrop(): void;
}

/** Says who has moved an item in between; what was typed stays until it is thrown away. */
export function MovedOn({ now: { byNm, dt }, onDrop }: MovedOnProps) {
  const t = useText();
  const time = formatTime(dt);
  return (
    <MessageBar action={<Button onClick={onDrop}>{t('movedOn.drop')}</Button>} kind="danger" live="assertive">
      {byNm === null ? t('movedOn.byMember', { time }) : t('movedOn.byStaff', { name: byNm, time })} {t('movedOn.kept')}
    </MessageBar>
  );
}
