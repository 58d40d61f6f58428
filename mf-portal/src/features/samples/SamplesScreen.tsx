import { useText } from '@haesol/shared/lifecycle';
import { TabNav } from '@haesol/shared/ui';
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

/** Every component of the kit in every state, with the tokens of today; `?part=` shows one group, and what goes on only so. */
export default function SamplesScreen() {
  const t = useText();
  const asked = useSearchParams()[0].get('part');
  const names = Object.keys(parts) as PartName[];
  const shown = isPart(asked) ? [asked] : names.filter((name) => name !== 'busy');
  return (
    <div className={styles.samples}>
      <TabNav
        label={t('samples.parts')}
        tabs={[undefined, ...names].map((name) => ({
          href: toSamplesHref(name ?? ''),
          label: t(`samples.part.${name ?? 'all'}`),
          current: name === (isPart(asked) ? asked : undefined),
        }))}
      />
      {shown.map((name) => {
        const Shown = parts[name];
        return <Shown key={name} />;
      })}
    </div>
  );
}
