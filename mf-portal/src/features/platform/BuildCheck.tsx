import type { ReleaseCheck } from '@haesol/contracts/release';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';

/** Result of the check of a build, or why it was left out. */
export function BuildCheck({ check }: { readonly check: ReleaseCheck | null | undefined }) {
  const t = useText();
  if (check === undefined || check === null) return t('platform.none');
  const { at, person, reason, faults, shells } = check;
  if (reason !== null) return t('platform.releases.unchecked', { person, reason });
  return (
    <>
      {t('platform.releases.checked', { count: faults.length, shells: shells.length })}{' '}
      <time dateTime={at}>{formatDateTime(at)}</time>
    </>
  );
}
