import { Icon, KitLink } from '@haesol/kit';
import { useCodes, useGet, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { categoryIcon } from '#map/categoryIcons';
import { paths } from '#paths';
import styles from './HomeScreen.module.css';
import { homeGets } from './homeGets.ts';

/** Categories of places with their counts. */
export function Categories() {
  const t = useText();
  const counts = useGet(homeGets.counts).data?.categories ?? [];
  return (
    <nav aria-label={t('home.categories')} className={styles.wrap}>
      <ul className={styles.categories}>
        {useCodes('GDS_CATEGORY_CD').map(({ code, codeName }) => (
          <li key={code}>
            <KitLink className={styles.category} href={toHref(paths.attractions, { gdsCategoryCd: code })}>
              <Icon of={categoryIcon(code)} size={32} />
              <span>
                {codeName}
                <small>
                  {t('home.places', { count: counts.find(({ gdsCategoryCd }) => gdsCategoryCd === code)?.total ?? 0 })}
                </small>
              </span>
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
