import { useText } from '@haesol/remote/lifecycle';
import { Part, Sample } from './Sample.tsx';
import { words } from './specimens.ts';
import styles from './TokenSamples.module.css';

const colors = [
  'bg',
  'bg-sub',
  'bg-sunk',
  'bg-tint',
  'ink',
  'ink-2',
  'ink-3',
  'rule',
  'line-control',
  'action',
  'action-hover',
  'action-press',
  'action-ink',
  'danger',
  'success',
  'warning',
  'info',
  'pine',
  'pine-soft',
  'amber',
  'sand',
  'ridge-1',
  'ridge-2',
  'foot-ridge',
] as const;

const types = ['display', 'h1', 'h2', 'h3', 'row', 'body', 'small', 'cap', 'micro'] as const;

const specimens: Partial<Record<(typeof types)[number], string>> = {
  display: words.display,
  h1: words.title,
  h2: words.section,
  body: words.body,
  cap: words.caption,
};

/** Colours and type, by role. */
export function TokenSamples() {
  const t = useText();
  return (
    <Part name="token">
      <Sample name="colors" wide>
        <ul className={styles.colors}>
          {colors.map((name) => (
            <li className={styles.color} key={name}>
              <span className={styles.swatch} style={{ background: `var(--color-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="types" wide>
        {types.map((name) => (
          <p className={styles.type} key={name}>
            <span style={{ font: `var(--type-${name})` }}>{specimens[name] ?? t('samples.typeSpecimen')}</span>
            <span className={styles.name}>{name}</span>
          </p>
        ))}
      </Sample>
    </Part>
  );
}
