import { stickyMyPass } from '@haesol/contracts/travel';
import { Badge, Button, EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useFormats, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { paths, toPassHref } from '#paths';
import { StickyRows } from './StickyRows.tsx';

const colours = { PAID: 'sky', ACTIVE: 'blue', EXPIRED: 'gray', REFUND_ASK: 'red', REFUNDED: 'gray' } as const;

/** Member's passes with the remaining time; asks visitors to sign in. */
export function PassPanel() {
  const t = useText();
  const shell = useShell();
  const { isLogin } = useSession();
  if (isLogin) return <MyPasses />;
  return (
    <EmptyState text={t('sticky.pass.signInText')} title={t('sticky.pass.signInTitle')}>
      <Button variant="primary" onClick={() => void shell.requireLogin()}>
        {t('sticky.pass.signIn')}
      </Button>
      <LinkButton href={paths.passes}>{t('sticky.pass.all')}</LinkButton>
    </EmptyState>
  );
}

function MyPasses() {
  const t = useText();
  const { formatDateTime } = useFormats();
  const query = useEndpoint(stickyMyPass, {});
  const toLeft = (seconds: number) =>
    t('sticky.pass.left', { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });
  return (
    <>
      <QueryView
        empty={<EmptyState size="small" text={t('sticky.pass.emptyText')} title={t('sticky.pass.empty')} />}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={2} rows={2} />}
      >
        {({ list }) => (
          <StickyRows
            rows={list.map(({ passUid, passNm, lang, gdsDtlUid, state, expireDt, remainSec }) => ({
              id: passUid,
              title: passNm,
              lang,
              href: toPassHref(gdsDtlUid),
              mark: <Badge color={colours[state]}>{t(`sticky.pass.states.${state}`)}</Badge>,
              text: state === 'ACTIVE' ? toLeft(remainSec) : t('sticky.pass.until', { date: formatDateTime(expireDt) }),
            }))}
          />
        )}
      </QueryView>
      <LinkButton href={paths.passes}>{t('sticky.pass.all')}</LinkButton>
    </>
  );
}
