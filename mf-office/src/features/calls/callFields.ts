import { splitLines, toLine } from '#moves/partLines';
import type { EntityField } from '#ui/EntityDialog';

interface Item {
  readonly nm: string;
  readonly requiredYn: 'N' | 'Y';
  readonly text: string;
}

interface Step {
  readonly label: string;
  readonly from: string;
  readonly to: string | null;
  readonly text: string;
}

const required = '필수';
const optional = '선택';

/** Documents as lines: name, 필수 or 선택, note. */
const checklistLines = {
  format: (value: unknown) =>
    (value as readonly Item[])
      .map(({ nm, requiredYn, text }) => toLine(nm, requiredYn === 'Y' ? required : optional, text))
      .join('\n'),
  parse: (text: string): unknown[] =>
    splitLines(text).map(([nm = '', need = '', note = '']) => ({
      nm,
      requiredYn: need === required ? 'Y' : need === optional ? 'N' : need,
      text: note,
    })),
};

/** Steps as lines: name, first day, last day, note. */
export const scheduleLines = {
  format: (value: unknown) =>
    (value as readonly Step[]).map(({ label, from, to, text }) => toLine(label, from, to ?? '', text)).join('\n'),
  parse: (text: string): unknown[] =>
    splitLines(text).map(([label = '', from = '', to = '', note = '']) => ({
      label,
      from,
      to: to === '' ? null : to,
      text: note,
    })),
};

type Field = Omit<EntityField, 'label'>;

/** Fields that notices of joint projects and programmes share, before and after their own. */
export function callFields(help: {
  readonly applyFrom: string;
  readonly checklist: string;
  readonly publishDt: string;
}) {
  const first: readonly Field[] = [
    { name: 'title', kind: 'line' },
    { name: 'kindNm', kind: 'line' },
    { name: 'summary', kind: 'line' },
    { name: 'applyFrom', kind: 'datetime', help: help.applyFrom },
    { name: 'applyTo', kind: 'datetime' },
    { name: 'companySharePct', kind: 'number' },
  ];
  const last: readonly Field[] = [
    { name: 'contact', kind: 'line' },
    { name: 'checklist', kind: 'lines', convert: checklistLines, isEmptyAllowed: true, help: help.checklist },
    { name: 'publishDt', kind: 'datetime', isOptional: true, help: help.publishDt },
    { name: 'html', kind: 'html' },
  ];
  return { first, last };
}
