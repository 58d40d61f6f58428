import { Skeleton } from '@haesol/kit';
import { keepFocusIn } from '@haesol/kit/keepFocus';
import { QueryView, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { MapCanvas } from './MapCanvas.tsx';
import { MapFilters } from './MapFilters.tsx';
import { MapList, toListKey } from './MapList.tsx';
import styles from './MapScreen.module.css';
import { mapGets, mapState, sheetStops } from './mapState.ts';
import { PlacePanel } from './PlacePanel.tsx';

/**
 * Returns the ref of a scroll container that starts at its top when its content changes; on Back the shell restores its position.
 */
function useTopFor<T extends HTMLElement>(content: string) {
  const box = useRef<T>(null);
  const shown = useRef(content);
  const isFound = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    if (!isFound && box.current !== null) box.current.scrollTop = 0;
  }, [content, isFound]);
  return box;
}

/** Places on the map of the province, with a list of them. */
export default function MapScreen() {
  const t = useText();
  const list = useListState(mapState);
  const { state } = list;
  const markers = useGet(mapGets.markers, { placeholderData: keepPreviousData });
  const mapStyle = useGet(mapGets.style);
  const counts = useGet(mapGets.counts, { placeholderData: keepPreviousData });
  const listKey = toListKey(list);
  // Wide screens scroll the rows, small ones the sheet with the chosen place above them.
  const rows = useTopFor<HTMLDivElement>(listKey);
  const sheet = useTopFor<HTMLElement>(`${listKey} ${state.gdsUid}`);
  const map = useRef<HTMLElement>(null);
  // A town that is chosen disappears from both.
  useEffect(() => keepFocusIn(sheet.current, (root) => [root]), [sheet]);
  useEffect(() => keepFocusIn(map.current, (root) => [root]), []);
  const next = sheetStops[(sheetStops.indexOf(state.sheet) + 1) % sheetStops.length] ?? 'half';
  return (
    <div className={styles.screen}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('map.title')}
      </h1>
      <MapFilters list={list} />
      <div className={styles.columns} data-place={state.gdsUid !== '' || undefined} data-stop={state.sheet}>
        <section aria-label={t('map.list')} className={styles.list} data-scroll-box="sheet" ref={sheet}>
          <button
            className={styles.grabber}
            onClick={() => list.change({ sheet: next }, { replace: true, preventScrollReset: true })}
            type="button"
          >
            {t(`map.sheet.${next}`)}
          </button>
          {state.gdsUid !== '' && <PlacePanel list={list} />}
          <div className={styles.rows} data-scroll-box="rows" ref={rows}>
            <QueryView query={counts} skeleton={<Skeleton lines={8} />}>
              {(data) => <MapList counts={data} list={list} />}
            </QueryView>
          </div>
        </section>
        <section aria-label={t('map.map')} className={styles.map} ref={map}>
          <MapCanvas
            counts={counts.data?.regions ?? []}
            list={list}
            markers={markers.data?.list ?? []}
            style={mapStyle.data?.style ?? null}
          />
        </section>
      </div>
    </div>
  );
}
