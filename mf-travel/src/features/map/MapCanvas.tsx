import type { AttractionCounts, AttractionMarker } from '@haesol/shared/contracts';
import { useCodes, useText } from '@haesol/shared/lifecycle';
import { IconButton } from '@haesol/shared/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { mapSize } from '#map/projection';
import { province } from '#map/province';
import { MapDrawing } from '#ui/MapDrawing';
import styles from './MapCanvas.module.css';
import type { MapListState } from './MapFilters.tsx';
import { areTownsShown, toBubbles, zoomBy } from './mapRules.ts';
import { PlaceBubble } from './PlaceBubble.tsx';
import { TownBubble } from './TownBubble.tsx';
import { useMapView } from './useMapView.ts';

export interface MapCanvasProps {
  readonly list: MapListState;
  readonly markers: readonly AttractionMarker[];
  readonly counts: AttractionCounts['regions'];
}

/** The drawn map with its bubbles; dragging moves it, buttons enlarge it, and each bubble is a button. */
export function MapCanvas({ list, markers, counts }: MapCanvasProps) {
  const t = useText();
  const { state, change } = list;
  const { sggCd, gdsUid } = state;
  const { view, size, frame, layer, show, drag } = useMapView(list);
  const names = useCodes('SGG');
  const areTowns = areTownsShown(view, sggCd);
  const chooseTown = (code: string) => change({ sggCd: code, gdsUid: '', view: '' }, { preventScrollReset: true });
  const place = (point: { x: number; y: number }) => ({
    insetBlockStart: `${point.y * view.scale}px`,
    insetInlineStart: `${point.x * view.scale}px`,
  });
  return (
    <div className={styles.frame} ref={frame} {...drag}>
      <div
        className={styles.layer}
        ref={layer}
        style={{ transform: `translate(${-view.x * view.scale}px, ${-view.y * view.scale}px)` }}
      >
        <svg
          aria-hidden="true"
          className={styles.drawing}
          height={mapSize.height * view.scale}
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          width={mapSize.width * view.scale}
        >
          <MapDrawing onSelect={sggCd === '' ? chooseTown : undefined} selected={areTowns ? '' : sggCd} />
        </svg>
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
    </div>
  );
}
