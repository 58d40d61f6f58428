export { addFormats } from './addFormats.ts';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatFileSize,
  formatKrw,
  formatNumber,
  formatTime,
  formatWeekday,
} from './format.ts';
export { josa } from './josa.ts';
