export { Calendar } from './Calendar.tsx';
export type { CalendarProps, DayNote } from './calendarProps.ts';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { DayInput, type DayInputProps } from './DayInput.tsx';
export { type Period, PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx';
