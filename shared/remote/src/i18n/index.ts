export { addFormats } from './addFormats.ts';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatKrw,
  formatNumber,
  formatTime,
  formatWeekday,
  keepDates,
} from './format.ts';
