import { useText } from '@haesol/remote/lifecycle';
import { Trans } from 'react-i18next';

export interface FigureProps {
  readonly unit: 'hours' | 'km' | 'percent' | 'places' | 'won';
  readonly value: number;
}

/** Emphasised number with its unit; their order depends on the language. */
export function Figure({ unit, value }: FigureProps) {
  return <Trans components={{ b: <b /> }} i18nKey={`units.${unit}`} t={useText()} values={{ count: value }} />;
}
