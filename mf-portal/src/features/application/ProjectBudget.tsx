import { type ApplyNoticeDetail, maxBudgetRows, maxParticipants, toAmount } from '@haesol/contracts/learn';
import { useText } from '@haesol/remote/lifecycle';
import styles from './AdviceForm.module.css';
import { formatAmount } from './amountRules.ts';
import { BudgetCheck } from './BudgetCheck.tsx';
import { NumberField } from './NumberField.tsx';
import type { ProjectFormHandle } from './projectValues.ts';
import { RowFields } from './RowFields.tsx';

export function ProjectBudget({
  form,
  notice,
}: {
  readonly form: ProjectFormHandle;
  readonly notice: ApplyNoticeDetail;
}) {
  const t = useText();
  const { values } = form;
  const totalOf = (row: number) =>
    formatAmount(
      String(
        [values.budgetSupport, values.budgetCash, values.budgetKind]
          .map((list) => toAmount(list[row] ?? ''))
          .reduce((sum, amount) => sum + amount, 0),
      ),
    );
  return (
    <div className={styles.stack}>
      <NumberField
        {...form.field('totalKrw')}
        kind="won"
        label={t('apply.assn.total')}
        onValueChange={(totalKrw) => form.set({ totalKrw })}
      />
      <RowFields
        addLabel={t('apply.assn.addBudget')}
        columns={[
          { field: 'budgetNm', label: t('apply.assn.budgetNm') },
          { field: 'budgetSupport', label: t('apply.assn.budgetSupport'), kind: 'won' },
          { field: 'budgetCash', label: t('apply.assn.budgetCash'), kind: 'won' },
          { field: 'budgetKind', label: t('apply.assn.budgetKind'), kind: 'won' },
        ]}
        form={form}
        label={t('apply.assn.section.budget')}
        max={maxBudgetRows}
        totalLabel={t('apply.assn.rowTotal')}
        totalOf={totalOf}
      />
      <BudgetCheck
        onRepair={(amount) => form.set({ totalKrw: formatAmount(String(amount)) })}
        rule={notice}
        values={values}
      />
    </div>
  );
}

export function ProjectPeople({ form }: { readonly form: ProjectFormHandle }) {
  const t = useText();
  return (
    <RowFields
      addLabel={t('apply.assn.addPerson')}
      columns={[
        { field: 'personNm', label: t('apply.assn.personNm') },
        { field: 'personOrg', label: t('apply.assn.personOrg') },
        { field: 'personRole', label: t('apply.assn.personRole') },
        { field: 'personShare', label: t('apply.assn.personShare'), kind: 'percent' },
      ]}
      form={form}
      label={t('apply.assn.section.people')}
      max={maxParticipants}
    />
  );
}
