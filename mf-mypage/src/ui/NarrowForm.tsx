import { Form, type FormProps } from '@haesol/remote/form';
import styles from './NarrowForm.module.css';

/** Form in a single-column page: stacked fields. */
export function NarrowForm(props: Omit<FormProps, 'className'>) {
  return <Form {...props} className={styles.form} />;
}
