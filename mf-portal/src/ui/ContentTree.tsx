import type { TreeNode } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { TextLink } from '@haesol/shared/ui';
import styles from './ContentTree.module.css';

/** Teams below teams, with who to ask. */
export function ContentTree({ nodes }: { readonly nodes: readonly TreeNode[] }) {
  return (
    <ul className={styles.tree}>
      {nodes.map((node) => (
        <li className={styles.node} key={node.name}>
          <TeamFacts node={node} />
          {node.children.length > 0 && <ContentTree nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

function TeamFacts({ node: { name, duty, person, tel, email } }: { readonly node: TreeNode }) {
  const t = useText();
  return (
    <div className={styles.team}>
      <b>{name}</b>
      {person !== null && <span>{person}</span>}
      <span className={styles.duty}>{duty}</span>
      {tel !== null && (
        <TextLink aria-label={`${t('contentBlocks.tel')} ${tel}`} href={`tel:${tel}`}>
          {tel}
        </TextLink>
      )}
      {email !== null && (
        <TextLink aria-label={`${t('contentBlocks.email')} ${email}`} href={`mailto:${email}`}>
          {email}
        </TextLink>
      )}
    </div>
  );
}
