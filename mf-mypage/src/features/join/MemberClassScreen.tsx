import { type JoinClass, joinClassChoice, joinClasses, toAffiliationDays } from '@haesol/contracts/identity';
import { Button, LinkButton, RadioGroup } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useShell, useText, useTextLocale } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import styles from './JoinForm.module.css';
import { JoinFrame } from './JoinFrame.tsx';
import { useEmailProof } from './useEmailProof.ts';
import { useStepDraft } from './useStepDraft.ts';

export default function MemberClassScreen() {
  const t = useText();
  return (
    <JoinFrame lead={t('join.class.lead')} step="class" title={t('join.class.title')}>
      {() => <ClassForm />}
    </JoinFrame>
  );
}

const noClass: { readonly memberClass: JoinClass | '' } = { memberClass: '' };

function ClassForm() {
  const t = useText();
  const locale = useTextLocale();
  const shell = useShell();
  const proof = useEmailProof(true);
  const draft = useStepDraft();
  const form = useForm(joinClassChoice, {
    initial: noClass,
    guard: 'none',
    draft: {
      read: () => ({ memberClass: draft.read().memberClass }),
      write({ memberClass }) {
        // Departments depend on the class.
        const isOther = memberClass !== draft.read().memberClass;
        draft.write({ memberClass, ...(isOther && { deptCd: '', collegeCd: '' }) });
      },
    },
    send: () => Promise.resolve(),
    onSent: () => shell.navigate(proof === 'proven' ? paths.joinInfo : paths.joinEmail),
  });

  return (
    <Form
      actions={
        <div className={styles.actions}>
          <LinkButton href={paths.join} size="form">
            {t('join.back')}
          </LinkButton>
          <Button block size="form" type="submit" variant="primary">
            {t('join.next')}
          </Button>
        </div>
      }
      className={styles.form}
      form={form}
    >
      <RadioGroup
        {...form.field('memberClass')}
        hideLabel
        label={t('join.class.title')}
        layout="cards"
        options={joinClasses.map((name) => ({
          value: name,
          label: t(`join.class.${name}.label`),
          description: t(`join.class.${name}.text`, { days: toAffiliationDays(locale) }),
        }))}
      />
    </Form>
  );
}
