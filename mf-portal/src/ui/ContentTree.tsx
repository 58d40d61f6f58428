import type { TreeNode } from '@haesol/contracts/common';
import { IconButton, TextLink } from '@haesol/kit';
import { useCopy, useText } from '@haesol/remote/lifecycle';
import Copy from 'lucide-react/icons/copy';
import styles from './ContentTree.module.css';

export interface ContentTreeProps {
  readonly nodes: readonly TreeNode[];
}

const isIdea = ({ duty, person, tel }: TreeNode) => duty === '' && person === null && tel === null;

/** Teams with subteams and contact persons; or, for ideas only, a diagram of columns. */
export function ContentTree({ nodes }: ContentTreeProps) {
  return nodes.every(isIdea) ? <Ideas nodes={nodes} /> : <Teams level={0} nodes={nodes} />;
}

function Ideas({ nodes }: ContentTreeProps) {
  return (
    <ul className={styles.ideas}>
      {nodes.map(({ name, children }) => (
        <li className={styles.idea} key={name}>
          <b className={styles.head}>{name}</b>
          <ul className={styles.tasks}>
            {children.map((task) => (
              <li className={styles.task} key={task.name}>
                {task.name}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Teams({ nodes, level }: ContentTreeProps & { readonly level: number }) {
  return (
    <ul className={styles.tree} data-level={level}>
      {nodes.map((node) => (
        <li className={styles.node} key={`${node.name} ${node.person ?? ''} ${node.duty}`}>
          <TeamFacts level={level} node={node} />
          {node.children.length > 0 && <Teams level={level + 1} nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

function TeamFacts({
  node: { name, duty, person, tel, email, children },
  level,
}: {
  readonly node: TreeNode;
  readonly level: number;
}) {
  const t = useText();
  const isPerson = children.length === 0 && person !== null && level > 0;
  // Without children, the name of the node is only the role of the person.
  const [first, second] = isPerson ? [person, name] : [name, person];
  return (
    <div className={styles.team} data-level={isPerson ? 'person' : level}>
      <p className={styles.who}>
        <b>{first}</b>
        {second !== null && <span>{second}</span>}
      </p>
      <p className={styles.duty}>{duty}</p>
      {tel !== null && (
        <span className={styles.tel}>
          <TextLink aria-label={`${first} ${t('contentBlocks.tel')} ${tel}`} href={`tel:${tel}`} tone="quiet">
            {tel}
          </TextLink>
        </span>
      )}
      {email !== null && <Email email={email} />}
    </div>
  );
}

function Email({ email }: { readonly email: string }) {
  const t = useText();
  // Allows a break if it is longer than its line.
  const at = email.indexOf('@');
  const copy = useCopy();
  const handleCopy = () =>
    copy(email, { done: t('contentBlocks.emailCopied'), failed: t('contentBlocks.emailNotCopied', { email }) });

  return (
    <span className={styles.email}>
      <TextLink aria-label={`${t('contentBlocks.email')} ${email}`} href={`mailto:${email}`} tone="quiet">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </TextLink>
      <IconButton
        icon={Copy}
        iconSize={18}
        label={t('contentBlocks.copyEmail', { email })}
        onClick={() => void handleCopy()}
      />
    </span>
  );
}
