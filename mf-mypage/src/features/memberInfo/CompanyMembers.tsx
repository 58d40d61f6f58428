import type { CompanyMember } from '@haesol/shared/contracts';
import { formatDate } from '@haesol/shared/i18n';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Badge, Button, type DataColumn, DataTable, ErrorState, Skeleton } from '@haesol/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { identityAtom } from '#state/identity';
import { CallFailure } from '#ui/CallFailure';
import styles from './MemberHistory.module.css';
import { memberInfoMutations, memberInfoQueries } from './memberInfoQueries.ts';

/** Who is in charge of the member's company; that person sees its members and may hand the charge over. */
export function CompanyMembers() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const identity = useAtomValue(identityAtom);
  const query = memberInfoQueries.company(call);
  const { data, isError, isRefetching, refetch } = useQuery(query);
  const { mutate, error, isPending, reset } = useMutation(memberInfoMutations.handOver(call));

  async function handleHandOver({ memberUid, user_nm: name }: CompanyMember) {
    reset();
    const isSure = await shell.confirm({
      title: t('memberInfo.handOverTitle', { name }),
      text: t('memberInfo.handOverText'),
      yes: t('memberInfo.handOver'),
      no: t('memberInfo.endAllNo'),
    });
    if (!isSure || isPending) return;
    mutate(
      { memberUid, reauthToken: identity?.token },
      {
        onSuccess(company) {
          client.setQueryData(query.queryKey, company);
          shell.toast({ kind: 'done', text: t('memberInfo.handedOver', { name }) });
        },
      },
    );
  }

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
            onClick={() => void handleHandOver(row)}
            size="small"
          >
            {t('memberInfo.handOver')}
          </Button>
        ) : null,
    },
  ];

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('memberInfo.company')}</h2>
      {isError && data === undefined ? <ErrorState onRetry={() => void refetch()} retrying={isRefetching} /> : null}
      {!isError && data === undefined ? <Skeleton lines={2} rows={1} /> : null}
      {data === undefined ? null : (
        <p>
          {data.managerNm === null
            ? t('memberInfo.noManager')
            : t('memberInfo.manager', { company: data.companyNm, name: data.managerNm })}
        </p>
      )}
      <CallFailure failure={error} />
      {data === undefined || data.list.length === 0 ? null : (
        <DataTable
          caption={t('memberInfo.company')}
          columns={columns}
          rowKey={({ memberUid }) => memberUid}
          rows={data.list}
        />
      )}
    </section>
  );
}
