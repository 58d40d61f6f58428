import { CardPicture, ChipGroup, LinkButton, Skeleton, TextLink, toPictureLoading, WholeBrackets } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { paths, toEquipmentHref, toEquipmentListHref } from '#paths';
import { popularEquipment } from './contentGets.ts';
import styles from './EquipmentOverview.module.css';

/** Number of equipment by category, and the most used. */
export function EquipmentOverview() {
  const t = useText();
  return (
    <QueryView query={useGet(popularEquipment)} skeleton={<Skeleton lines={8} />}>
      {({ list, categories }) => (
        <>
          <section className={styles.part}>
            <h2>{t('equGuide.categories')}</h2>
            <ChipGroup
              label={t('equGuide.categories')}
              options={categories.map(({ categoryCd, categoryNm, cnt }) => ({
                value: categoryCd,
                label: categoryNm,
                count: cnt,
                href: toEquipmentListHref(categoryCd),
              }))}
              selected={[]}
            />
          </section>
          <section className={styles.part}>
            <h2>{t('equGuide.popular')}</h2>
            <ul className={styles.devices}>
              {list.map(({ eqUid, eqNm, model, place, thumbUrl }, index) => (
                <li key={eqUid}>
                  <CardPicture alt="" src={thumbUrl} {...toPictureLoading(index)} />
                  <TextLink href={toEquipmentHref(eqUid)} tone="quiet">
                    <WholeBrackets text={eqNm} />
                  </TextLink>
                  <span>{`${model} · ${place}`}</span>
                </li>
              ))}
            </ul>
            <p>
              <LinkButton href={paths.equipmentList} size="form">
                {t('equGuide.all')}
              </LinkButton>
            </p>
          </section>
        </>
      )}
    </QueryView>
  );
}
