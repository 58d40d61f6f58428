export { addFormats } from './addFormats.ts';
export { formatDate, formatDateTime, formatKrw, formatNumber, formatShortDate, formatWeekday } from './format.ts';
export { josa } from './josa.ts';
