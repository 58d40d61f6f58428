import { inquiryList } from '@haesol/contracts/travel';
import { LinkButton } from '@haesol/kit';
import { useEndpoint, useListState, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { InquiryRow } from '#ui/InquiryRow';
import { ListPanel } from './ListPanel.tsx';
import styles from './MyScreen.module.css';
import { myState } from './myState.ts';

const pageSize = 10;

/** Inquiries of the member to the travel service. */
export function Inquiries() {
  const t = useText();
  const { state } = useListState(myState);
  const query = useEndpoint(inquiryList, { query: { pageNum: state.pageNum, pageSize } });
  return (
    <div className={styles.panel}>
      <p>
        <LinkButton href={`${paths.inquiries}?write=Y`} variant="primary">
          {t('inquiries.ask')}
        </LinkButton>
      </p>
      <ListPanel
        empty={t('inquiries.empty')}
        pageSize={pageSize}
        query={query}
        row={(inquiry) => <InquiryRow inquiry={inquiry} key={inquiry.inquiryUid} />}
      />
    </div>
  );
}
