export { Calendar, type CalendarProps, type DayNote } from './Calendar.tsx';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { type Period, PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx';
