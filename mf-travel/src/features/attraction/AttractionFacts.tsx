import type { AttractionDetail } from '@haesol/contracts/travel';
import { DefinitionTable, TextLink } from '@haesol/kit';
import { useCodes, useFormats, useText } from '@haesol/remote/lifecycle';
import { Fragment } from 'react';
import { Section } from '#ui/Section';

/** Opening hours, prices, facilities and telephone number of the place. */
export function AttractionFacts({ place }: { readonly place: AttractionDetail }) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { hours, closedDays, fees, facilitiesRecord, etcInformation, tel, addr, addrKo, notice, lang } = place;
  const facilities = useCodes('FACILITY');
  const conditions = useCodes('ETC_INFO');
  const names = [
    ...facilities.filter(({ code }) => facilitiesRecord.includes(code)),
    ...conditions.filter(({ code }) => etcInformation.includes(code)),
  ].map(({ codeName }) => codeName);
  const inLanguage = (text: string) => <span lang={lang}>{text}</span>;
  return (
    <Section anchor="guide" isRuled={false} title={t('attraction.guide')}>
      <DefinitionTable
        caption={t('attraction.guide')}
        items={[
          ...hours.map(({ label, text }) => ({ term: label, value: inLanguage(text) })),
          { term: t('attraction.closed'), value: closedDays },
          ...(fees.length === 0
            ? []
            : [
                {
                  term: t('attraction.fees'),
                  value: fees.map(({ name, price, highPrice }, at) => (
                    <Fragment key={name}>
                      {at > 0 && ' · '}
                      {inLanguage(name)} {formatKrw(price)}
                      {highPrice !== undefined && `–${formatKrw(highPrice)}`}
                    </Fragment>
                  )),
                },
              ]),
          ...(names.length === 0 ? [] : [{ term: t('attraction.facilities'), value: names.join(' · ') }]),
          {
            term: t('attraction.address'),
            value: (
              <>
                {inLanguage(addr)}
                {addrKo !== addr && <span lang="ko">{` (${addrKo})`}</span>}
              </>
            ),
          },
          { term: t('attraction.tel'), value: <TextLink href={`tel:${tel}`}>{tel}</TextLink> },
          { term: t('attraction.notice'), value: inLanguage(notice) },
        ]}
      />
    </Section>
  );
}
