import { QueryView, useGet, useListState, useText } from '@haesol/shared/lifecycle';
import { Skeleton } from '@haesol/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { MapCanvas } from './MapCanvas.tsx';
import { MapFilters } from './MapFilters.tsx';
import { MapList } from './MapList.tsx';
import styles from './MapScreen.module.css';
import { mapGets, mapState } from './mapState.ts';
import { PlacePanel } from './PlacePanel.tsx';

const stops = ['peek', 'half', 'full'] as const;

/** Places on the map of the province, and the same places as a list beside it. */
export default function MapScreen() {
  const t = useText();
  const list = useListState(mapState);
  const { state } = list;
  const markers = useGet(mapGets.markers, { placeholderData: keepPreviousData });
  const counts = useGet(mapGets.counts, { placeholderData: keepPreviousData });
  const [stop, setStop] = useState<(typeof stops)[number]>('half');
  const next = stops[(stops.indexOf(stop) + 1) % stops.length] ?? 'half';
  return (
    <div className={styles.screen}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('map.title')}
      </h1>
      <MapFilters list={list} />
      <div className={styles.columns} data-stop={stop}>
        <section aria-label={t('map.list')} className={styles.list}>
          <button className={styles.grabber} onClick={() => setStop(next)} type="button">
            {t(`map.sheet.${next}`)}
          </button>
          {state.gdsUid !== '' && <PlacePanel list={list} />}
          <QueryView query={counts} skeleton={<Skeleton lines={8} />}>
            {(data) => <MapList counts={data} list={list} />}
          </QueryView>
        </section>
        <section aria-label={t('map.map')} className={styles.map}>
          <MapCanvas counts={counts.data?.regions ?? []} list={list} markers={markers.data?.list ?? []} />
        </section>
      </div>
    </div>
  );
}
