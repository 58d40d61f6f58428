import { travelInfoList } from '@haesol/contracts/travel';
import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useCodes, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { paths, toInfoHref } from '#paths';
import { CurrencyChoice } from '#ui/Currency';
import { StickyRows } from './StickyRows.tsx';

const pageSize = '6';

/** Travel information in short. */
export function InfoPanel() {
  const t = useText();
  const kinds = useCodes('TOURIST_TYCD');
  const query = useEndpoint(travelInfoList, { query: { pageSize } });
  return (
    <>
      <QueryView
        empty={<EmptyState size="small" title={t('info.empty')} />}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={2} rows={3} />}
      >
        {({ list }) => (
          <StickyRows
            rows={list.map(({ id, title, lang, summary, touristTycd }) => ({
              id,
              title,
              lang,
              href: toInfoHref(id),
              mark: kinds.find(({ code }) => code === touristTycd)?.codeName,
              text: <span lang={lang}>{summary}</span>,
            }))}
          />
        )}
      </QueryView>
      <CurrencyChoice isAsked />
      <LinkButton href={paths.info}>{t('sticky.info.all')}</LinkButton>
    </>
  );
}
