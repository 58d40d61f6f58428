import { readData } from './readData.ts';

interface InquiryText {
  readonly categoryCd: 'ETC' | 'GOODS' | 'PASS' | 'PAY' | 'RESERVE';
  readonly title: string;
  readonly content: string;
  /** Null while it waits. */
  readonly answer: string | null;
}

/** What travellers ask, the demo traveller apart from the others, and what the office answers. */
export const { inquiryTexts, ownInquiries } =
  readData<Readonly<Record<'inquiryTexts' | 'ownInquiries', readonly InquiryText[]>>>('inquiryTexts');
