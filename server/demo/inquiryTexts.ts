import { readData } from './readData.ts';

interface InquiryText {
  readonly categoryCd: 'ETC' | 'GOODS' | 'PASS' | 'PAY' | 'RESERVE';
  readonly title: string;
  readonly content: string;
  /** Null while it waits. */
  readonly answer: string | null;
}

/** Inquiries of travellers with the answers of staff; those of the demo traveller are separate. */
export const { inquiryTexts, ownInquiries } =
  readData<Readonly<Record<'inquiryTexts' | 'ownInquiries', readonly InquiryText[]>>>('inquiryTexts');
