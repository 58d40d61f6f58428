import type { EndpointData } from '@haesol/contracts/common';
import { type EduState, eduAudiences, eduKindNames, eduKinds, type eduList, eduTypes } from '@haesol/contracts/learn';
import { Button, ChipGroup, Drawer, FilterBar, LinkButton, SegmentLinks, Select, TextLink } from '@haesol/kit';
import { type ShownList, useCodes, useText } from '@haesol/remote/lifecycle';
import type { ListStateOf } from '@haesol/remote/routes';
import CalendarDays from 'lucide-react/icons/calendar-days';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Trans } from 'react-i18next';
import styles from './EduFilters.module.css';
import { type eduListState, eduPhases } from './eduListState.ts';

type List = ShownList<ListStateOf<typeof eduListState>>;

export interface EduFiltersProps extends Pick<List, 'state' | 'hrefOf' | 'change' | 'resetHref'> {
  /** Undefined while loading. */
  readonly data: EndpointData<typeof eduList> | undefined;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

const noChoice = {
  ...{ aud: '', kind: '', device: '', type: '', field: '', searchKeyword: '' },
  ...{ free: '', weekend: '', thisMonth: '' },
} as const;

const narrows = ['free', 'weekend', 'thisMonth'] as const;

/** Phases with their counts, and filters by mode, subject and audience, on phones in a sheet; each choice is an address. */
export function EduFilters(props: EduFiltersProps) {
  const { state, hrefOf, resetHref, change, data, today } = props;
  const t = useText();
  const choices = useChoices();
  const [isOpen, setOpen] = useState(false);
  const chosen = [state.aud, state.kind, state.type, state.field, state.searchKeyword].filter(
    (value) => value !== '',
  ).length;
  return (
    <div className={styles.filters}>
      <ChipGroup
        label={t('eduList.phase')}
        options={Object.entries(eduPhases).map(([key, value]) => ({
          value,
          label: t(`eduList.phases.${key}`),
          count: data === undefined ? undefined : countPhase(data.states, value),
          href: hrefOf({ state: value }),
        }))}
        overflow="scroll"
        selected={[state.state]}
      />
      <ChipGroup
        label={t('eduList.narrow')}
        options={narrows.map((key) => ({
          value: key,
          label: t(`eduList.narrows.${key}`),
          href: hrefOf({ [key]: state[key] === 'Y' ? '' : 'Y' }),
        }))}
        overflow="scroll"
        selected={narrows.filter((key) => state[key] === 'Y')}
      />
      <div className={styles.wide}>
        <FilterBar
          onSearch={(searchKeyword) => change({ searchKeyword })}
          placeholder={t('eduList.placeholder')}
          searchKeyword={state.searchKeyword}
          searchLabel={t('eduList.search')}
        />
        <div className={styles.selects}>
          {choices.map(({ key, label, all, options }) => (
            <Select
              hideLabel
              key={key}
              label={label}
              onChange={(event) => change({ [key]: event.target.value })}
              options={options}
              placeholder={all}
              size="small"
              value={state[key]}
            />
          ))}
        </div>
      </div>
      <div className={styles.bar}>
        <p className={styles.total} role="status">
          {data !== undefined && (
            <Trans
              components={{ 1: <b /> }}
              i18nKey="eduList.total"
              key={data.cnt_total}
              parent="span"
              t={t}
              values={{ total: data.cnt_total }}
            />
          )}
          {resetHref !== undefined && <TextLink href={resetHref}>{t('eduList.reset')}</TextLink>}
        </p>
        <div className={styles.views}>
          <div>
            <Views hrefOf={hrefOf} month={state.month} today={today} />
          </div>
          <span className={styles.narrow}>
            <Button icon={SlidersHorizontal} onClick={() => setOpen(true)}>
              {chosen === 0 ? t('eduList.filter') : t('eduList.filterCount', { count: chosen })}
            </Button>
          </span>
        </div>
      </div>
      <FilterSheet {...props} choices={choices} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

interface ViewsProps extends Pick<EduFiltersProps, 'hrefOf' | 'today'> {
  readonly month: string;
}

/** Switches between the list and the month calendar. */
function Views({ month, today, hrefOf }: ViewsProps) {
  const t = useText();
  return (
    <SegmentLinks
      label={t('eduList.view')}
      links={[
        { label: t('eduList.views.list'), icon: LayoutGrid, href: hrefOf({ month: '' }), current: month === '' },
        {
          label: t('eduList.views.month'),
          icon: CalendarDays,
          href: hrefOf({ month: month || today.slice(0, 7) }),
          current: month !== '',
        },
      ]}
    />
  );
}

interface FilterSheetProps extends EduFiltersProps {
  readonly choices: ReturnType<typeof useChoices>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The same filters in a sheet from the bottom of a phone. */
function FilterSheet({ state, hrefOf, change, data, choices, isOpen, onClose }: FilterSheetProps) {
  const t = useText();
  return (
    <Drawer
      foot={
        <>
          <LinkButton href={hrefOf(noChoice)} size="form">
            {t('eduList.clear')}
          </LinkButton>
          <Button onClick={onClose} size="form" variant="primary">
            {data === undefined ? t('eduList.show') : t('eduList.showCount', { count: data.cnt_total })}
          </Button>
        </>
      }
      onClose={onClose}
      open={isOpen}
      side="bottom"
      title={t('eduList.filter')}
    >
      <div className={styles.sheet}>
        <FilterBar
          onSearch={(searchKeyword) => change({ searchKeyword })}
          placeholder={t('eduList.placeholder')}
          searchKeyword={state.searchKeyword}
          searchLabel={t('eduList.search')}
        />
        {choices.map(({ key, label, options }) => (
          <div className={styles.choice} key={key}>
            <p aria-hidden="true" className={styles.name}>
              {label}
            </p>
            <ChipGroup
              label={label}
              options={[{ value: '', label: t('eduList.all') }, ...options].map((option) => ({
                ...option,
                href: hrefOf({ [key]: option.value }),
              }))}
              selected={[state[key]]}
            />
          </div>
        ))}
      </div>
    </Drawer>
  );
}

/** Counts the courses in the states of a phase; without states all. */
function countPhase(states: EndpointData<typeof eduList>['states'], phase: string): number {
  const wanted = phase.split(',') as readonly (EduState | '')[];
  return states.reduce((sum, { state, cnt }) => (phase === '' || wanted.includes(state) ? sum + cnt : sum), 0);
}

function useChoices() {
  const t = useText();
  const fields = useCodes('EDU_FIELD');
  return [
    {
      key: 'kind',
      label: t('eduList.kind'),
      all: t('eduList.allKinds'),
      options: eduKinds.map((value) => ({ value, label: eduKindNames[value] })),
    },
    {
      key: 'type',
      label: t('eduList.type'),
      all: t('eduList.allTypes'),
      options: eduTypes.map((value) => ({ value, label: t(`education.type.${value}`) })),
    },
    {
      key: 'field',
      label: t('eduList.field'),
      all: t('eduList.allFields'),
      options: fields.map(({ code, codeName }) => ({ value: code, label: codeName })),
    },
    {
      key: 'aud',
      label: t('eduList.audience'),
      all: t('eduList.allAudiences'),
      options: eduAudiences.map((value) => ({ value, label: t(`eduList.audiences.${value}`) })),
    },
  ] as const;
}
