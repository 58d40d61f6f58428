export { addFormats } from './addFormats.ts';
export {
  formatDate,
  formatDateTime,
  formatFileSize,
  formatKrw,
  formatNumber,
  formatShortDate,
  formatWeekday,
} from './format.ts';
export { josa } from './josa.ts';
