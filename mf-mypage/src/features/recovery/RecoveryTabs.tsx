import { TabNav } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';

/** Tabs for recovering the id or the password. */
export function RecoveryTabs({ current }: { readonly current: 'id' | 'password' }) {
  const t = useText();
  return (
    <TabNav
      label={t('recovery.tabs')}
      tabs={[
        { href: paths.findId, label: t('recovery.findId'), current: current === 'id' },
        { href: paths.findPw, label: t('recovery.findPw'), current: current === 'password' },
      ]}
    />
  );
}
