export { addFormats } from './addFormats.ts';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatFileSize,
  formatKrw,
  formatNumber,
  formatShortDate,
  formatShortDay,
  formatWeekday,
} from './format.ts';
export { josa } from './josa.ts';
