import { useCodes, useGet, useText } from '@haesol/shared/lifecycle';
import { toHref } from '@haesol/shared/routes';
import { Icon, KitLink } from '@haesol/shared/ui';
import { categoryIcon } from '#map/categoryIcons';
import { paths } from '#paths';
import styles from './HomeScreen.module.css';
import { homeGets } from './homeGets.ts';

/** Categories of places with their number. */
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
