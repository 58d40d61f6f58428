/** Note beside the number of a day. */
export interface DayNote {
  /** Short: "여유 5", "휴무"; it is read out with the day. */
  text: string;
  /** Read out in place of the short text. */
  spoken?: string | undefined;
  /** The day cannot be chosen; the text says why. */
  isOff?: boolean | undefined;
  /** One tick for each part of the day, filled where it is free; the text has the number. */
  ticks?: readonly boolean[] | undefined;
}

export interface CalendarProps {
  /** Purpose of the day, e.g. "이용일". */
  label: string;
  /** Today in Seoul, `YYYY-MM-DD`; the kit asks no clock, so that the first render is the server's. */
  today: string;
  /** `YYYY-MM-DD`; undefined: none chosen. */
  value: string | undefined;
  onValueChange: (day: string) => void;
  /** First day that can be chosen. */
  min?: string | undefined;
  /** Last day that can be chosen. */
  max?: string | undefined;
  noteOf?: ((day: string) => DayNote | undefined) | undefined;
  /** roomy: cells of 88 px with ticks and words. @default 'compact' */
  size?: 'compact' | 'roomy' | undefined;
  /** The month that is shown, `YYYY-MM`, e.g. to ask for its notes. */
  onMonthChange?: ((month: string) => void) | undefined;
}
