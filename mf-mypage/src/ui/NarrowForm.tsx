import { Form, type FormProps } from '@haesol/remote/form';
import styles from './NarrowForm.module.css';

/** A form in a page of one column: fields one under the other. */
export function NarrowForm(props: Omit<FormProps, 'className'>) {
  return <Form {...props} className={styles.form} />;
}
