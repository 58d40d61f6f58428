import type { AttractionCounts, AttractionMarker, MapStyle } from '@haesol/shared/contracts';
import { useCodes, useText } from '@haesol/shared/lifecycle';
import { IconButton } from '@haesol/shared/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import { mapSize } from '#map/projection';
import { province } from '#map/province';
import { MapDrawing } from '#ui/MapDrawing';
import styles from './MapCanvas.module.css';
import type { MapListState } from './MapFilters.tsx';
import { MapNotes } from './MapNotes.tsx';
import { areTownsShown, toBubbles, zoomBy } from './mapRules.ts';
import { PlaceBubble } from './PlaceBubble.tsx';
import { TownBubble } from './TownBubble.tsx';
import { useMapView } from './useMapView.ts';
import { useStyleMap } from './useStyleMap.ts';

export interface MapCanvasProps {
  readonly list: MapListState;
  readonly markers: readonly AttractionMarker[];
  readonly counts: AttractionCounts['regions'];
  /** Null where the map is drawn by the site itself. */
  readonly style: MapStyle | null;
}

/** The map with its bubbles; dragging moves it, buttons enlarge it, and each bubble is a button. */
export function MapCanvas({ list, markers, counts, style }: MapCanvasProps) {
  const t = useText();
  const { state, change } = list;
  const { sggCd, gdsUid } = state;
  const { state: drawing, canvas, credits, moveTo } = useStyleMap(style);
  const { view, size, frame, layer, show, drag } = useMapView(list, moveTo);
  const { x, y, scale } = view;
  useEffect(() => moveTo({ x, y, scale }), [moveTo, x, y, scale]);
  const names = useCodes('SGG');
  const areTowns = areTownsShown(view, sggCd);
  const chooseTown = (code: string) => change({ sggCd: code, gdsUid: '', view: '' }, { preventScrollReset: true });
  const place = (point: { x: number; y: number }) => ({
    insetBlockStart: `${point.y * view.scale}px`,
    insetInlineStart: `${point.x * view.scale}px`,
  });
  return (
    <div className={styles.frame} ref={frame} {...drag}>
      {style !== null && <div aria-hidden="true" className={styles.styled} ref={canvas} />}
      <div
        className={styles.layer}
        ref={layer}
        style={{ transform: `translate(${-view.x * view.scale}px, ${-view.y * view.scale}px)` }}
      >
        {drawing !== 'styled' && (
          <svg
            aria-hidden="true"
            className={styles.drawing}
            height={mapSize.height * view.scale}
            viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
            width={mapSize.width * view.scale}
          >
            <MapDrawing onSelect={sggCd === '' ? chooseTown : undefined} selected={areTowns ? '' : sggCd} />
          </svg>
        )}
        <ul>
          {areTowns
            ? counts.map(({ sggCd: code, total }) => {
                const label = province.regions.find((region) => region.code === code)?.label ?? { x: 0, y: 0 };
                const name = names.find((one) => one.code === code)?.codeName ?? '';
                return (
                  <li className={styles.item} key={code} style={place(label)}>
                    <TownBubble count={total} name={name} onChoose={() => chooseTown(code)} />
                  </li>
                );
              })
            : toBubbles(markers, view, size).map((bubble) => (
                <li
                  className={styles.item}
                  data-chosen={bubble.markers.some((one) => one.gdsUid === gdsUid) || undefined}
                  key={bubble.key}
                  style={place(bubble)}
                >
                  <PlaceBubble
                    bubble={bubble}
                    chosen={gdsUid}
                    onChoose={(uid) => change({ gdsUid: uid }, { preventScrollReset: true })}
                    onOpen={() => show({ x: bubble.x, y: bubble.y, scale: zoomBy(zoomBy(view, 1), 1).scale })}
                  />
                </li>
              ))}
        </ul>
      </div>
      <div className={styles.zoom}>
        <IconButton icon={Plus} label={t('map.zoomIn')} onClick={() => show(zoomBy(view, 1))} variant="boxed" />
        <IconButton icon={Minus} label={t('map.zoomOut')} onClick={() => show(zoomBy(view, -1))} variant="boxed" />
      </div>
      {!areTowns && <p className={styles.legend}>{t('map.legend')}</p>}
      <MapNotes credits={drawing === 'styled' ? credits : []} isFailed={drawing === 'failed'} />
    </div>
  );
}
