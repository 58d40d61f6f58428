import type { EndpointData } from '@haesol/contracts/common';
import {
  adminAddPassGoods,
  adminChangePassGoods,
  adminPassGoods,
  adminPassGoodsGet,
  adminPassGoodsTexts,
  passTextNames,
} from '@haesol/contracts/travel';
import { LinkButton } from '@haesol/kit';
import { DetailView, useCall, useCodes, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { useRefresh } from '#moves/useRefresh';
import { paths, toPassGoodsEditHref, toPublicPassHref } from '#paths';
import type { EntityField } from '#ui/EntityDialog';
import { EntitySection } from '#ui/EntitySection';
import { LanguageSections } from '#ui/LanguageSections';
import { OfficePage } from '#ui/OfficePage';
import { Presence } from '#ui/Presence';
import { usePlaces } from '#ui/usePlaces';
import styles from './GoodsEditScreen.module.css';
import { usePassTerms } from './usePassTerms.ts';

type Pass = EndpointData<typeof adminPassGoodsGet>;
type Say = ReturnType<typeof useText>;

const toTextFields = (t: Say, isOptional: boolean): readonly EntityField[] =>
  passTextNames.map((name) => ({
    name,
    kind: name === 'description' ? 'text' : 'line',
    label: t(`goods.fields.${name}`),
    isOptional,
  }));

/** Returns the fields that can be changed after a pass has been added. */
function useSaleFields(): readonly EntityField[] {
  const t = useText();
  return [
    { name: 'price', kind: 'number', label: t('goods.fields.price'), help: t('passGoods.priceHelp') },
    {
      name: 'places',
      kind: 'choices',
      label: t('passGoods.places'),
      options: usePlaces({ hasHidden: true }),
      help: t('passGoods.placesHelp'),
    },
    { name: 'thumbUrl', kind: 'picture', alt: 'thumbAlt', label: t('goods.fields.thumbUrl') },
    { name: 'thumbAlt', kind: 'line', label: t('goods.fields.thumbAlt') },
  ];
}

/** A pass in parts that are saved each by itself: what is sold, and the texts of each language. */
export default function PassGoodsEditScreen({ gdsDtlUid }: { readonly gdsDtlUid: string | undefined }) {
  const t = useText();
  const isNew = gdsDtlUid === 'new';
  const query = useEndpoint(
    adminPassGoodsGet,
    gdsDtlUid === undefined || isNew ? undefined : { params: { gdsDtlUid } },
  );
  const name = query.data?.texts.find(({ lang }) => lang === 'ko')?.nm;
  const toList = { href: paths.passGoods, label: t('queue.toList') };
  if (isNew) return <NewPass />;
  return (
    <OfficePage
      actions={<LinkButton href={toList.href}>{toList.label}</LinkButton>}
      title={name ?? t('names.passGoods')}
    >
      <DetailView
        choose={{ title: t('passGoods.choose'), text: t('passGoods.chooseText') }}
        missing={{ title: t('passGoods.notFound'), text: t('passGoods.chooseText') }}
        query={query}
        titleOf={() => name ?? ''}
        toList={toList}
        uid={gdsDtlUid}
      >
        {(pass) => <PassForms pass={pass} />}
      </DetailView>
    </OfficePage>
  );
}

function NewPass() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const refresh = useRefresh(adminPassGoods);
  const kinds = useCodes('PS_CD').map(({ code, codeName }) => ({ value: code, label: codeName }));
  const saleFields = useSaleFields();
  const kept: readonly Omit<EntityField, 'label'>[] = [
    { name: 'psCd', kind: 'select', options: kinds },
    { name: 'hours', kind: 'number', isOptional: true, help: t('passGoods.hoursHelp') },
    { name: 'pickCnt', kind: 'number', isOptional: true, help: t('passGoods.pickHelp') },
    { name: 'persons', kind: 'number' },
    { name: 'validDays', kind: 'number' },
  ];
  return (
    <OfficePage
      actions={<LinkButton href={paths.passGoods}>{t('queue.toList')}</LinkButton>}
      title={t('passGoods.add')}
    >
      <EntitySection
        body={adminAddPassGoods.body}
        draft="passGoods.new"
        fields={[
          ...toTextFields(t, false),
          ...kept.map((field) => ({ ...field, label: t(`passGoods.fields.${field.name}`) })),
          ...saleFields,
        ]}
        initial={{ persons: 1, validDays: 180, places: [] }}
        note={t('passGoods.addNote')}
        save={t('passGoods.add')}
        saved={t('passGoods.added')}
        send={async (body) => {
          const { gdsDtlUid } = await call(adminAddPassGoods, { body });
          await refresh();
          shell.navigate(toPassGoodsEditHref(gdsDtlUid), { replace: true });
        }}
        title={t('goods.parts.facts')}
      />
    </OfficePage>
  );
}

function PassForms({ pass }: { readonly pass: Pass }) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminPassGoods, adminPassGoodsGet);
  const toTerms = usePassTerms();
  const saleFields = useSaleFields();
  const { gdsDtlUid, rev, state, texts } = pass;
  const params = { gdsDtlUid };
  return (
    <div className={styles.goods}>
      <Presence of="PASS" uid={gdsDtlUid} />
      {state === 'ON' && (
        <p>
          <LinkButton href={toPublicPassHref(gdsDtlUid)}>{t('equipment.public')}</LinkButton>
        </p>
      )}
      <EntitySection
        body={adminChangePassGoods.body}
        draft={`passGoods.${gdsDtlUid}.sale`}
        fields={[
          {
            name: 'state',
            kind: 'select',
            label: t('queue.state'),
            help: t('passGoods.stateHelp'),
            options: (['ON', 'OFF'] as const).map((value) => ({ value, label: t(`goods.states.${value}`) })),
          },
          ...saleFields,
        ]}
        hidden={{ rev }}
        initial={pass}
        note={t('passGoods.kept', { terms: toTerms(pass) })}
        onRefused={refresh}
        save={t('goods.save.facts')}
        saved={t('goods.saved')}
        send={(body) => call(adminChangePassGoods, { params, body }).then(refresh)}
        title={t('goods.parts.facts')}
      />
      <LanguageSections
        body={adminPassGoodsTexts.body}
        draft={`passGoods.${gdsDtlUid}`}
        onRefused={refresh}
        rev={rev}
        send={(body) => call(adminPassGoodsTexts, { params, body }).then(refresh)}
        texts={texts}
        toFields={(isOptional) => toTextFields(t, isOptional)}
      />
    </div>
  );
}
