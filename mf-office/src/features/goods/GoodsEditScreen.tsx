import type { EndpointData } from '@haesol/contracts/common';
import {
  adminAddGoods,
  adminChangeGoods,
  adminGoods,
  adminGoodsGet,
  adminGoodsTexts,
  adminPlacePictures,
  adminPlaces,
  maxPlacePictures,
} from '@haesol/contracts/travel';
import { LinkButton } from '@haesol/kit';
import { DetailView, useCall, useCodes, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { useRefresh } from '#moves/useRefresh';
import { paths, toGoodsEditHref, toPublicGoodsHref } from '#paths';
import { EntitySection } from '#ui/EntitySection';
import { LanguageSections } from '#ui/LanguageSections';
import { OfficePage } from '#ui/OfficePage';
import { PicturesSection } from '#ui/PicturesSection';
import { Presence } from '#ui/Presence';
import styles from './GoodsEditScreen.module.css';
import { factFields, textFields } from './goodsFields.ts';
import { AddOption, OptionSections } from './OptionSections.tsx';

export type Goods = EndpointData<typeof adminGoodsGet>;

/** @param closedText days off as readers see them; undefined for new goods */
function useFactFields(closedText?: string) {
  const t = useText();
  const toOptions = (codes: ReturnType<typeof useCodes>) =>
    codes.map(({ code, codeName }) => ({ value: code, label: codeName }));
  const options = {
    types: toOptions(useCodes('GDS_TYCD')),
    categories: toOptions(useCodes('GDS_CATEGORY_CD')),
    towns: toOptions(useCodes('SGG')),
  };
  return factFields(t, options, closedText);
}

/** Goods in parts that are saved each by itself: facts, texts of each language, options with prices. */
export default function GoodsEditScreen({ goodsDtlId }: { readonly goodsDtlId: string | undefined }) {
  const t = useText();
  const isNew = goodsDtlId === 'new';
  const query = useEndpoint(
    adminGoodsGet,
    goodsDtlId === undefined || isNew ? undefined : { params: { id: goodsDtlId } },
  );
  const korean = query.data?.texts.find(({ lang }) => lang === 'ko');
  const toList = { href: paths.goods, label: t('queue.toList') };
  if (isNew) return <NewGoods />;
  return (
    <OfficePage
      actions={<LinkButton href={toList.href}>{toList.label}</LinkButton>}
      title={korean?.nm ?? t('names.goods')}
    >
      <DetailView
        choose={{ title: t('goods.choose'), text: t('goods.chooseText') }}
        missing={{ title: t('goods.notFound'), text: t('goods.chooseText') }}
        query={query}
        titleOf={() => korean?.nm ?? ''}
        toList={toList}
        uid={goodsDtlId}
      >
        {(goods) => <GoodsForms goods={goods} />}
      </DetailView>
    </OfficePage>
  );
}

function NewGoods() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const refresh = useRefresh(adminGoods, adminPlaces);
  const facts = useFactFields();
  return (
    <OfficePage actions={<LinkButton href={paths.goods}>{t('queue.toList')}</LinkButton>} title={t('goods.add')}>
      <EntitySection
        body={adminAddGoods.body}
        draft="goods.new"
        fields={[...textFields(t, false), ...facts]}
        initial={{ openFrom: '09:00', openTo: '18:00', closedDays: [], closedMovesYn: 'N' }}
        note={t('goods.addNote')}
        save={t('goods.add')}
        saved={t('goods.added')}
        send={async (body) => {
          const { gdsUid } = await call(adminAddGoods, { body });
          await refresh();
          shell.navigate(toGoodsEditHref(gdsUid), { replace: true });
        }}
        title={t('goods.parts.facts')}
      />
    </OfficePage>
  );
}

function GoodsForms({ goods }: { readonly goods: Goods }) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminGoods, adminGoodsGet, adminPlaces);
  const facts = useFactFields(goods.closedText);
  const { gdsUid, rev, state, texts, thumbUrl, thumbAlt, pictures = [{ url: thumbUrl, alt: thumbAlt }] } = goods;
  const params = { id: gdsUid };
  const hasMeetingPoint = texts.some(({ lang, meet }) => lang === 'ko' && meet);
  const send = (sent: Promise<unknown>): Promise<unknown> => sent.then(refresh);
  return (
    <div className={styles.goods}>
      <Presence of="GOODS" uid={gdsUid} />
      {state === 'ON' && (
        <p>
          <LinkButton href={toPublicGoodsHref(gdsUid)}>{t('equipment.public')}</LinkButton>
        </p>
      )}
      <EntitySection
        body={adminChangeGoods.body}
        draft={`goods.${gdsUid}.facts`}
        fields={[
          {
            name: 'state',
            kind: 'select',
            label: t('queue.state'),
            help: t('goods.stateHelp'),
            options: (['ON', 'OFF'] as const).map((value) => ({ value, label: t(`goods.states.${value}`) })),
          },
          ...facts.filter(({ name }) => name !== 'thumbUrl' && name !== 'thumbAlt'),
        ]}
        hidden={{ rev, thumbUrl, thumbAlt }}
        initial={goods}
        onRefused={refresh}
        save={t('goods.save.facts')}
        saved={t('goods.saved')}
        send={(body) => send(call(adminChangeGoods, { params, body }))}
        title={t('goods.parts.facts')}
      />
      <PicturesSection
        draft={`goods.${gdsUid}.pictures`}
        max={maxPlacePictures}
        note={t('goods.picturesNote', { max: maxPlacePictures })}
        onRefused={refresh}
        pictures={pictures}
        saved={t('goods.saved')}
        send={(list) => send(call(adminPlacePictures, { params, body: { pictures: list, rev } }))}
      />
      <OptionSections goods={goods} refresh={refresh} />
      <AddOption goods={goods} refresh={refresh} />
      <LanguageSections
        body={adminGoodsTexts.body}
        draft={`goods.${gdsUid}`}
        onRefused={refresh}
        rev={rev}
        send={(body) => send(call(adminGoodsTexts, { params, body }))}
        texts={texts}
        toFields={(isOptional) => textFields(t, isOptional)}
        unneeded={hasMeetingPoint ? [] : ['meet']}
      />
    </div>
  );
}
