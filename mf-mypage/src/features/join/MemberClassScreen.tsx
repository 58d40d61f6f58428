import { joinClasses } from '@haesol/shared/contracts';
import { useShell, useText } from '@haesol/shared/lifecycle';
import { Button, ErrorSummary, LinkButton, RadioGroup } from '@haesol/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { SubmitEvent } from 'react';
import { paths } from '#paths';
import { useFormErrors } from '#ui/useFormErrors';
import styles from './JoinForm.module.css';
import { JoinFrame } from './JoinFrame.tsx';
import { changeJoinDraftAtom, isEmailProvenAtom } from './joinAtoms.ts';
import type { JoinDraft } from './joinRules.ts';

export default function MemberClassScreen() {
  const t = useText();
  return (
    <JoinFrame lead={t('join.class.lead')} step="class" title={t('join.class.title')}>
      {(draft) => <ClassForm draft={draft} />}
    </JoinFrame>
  );
}

function ClassForm({ draft }: { readonly draft: JoinDraft }) {
  const t = useText();
  const shell = useShell();
  const change = useSetAtom(changeJoinDraftAtom);
  const isProven = useAtomValue(isEmailProvenAtom);
  const errors = useFormErrors(['memberClass']);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isMissing = draft.memberClass === '';
    if (errors.show(isMissing ? { memberClass: t('join.errors.classMissing') } : {})) return;
    shell.navigate(isProven ? paths.joinInfo : paths.joinEmail);
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ErrorSummary errors={errors.summary} />
      <RadioGroup
        error={errors.textOf('memberClass')}
        hideLabel
        id={errors.idOf('memberClass')}
        label={t('join.class.title')}
        layout="cards"
        name="memberClass"
        onValueChange={(value) => {
          errors.clear('memberClass');
          change({ memberClass: joinClasses.find((name) => name === value) ?? '', deptCd: '', collegeCd: '' });
        }}
        options={joinClasses.map((name) => ({
          value: name,
          label: t(`join.class.${name}.label`),
          description: t(`join.class.${name}.text`),
        }))}
        required
        value={draft.memberClass}
      />
      <div className={styles.actions}>
        <LinkButton href={paths.join} size="form">
          {t('join.back')}
        </LinkButton>
        <Button block size="form" type="submit" variant="primary">
          {t('join.next')}
        </Button>
      </div>
    </form>
  );
}
