import type { AttractionCounts, AttractionMarker, MapStyle } from '@haesol/contracts/travel';
import { IconButton } from '@haesol/kit';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { type MapPoint, mapSize } from '#map/projection';
import { province } from '#map/province';
import { MapDrawing } from '#ui/MapDrawing';
import styles from './MapCanvas.module.css';
import type { MapListState } from './MapFilters.tsx';
import { MapNotes } from './MapNotes.tsx';
import { separateLabels, toLabelSize } from './mapLabels.ts';
import { areTownsShown, type Bubble, takeVisible, toBubbles, zoomBy } from './mapRules.ts';
import { PlaceBubble } from './PlaceBubble.tsx';
import { TownBubble } from './TownBubble.tsx';
import { useMapView } from './useMapView.ts';
import { useStyleMap } from './useStyleMap.ts';

export interface MapCanvasProps {
  readonly list: MapListState;
  readonly markers: readonly AttractionMarker[];
  readonly counts: AttractionCounts['regions'];
  /** Null if the site draws the map itself. */
  readonly style: MapStyle | null;
}

const toPlace = ({ x, y }: MapPoint, scale: number) => ({
  insetBlockStart: `${y * scale}px`,
  insetInlineStart: `${x * scale}px`,
});

/** Returns a stable function that calls the latest handler, for memoised parts. */
function useStable<A extends readonly unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const newest = useRef(handler);
  newest.current = handler;
  return useCallback((...args) => newest.current(...args), []);
}

interface BubbleItemProps {
  readonly bubble: Bubble;
  readonly scale: number;
  readonly isChosen: boolean;
  onPress(bubble: Bubble): void;
}

/** Memoised while the map is moved: rendering hundreds of them would block it. */
const BubbleItem = memo(function BubbleItem({ bubble, scale, isChosen, onPress }: BubbleItemProps) {
  return (
    <li className={styles.item} data-chosen={isChosen || undefined} style={toPlace(bubble, scale)}>
      <PlaceBubble isChosen={isChosen} markers={bubble.markers} onPress={() => onPress(bubble)} />
    </li>
  );
});

/** Returns the towns with the places of their labels on the map, in px, none covering another. */
function useTowns(counts: MapCanvasProps['counts'], scale: number) {
  const names = useCodes('SGG');
  return useMemo(() => {
    const towns = counts.map(({ sggCd: code, total }) => {
      const label = province.regions.find((region) => region.code === code)?.label ?? { x: 0, y: 0 };
      const name = names.find((one) => one.code === code)?.codeName ?? '';
      return { code, name, total, x: label.x * scale, y: label.y * scale, ...toLabelSize(name, mapSize.width * scale) };
    });
    const map = { width: mapSize.width * scale, height: mapSize.height * scale };
    const placed = separateLabels(towns, map);
    return towns.map((town, at) => ({ ...town, ...placed[at] }));
  }, [counts, names, scale]);
}

/** Map with bubbles; it can be dragged and zoomed with buttons, and each bubble is a button. */
export function MapCanvas({ list, markers, counts, style }: MapCanvasProps) {
  const t = useText();
  const { state, change } = list;
  const { sggCd, gdsUid } = state;
  const { state: drawing, canvas, credits, moveTo } = useStyleMap(style);
  const { view, size, frame, layer, show, drag } = useMapView(list, moveTo);
  const { x, y, scale } = view;
  useEffect(() => moveTo({ x, y, scale }), [moveTo, x, y, scale]);
  const towns = useTowns(counts, scale);
  const areTowns = areTownsShown(view, sggCd);
  const chooseTown = (code: string) => change({ sggCd: code, gdsUid: '', view: '' }, { preventScrollReset: true });
  const bubbles = useMemo(() => toBubbles(markers, scale, gdsUid), [markers, scale, gdsUid]);
  const handlePress = useStable(({ markers: [marker, ...more], ...middle }: Bubble) => {
    if (more.length > 0) show({ x: middle.x, y: middle.y, scale: zoomBy(zoomBy(view, 1), 1).scale });
    else change({ gdsUid: marker?.gdsUid ?? '' }, { preventScrollReset: true });
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
            <MapDrawing
              look="outlined"
              onSelect={sggCd === '' ? chooseTown : undefined}
              selected={areTowns ? '' : sggCd}
            />
          </svg>
        )}
        <ul>
          {areTowns
            ? towns.map(({ code, name, total, ...label }) => (
                <li className={styles.item} key={code} style={toPlace(label, 1)}>
                  <TownBubble count={total} name={name} onChoose={() => chooseTown(code)} />
                </li>
              ))
            : takeVisible(bubbles, view, size).map((bubble) => (
                <BubbleItem
                  bubble={bubble}
                  isChosen={bubble.key === gdsUid}
                  key={bubble.key}
                  onPress={handlePress}
                  scale={scale}
                />
              ))}
        </ul>
      </div>
      <div className={styles.zoom}>
        <IconButton icon={Plus} label={t('map.zoomIn')} onClick={() => show(zoomBy(view, 1))} variant="boxed" />
        <IconButton icon={Minus} label={t('map.zoomOut')} onClick={() => show(zoomBy(view, -1))} variant="boxed" />
      </div>
      {!areTowns && (
        <p className={styles.legend} data-place={gdsUid !== '' || undefined}>
          {t('map.legend')}
        </p>
      )}
      <MapNotes credits={drawing === 'styled' ? credits : []} isFailed={drawing === 'failed'} />
    </div>
  );
}
