/** Note beside the number of a day. */
export interface DayNote {
  /** Short text: "여유 5", "휴무"; announced with the day. */
  text: string;
  /** Announced instead of the short text. */
  spoken?: string | undefined;
  /** The day cannot be chosen; the text gives the reason. */
  isOff?: boolean | undefined;
  /** One mark for each part of the day, filled if free; the text has the number. */
  ticks?: readonly boolean[] | undefined;
}

export interface CalendarProps {
  /** Purpose of the day, e.g. "이용일". */
  label: string;
  /** Today in Seoul, `YYYY-MM-DD`; a prop instead of the clock, so that the first render matches the server's. */
  today: string;
  /** `YYYY-MM-DD`; undefined: none chosen. */
  value: string | undefined;
  onValueChange: (day: string) => void;
  /** First available day. */
  min?: string | undefined;
  /** Last available day. */
  max?: string | undefined;
  noteOf?: ((day: string) => DayNote | undefined) | undefined;
  /** roomy: cells of 88 px with marks and text. @default 'compact' */
  size?: 'compact' | 'roomy' | undefined;
  /** Shows this many weeks from the week of `min` instead of months; the weeks with `value` if that is later. */
  weeks?: number | undefined;
  /** Called with the first displayed day, `YYYY-MM-DD`, e.g. to load notes. */
  onPeriodChange?: ((first: string) => void) | undefined;
}
