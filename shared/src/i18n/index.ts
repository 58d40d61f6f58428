export { formatDate, formatDateTime, formatKrw, formatNumber } from './format.ts';
export { josa } from './josa.ts';
