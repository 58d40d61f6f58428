import { useText } from '@haesol/remote/lifecycle';
import { Trans } from 'react-i18next';

export interface FigureProps {
  readonly unit: 'hours' | 'km' | 'percent' | 'places' | 'won';
  readonly value: number;
}

/** A number that stands out beside its unit; the language decides which of them comes first. */
export function Figure({ unit, value }: FigureProps) {
  return <Trans components={{ b: <b /> }} i18nKey={`units.${unit}`} t={useText()} values={{ count: value }} />;
}
