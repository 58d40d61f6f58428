import type { EndpointData } from '@haesol/contracts/common';
import {
  adminAddTour,
  adminChangeTour,
  adminTourGet,
  adminTourStops,
  adminTours,
  adminTourTexts,
} from '@haesol/contracts/travel';
import { LinkButton, MessageBar } from '@haesol/kit';
import { DetailView, useCall, useCodes, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { useRefresh } from '#moves/useRefresh';
import { paths, toPublicTourHref, toTourEditHref } from '#paths';
import { EntitySection } from '#ui/EntitySection';
import { ItemMoves } from '#ui/ItemMoves';
import { LanguageSections } from '#ui/LanguageSections';
import { OfficePage } from '#ui/OfficePage';
import { Presence } from '#ui/Presence';
import { usePlaces } from '#ui/usePlaces';
import { StopsField } from './StopsField.tsx';
import { dayRows } from './stopRows.ts';
import styles from './TourEditScreen.module.css';
import { factFields, textFields, toStopLines } from './tourFields.ts';
import { useTourMoves } from './useTourMoves.ts';

type Tour = EndpointData<typeof adminTourGet>;

function useFactFields() {
  const t = useText();
  const themes = useCodes('THEME_CD').map(({ code, codeName }) => ({ value: code, label: codeName }));
  return factFields(t, themes);
}

const titleOf = ({ texts }: Tour) => texts.find(({ lang }) => lang === 'ko')?.title ?? '';

/** A tour in parts that are saved each by itself: facts, days with their stops, texts of each language. */
export default function TourEditScreen({ tourUid }: { readonly tourUid: string | undefined }) {
  const t = useText();
  const isNew = tourUid === 'new';
  const query = useEndpoint(adminTourGet, tourUid === undefined || isNew ? undefined : { params: { tourUid } });
  const toList = { href: paths.tours, label: t('queue.toList') };
  if (isNew) return <NewTour />;
  return (
    <OfficePage
      actions={<LinkButton href={toList.href}>{toList.label}</LinkButton>}
      title={query.data === undefined ? t('names.tours') : titleOf(query.data)}
    >
      <DetailView
        choose={{ title: t('tours.choose'), text: t('tours.chooseText') }}
        missing={{ title: t('tours.notFound'), text: t('tours.chooseText') }}
        query={query}
        titleOf={titleOf}
        toList={toList}
        uid={tourUid}
      >
        {(tour) => <TourForms tour={tour} />}
      </DetailView>
    </OfficePage>
  );
}

function NewTour() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const refresh = useRefresh(adminTours);
  const facts = useFactFields();
  return (
    <OfficePage actions={<LinkButton href={paths.tours}>{t('queue.toList')}</LinkButton>} title={t('tours.add')}>
      <EntitySection
        body={adminAddTour.body}
        draft="tours.new"
        fields={[...facts, ...textFields(t, false)]}
        initial={{}}
        note={t('tours.addNote')}
        save={t('tours.add')}
        saved={t('tours.added')}
        send={async (body) => {
          const { tourUid } = await call(adminAddTour, { body });
          await refresh();
          shell.navigate(toTourEditHref(tourUid), { replace: true });
        }}
        title={t('tours.parts.facts')}
      />
    </OfficePage>
  );
}

function TourForms({ tour }: { readonly tour: Tour }) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminTours, adminTourGet);
  const facts = useFactFields();
  const places = usePlaces();
  const { tourUid, rev, state, texts } = tour;
  const params = { tourUid };
  const common = { hidden: { rev }, onRefused: refresh, saved: t('tours.saved') };
  const send = (sent: Promise<unknown>): Promise<unknown> => sent.then(refresh);
  return (
    <div className={styles.tour}>
      <Presence of="TOUR" uid={tourUid} />
      <div className={styles.head}>
        {state === 'ON' ? (
          <LinkButton href={toPublicTourHref(tourUid)}>{t('tours.public')}</LinkButton>
        ) : (
          <MessageBar kind="info">{t('tours.offNote')}</MessageBar>
        )}
        <ItemMoves
          moves={useTourMoves()}
          nameOf={() => titleOf(tour)}
          onMoved={refresh}
          row={tour}
          rowKey={() => tourUid}
        />
      </div>
      <EntitySection
        {...common}
        body={adminChangeTour.body}
        draft={`tours.${tourUid}.facts`}
        fields={facts}
        initial={tour}
        save={t('tours.save.facts')}
        send={(body) => send(call(adminChangeTour, { params, body }))}
        title={t('tours.parts.facts')}
      />
      <EntitySection
        {...common}
        body={adminTourStops.body}
        draft={`tours.${tourUid}.stops`}
        fields={[
          {
            name: 'days',
            kind: 'rows',
            label: t('tours.fields.days'),
            convert: dayRows,
            show: (text) => toStopLines(t, text),
            control: (field) => <StopsField {...field} places={places} />,
          },
        ]}
        initial={tour}
        note={t('tours.stopsNote')}
        save={t('tours.save.stops')}
        send={(body) => send(call(adminTourStops, { params, body }))}
        title={t('tours.parts.stops')}
      />
      <LanguageSections
        body={adminTourTexts.body}
        draft={`tours.${tourUid}`}
        onRefused={refresh}
        rev={rev}
        send={(body) => send(call(adminTourTexts, { params, body }))}
        texts={texts}
        toFields={(isOptional) => textFields(t, isOptional)}
      />
    </div>
  );
}
