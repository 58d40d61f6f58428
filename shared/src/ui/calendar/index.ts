export { Calendar, type CalendarProps, type DayNote } from './Calendar.tsx';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { formatDay, parseTypedDay } from './days.ts';
export { findHoliday } from './holidays.ts';
export { type Period, PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx';
