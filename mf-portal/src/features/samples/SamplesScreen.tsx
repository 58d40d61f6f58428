import { TabNav } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toSamplesHref } from '#paths';
import { BaseSamples } from './BaseSamples.tsx';
import { BusySamples } from './BusySamples.tsx';
import { ChoiceSamples } from './ChoiceSamples.tsx';
import { DateSamples } from './DateSamples.tsx';
import { FeedbackSamples } from './FeedbackSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { ListSamples } from './ListSamples.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';
import styles from './SamplesScreen.module.css';
import { copyStateRules, type ShownState, shownStates } from './shownState.ts';
import { TokenSamples } from './TokenSamples.tsx';
import { WidgetSamples } from './WidgetSamples.tsx';

const parts = {
  token: TokenSamples,
  base: BaseSamples,
  field: FieldSamples,
  choice: ChoiceSamples,
  date: DateSamples,
  list: ListSamples,
  feedback: FeedbackSamples,
  overlay: OverlaySamples,
  widget: WidgetSamples,
  busy: BusySamples,
} as const;

type PartName = keyof typeof parts;

const isPart = (name: string | null): name is PartName => name !== null && Object.hasOwn(parts, name);

const isState = (name: string | null): name is ShownState => name !== null && Object.hasOwn(shownStates, name);

/**
 * Every component of the kit in every state, with the current tokens; `?part=` shows one group, the only way to see busy samples.
 * `?state=` shows all of them hovered, pressed, or focused.
 */
export default function SamplesScreen() {
  const t = useText();
  const [search] = useSearchParams();
  const asked = search.get('part');
  const askedState = search.get('state');
  const state = isState(askedState) ? askedState : undefined;
  useEffect(() => (state === undefined ? undefined : copyStateRules(document.styleSheets)), [state]);
  const names = Object.keys(parts) as PartName[];
  const shown = isPart(asked) ? [asked] : names.filter((name) => name !== 'busy');
  return (
    <div className={styles.samples}>
      <TabNav
        label={t('samples.parts')}
        tabs={[undefined, ...names].map((name) => ({
          href: toSamplesHref(name, state),
          label: t(`samples.part.${name ?? 'all'}`),
          current: name === (isPart(asked) ? asked : undefined),
        }))}
      />
      <TabNav
        label={t('samples.states')}
        tabs={[undefined, ...(Object.keys(shownStates) as ShownState[])].map((name) => ({
          href: toSamplesHref(isPart(asked) ? asked : undefined, name),
          label: t(`samples.state.${name ?? 'plain'}`),
          current: name === state,
        }))}
      />
      <div className={styles.samples} data-shows={state && shownStates[state].map((name) => name.slice(1)).join(' ')}>
        {shown.map((name) => {
          const Shown = parts[name];
          return <Shown key={name} />;
        })}
      </div>
    </div>
  );
}
