import { TextLink } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import styles from './MapCanvas.module.css';
import type { Credits } from './mapLibrary.ts';

interface MapNotesProps {
  readonly credits: Credits;
  /** The style of the map failed to load. */
  readonly isFailed: boolean;
}

/** Attribution of the map, or the notice that the site's own drawing is shown instead. */
export function MapNotes({ credits, isFailed }: MapNotesProps) {
  const t = useText();
  return (
    <>
      <p className={styles.failed} role="status">
        {isFailed && t('map.styleFailed')}
      </p>
      {credits.length > 0 && (
        <p className={styles.credits}>
          {credits.map(({ text, href }) =>
            href === undefined ? (
              <span key={text}>{text}</span>
            ) : (
              <TextLink href={href} key={text} newWindow>
                {text}
              </TextLink>
            ),
          )}
        </p>
      )}
    </>
  );
}
