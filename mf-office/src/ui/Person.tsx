import { Avatar } from '@haesol/kit';
import styles from './Person.module.css';

export interface PersonProps {
  readonly name: string;
  /** Profile picture; without one only the name. */
  readonly profileUrl: string | null | undefined;
}

/** Name of a member, after the picture if there is one. */
export function Person({ name, profileUrl }: PersonProps) {
  return (
    <span className={styles.person}>
      {profileUrl && <Avatar imageUrl={profileUrl} name={name} size="small" />}
      <span>{name}</span>
    </span>
  );
}
