import type { EndpointData } from '@haesol/contracts/common';
import {
  adminCompanies,
  adminCompany,
  adminCompanyCharge,
  adminMembers,
  toBizNoText,
} from '@haesol/contracts/identity';
import { Badge, DefinitionTable } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { DetailView, useCall, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { paths } from '#paths';
import { useColumns } from '#ui/columns';
import { Item } from '#ui/Item';
import { MemberLink } from '#ui/MemberLink';
import { OfficePage } from '#ui/OfficePage';
import { Presence } from '#ui/Presence';
import { Queue } from '#ui/Queue';
import { TwoLines } from '#ui/TwoLines';
import { memberColors } from './memberColors.ts';
import { useMemberMoves } from './useMemberMoves.ts';

type Company = EndpointData<typeof adminCompany>;
type Member = Company['members'][number];

/** One company: its members are confirmed here, and one of them is put in charge. */
export default function CompanyScreen({ bizNo }: { readonly bizNo: string | undefined }) {
  const t = useText();
  const query = useEndpoint(adminCompany, bizNo === undefined ? undefined : { params: { bizNo } });
  return (
    <OfficePage title={t('names.companies')}>
      <DetailView
        choose={{ title: t('companies.choose'), text: t('companies.chooseText') }}
        missing={{ title: t('companies.missing'), text: t('companies.chooseText') }}
        query={query}
        titleOf={({ companyNm }) => companyNm}
        toList={{ href: paths.companies, label: t('queue.toList') }}
        uid={bizNo}
      >
        {(company) => <CompanyView company={company} key={company.bizNo} />}
      </DetailView>
    </OfficePage>
  );
}

function CompanyView({ company }: { readonly company: Company }) {
  const t = useText();
  const call = useCall();
  const columns = useColumns<Member>();
  const { bizNo, managerUid: fromUid } = company;
  const charge = toMoves<Member, 'CHARGE'>(
    (key, values) => t(`companies.${key}`, values),
    [
      {
        to: 'CHARGE',
        asks: 'none',
        isOpen: ({ inChargeYn, state }) => inChargeYn === 'N' && state === 'ACTIVE',
      },
    ],
    (rows) =>
      sendEach(
        rows,
        ({ memberUid }) => memberUid,
        ({ memberUid }) => call(adminCompanyCharge, { params: { bizNo }, body: { memberUid, fromUid } }),
      ),
  );
  return (
    <>
      <Presence of="COMPANY" uid={bizNo} />
      <Item
        badge={
          <Badge color={company.waitCnt > 0 ? 'sky' : 'gray'}>
            {company.waitCnt > 0 ? t('companies.waiting', { count: company.waitCnt }) : t('companies.confirmed')}
          </Badge>
        }
        moves={null}
        title={company.companyNm}
      >
        <DefinitionTable
          caption={t('companies.facts')}
          items={[
            { term: t('companies.bizNo'), value: toBizNoText(bizNo) },
            { term: t('companies.manager'), value: company.managerNm ?? t('companies.noManager') },
            { term: t('companies.joined'), value: formatDate(company.joinedDt) },
          ]}
        />
      </Item>
      <Queue
        caption={t('companies.members')}
        columns={[
          columns.state(({ state }) => <Badge color={memberColors[state]}>{t(`members.states.${state}`)}</Badge>),
          {
            key: 'member',
            header: t('queue.member'),
            role: 'title',
            cell: (row) => <TwoLines first={<MemberLink of={row} />} second={row.email} />,
          },
          {
            key: 'charge',
            header: t('companies.manager'),
            width: '8rem',
            cell: ({ inChargeYn }) => (inChargeYn === 'Y' ? t('companies.inCharge') : t('queue.none')),
          },
          {
            key: 'position',
            header: t('companies.position'),
            width: '8rem',
            cell: ({ position }) => position ?? t('queue.none'),
          },
          {
            key: 'joined',
            header: t('members.joined'),
            role: 'date',
            width: '8rem',
            cell: ({ joinedDt }) => <time dateTime={joinedDt}>{formatDate(joinedDt)}</time>,
          },
        ]}
        moves={[...charge, ...useMemberMoves()]}
        nameOf={({ memberNm }) => memberNm}
        onMoved={useRefresh(adminCompany, adminCompanies, adminMembers)}
        rowKey={({ memberUid }) => memberUid}
        rows={company.members}
        total={company.members.length}
      />
    </>
  );
}
