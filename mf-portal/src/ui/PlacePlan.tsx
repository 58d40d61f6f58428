import type { DrawnPlace, WayKind } from '@haesol/contracts/common';
import { pinePaths } from '@haesol/kit/tokens/brand';
import { useText } from '@haesol/remote/lifecycle';
import styles from './PlacePlan.module.css';

export interface PlacePlanProps {
  readonly place: DrawnPlace;
  /** Name of the place, for the drawing's text alternative. */
  readonly label: string;
  /** Ways in the order of their list: each has its number on the plan. */
  readonly ways: readonly WayKind[];
}

/** Position of each way on the plan of 640 × 360. */
const spots: Readonly<Record<WayKind, readonly [x: number, y: number]>> = {
  bus: [238, 266],
  car: [596, 226],
  parking: [520, 98],
  door: [372, 186],
};

const pines = [
  [52, 168, 0.7],
  [96, 176, 0.9],
  [134, 166, 0.6],
] as const;

/** Streets around a place, its parking, its stop and its entrance; the ways beside it have the same as text. */
export function PlacePlan({ place, label, ways }: PlacePlanProps) {
  const t = useText();
  return (
    <svg aria-label={t('contentBlocks.planAlt', { label })} className={styles.plan} role="img" viewBox="0 0 640 360">
      <path className={styles.green} d="M0 0h160v190H0z" />
      <g className={styles.pines}>
        {pines.map(([x, y, scale]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
            <path d={`${pinePaths[0].trunk}${pinePaths[0].crown}`} />
          </g>
        ))}
      </g>
      <path
        className={styles.blocks}
        d="M222 72h44v44h-44zM222 136h44v56h-44zM16 284h70v60H16zM104 296h44v48h-44zM222 288h84v56h-84zM332 288h120v56H332zM492 288h64v56h-64zM576 300h48v44h-48z"
      />
      <path className={styles.roads} d="M0 226H640M190 0V360" />
      <path className={styles.lane} d="M470 226V120" />
      <path className={styles.parking} d="M486 44h124v116H486z" />
      <path className={styles.slots} d="M486 72h30M486 100h10M486 128h30M610 72h-30M610 100h-30M610 128h-30" />
      <path className={styles.building} d="M304 64h136v108H304z" />
      <path className={styles.roof} d="M316 76h112v84H316zM372 76v84" />
      <path className={styles.walk} d="M252 248V208H372V188" />
      <text className={styles.name} x="372" y="38">
        {t(`contentBlocks.place.${place}.name`)}
      </text>
      <text className={styles.label} x="450" y="226">
        {t(`contentBlocks.place.${place}.street`)}
      </text>
      <text className={`${styles.label} ${styles.upright}`} x="190" y="104">
        {t(`contentBlocks.place.${place}.avenue`)}
      </text>
      <text className={styles.label} x="548" y="23">
        {t(`contentBlocks.place.${place}.parking`)}
      </text>
      <text className={`${styles.label} ${styles.beside}`} x="262" y="266">
        {t(`contentBlocks.place.${place}.stop`)}
      </text>
      {ways.map((kind, at) => (
        <g className={styles.spot} key={kind} transform={`translate(${spots[kind].join(' ')})`}>
          <circle r="15" />
          <text>{at + 1}</text>
        </g>
      ))}
    </svg>
  );
}
