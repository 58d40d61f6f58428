export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { QrVoucher, type QrVoucherProps } from './QrVoucher.tsx';
export { SharePopup, type SharePopupProps } from './SharePopup.tsx';
