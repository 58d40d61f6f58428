import type { TreeNode } from '@haesol/contracts/common';
import { TextLink } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { toChartHref } from '#paths';
import styles from './ChartBoxes.module.css';

/** Head of the organisation and its units as boxes; each links to the unit with its people. */
export function ChartBoxes({ root: { name, person, children } }: { readonly root: TreeNode }) {
  const t = useText();
  if (children.length === 0) return null;
  return (
    <nav aria-label={t('chart.parts')} className={styles.boxes}>
      <p className={styles.root}>
        <span className={styles.name}>{name}</span>
        {person !== null && <span>{person}</span>}
      </p>
      <ul className={styles.parts}>
        {children.map((part) => (
          <li className={styles.part} key={part.name}>
            <Part part={part} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ part: { name, person, children } }: { readonly part: TreeNode }) {
  const teams = children.filter((team) => team.person === null);
  return (
    <div className={styles.box}>
      <p className={styles.head}>
        <span className={styles.name}>
          <TextLink href={toChartHref(name)} tone="quiet">
            {name}
          </TextLink>
        </span>
        {person !== null && <span>{person}</span>}
      </p>
      {teams.length > 0 && (
        <ul className={styles.teams}>
          {teams.map((team) => (
            <li key={team.name}>{team.name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
