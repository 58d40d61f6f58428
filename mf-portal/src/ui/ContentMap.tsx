import type { ContentBlock } from '@haesol/contracts/common';
import { Icon } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import Bus from 'lucide-react/icons/bus';
import Car from 'lucide-react/icons/car';
import DoorOpen from 'lucide-react/icons/door-open';
import SquareParking from 'lucide-react/icons/square-parking';
import { PlacePlan } from '#ui/PlacePlan';
import styles from './ContentMap.module.css';

export interface ContentMapProps {
  readonly block: Extract<ContentBlock, { type: 'map' }>;
}

/** Id for links to the map of a page, such as from its fact sheet. */
export const directionsId = 'directions';

const wayIcons = { bus: Bus, car: Car, parking: SquareParking, door: DoorOpen } as const;

/** Directions to a place: a plan of its streets and the ways as text, then the place on the map of the province. */
export function ContentMap({ block: { label, lat, lng, place, ways = [] } }: ContentMapProps) {
  const t = useText();
  return (
    <section className={styles.directions} id={directionsId}>
      <h2 className={styles.title}>{t('contentBlocks.map')}</h2>
      {place !== undefined && (
        <div className={styles.plan}>
          <PlacePlan label={label} place={place} ways={ways.map(({ kind }) => kind)} />
        </div>
      )}
      {ways.length > 0 && (
        <ol className={styles.ways}>
          {ways.map(({ kind, title, text }) => (
            <li className={styles.way} key={kind}>
              <h3 className={styles.name}>
                <Icon of={wayIcons[kind]} size={20} />
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <figure className={styles.figure}>
        <span aria-label={t('contentBlocks.mapAlt', { label })} className={styles.map} role="img">
          {(['light', 'dark', 'contrast'] as const).map((theme) => (
            <img
              alt=""
              className={styles[theme]}
              height={514}
              key={theme}
              loading="lazy"
              src={toHref('/art/map.svg', { at: `${lng},${lat}`, theme })}
              width={620}
            />
          ))}
        </span>
        <figcaption className={styles.label}>{label}</figcaption>
      </figure>
    </section>
  );
}
