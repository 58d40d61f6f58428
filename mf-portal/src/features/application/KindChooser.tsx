import { Card } from '@haesol/kit';
import { useHasPage, useText } from '@haesol/remote/lifecycle';
import { paths, toApplicationHref } from '#paths';
import styles from './ApplicationScreen.module.css';

/** Kinds with the page for choosing a programme; advice needs no choice. */
const kinds = [
  { key: 'edu', href: paths.education },
  { key: 'tech', href: toApplicationHref({ type: 'tech' }) },
  { key: 'assn', href: paths.project },
  { key: 'collabo', href: paths.sharing },
  { key: 'equ', href: paths.easyReservation },
] as const;

/** Choice of the kind of application. */
export function KindChooser() {
  const t = useText();
  const hasPage = useHasPage();
  return (
    <section>
      <h1 className={styles.title}>{t('apply.chooseTitle')}</h1>
      <ul className={styles.kinds}>
        {kinds
          .filter(({ href }) => hasPage(href))
          .map(({ key, href }) => (
            <li key={key}>
              <Card headingLevel={2} href={href} look="ruled" title={t(`apply.kinds.${key}.title`)}>
                {t(`apply.kinds.${key}.text`)}
              </Card>
            </li>
          ))}
      </ul>
    </section>
  );
}
