import { fillTravelNumbers } from '@haesol/contracts/travel';
import { readData } from './readData.ts';

interface InquiryText {
  readonly categoryCd: 'ETC' | 'GOODS' | 'PASS' | 'PAY' | 'RESERVE';
  readonly title: string;
  readonly content: string;
  /** Null while it waits. */
  readonly answer: string | null;
}

const { inquiryTexts: others, ownInquiries } =
  readData<Readonly<Record<'inquiryTexts' | 'ownInquiries', readonly InquiryText[]>>>('inquiryTexts');

/** Inquiries of travellers with the answers of staff, whose numbers are those of the policy; those of the demo traveller are separate. */
export const inquiryTexts = others.map((text) => ({
  ...text,
  answer: text.answer === null ? null : fillTravelNumbers(text.answer),
}));

export { ownInquiries };
