import type { EndpointData } from '@haesol/contracts/common';
import { type CompanyMember, getCompany, handOverCompany } from '@haesol/contracts/identity';
import { Badge, Button, type DataColumn, DataTable, Skeleton } from '@haesol/kit';
import { endpointQuery } from '@haesol/remote/http';
import { QueryView, useEndpoint, useEndpointMutation, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useIdentity } from '#state/identity';
import { CallFailure } from '#ui/CallFailure';
import styles from './MemberHistory.module.css';

type Company = EndpointData<typeof getCompany>;

/** Manager of the member's company; the manager sees its members and can transfer the role. */
export function CompanyMembers() {
  const t = useText();
  const query = useEndpoint(getCompany, {});
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('memberInfo.company')}</h2>
      <QueryView query={query} skeleton={<Skeleton lines={2} rows={1} />}>
        {(company) => <Members company={company} />}
      </QueryView>
    </section>
  );
}

function useHandOver() {
  const t = useText();
  const shell = useShell();
  const client = useQueryClient();
  const identity = useIdentity();
  const { mutate, error, isPending, reset } = useEndpointMutation(handOverCompany);

  async function handOver({ memberUid, user_nm: name }: CompanyMember) {
    reset();
    const isSure = await shell.confirm({
      title: t('memberInfo.handOverTitle', { name }),
      text: t('memberInfo.handOverText'),
      yes: t('memberInfo.handOver'),
      no: t('memberInfo.endAllNo'),
    });
    if (!isSure || isPending) return;
    mutate(
      { body: { memberUid }, reauthToken: identity?.token },
      {
        onSuccess(company) {
          client.setQueryData(endpointQuery(getCompany, {}).queryKey, company);
          shell.toast({ kind: 'done', text: t('memberInfo.handedOver', { name }) });
        },
      },
    );
  }

  return { handOver, error, isPending };
}

function Members({ company: { managerNm, companyNm, list } }: { readonly company: Company }) {
  const t = useText();
  const { formatDate } = useFormats();
  const { handOver, error, isPending } = useHandOver();
  const columns: DataColumn<CompanyMember>[] = [
    {
      key: 'name',
      role: 'title',
      header: t('memberInfo.name'),
      cell: ({ user_nm, meYn }) => (meYn === 'Y' ? t('memberInfo.me', { name: user_nm }) : user_nm),
    },
    {
      key: 'state',
      role: 'status',
      header: t('memberInfo.colleagueState'),
      cell: ({ inChargeYn, state }) => {
        if (inChargeYn === 'Y') return <Badge color="blue">{t('memberInfo.inCharge')}</Badge>;
        return state === 'ACTIVE' ? t('memberInfo.colleague') : <Badge color="gray">{t('memberInfo.pending')}</Badge>;
      },
    },
    { key: 'position', header: t('memberInfo.fields.position'), cell: ({ position }) => position ?? '-' },
    { key: 'joinDt', role: 'date', header: t('memberInfo.joinDt'), cell: ({ joinDt }) => formatDate(joinDt) },
    {
      key: 'action',
      role: 'action',
      header: t('memberInfo.manageOf'),
      cell: (row) =>
        row.meYn === 'N' && row.state === 'ACTIVE' ? (
          <Button
            aria-label={t('memberInfo.handOverTo', { name: row.user_nm })}
            busy={isPending}
            onClick={() => void handOver(row)}
            size="small"
          >
            {t('memberInfo.handOver')}
          </Button>
        ) : null,
    },
  ];

  return (
    <>
      <p>
        {managerNm === null
          ? t('memberInfo.noManager')
          : t('memberInfo.manager', { company: companyNm, name: managerNm })}
      </p>
      <CallFailure failure={error} />
      {list.length === 0 ? null : (
        <DataTable
          caption={t('memberInfo.company')}
          columns={columns}
          rowKey={({ memberUid }) => memberUid}
          rows={list}
        />
      )}
    </>
  );
}
