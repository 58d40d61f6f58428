import { choice, queryText } from '@haesol/contracts/common';
import { inquiryList } from '@haesol/contracts/travel';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the list, the form, or one inquiry; with its subject if another page links here. */
export const inquiriesState = listState(inquiryList, paths.inquiries, {
  fixed: { pageSize: 10 },
  extra: { write: choice(['', 'Y'], ''), rsvtUid: queryText(), gdsUid: queryText(64) },
});
