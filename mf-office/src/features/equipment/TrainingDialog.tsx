import { adminAddTraining, adminEquipmentGet, adminTrainings } from '@haesol/contracts/lab';
import { useCall, useText } from '@haesol/remote/lifecycle';
import * as z from 'zod/mini';
import { useRefresh } from '#moves/useRefresh';
import { EntityDialog, type EntityField } from '#ui/EntityDialog';

const trainingForm = z.extend(adminAddTraining.body, {
  eqUid: z.string().check(z.minLength(1, { error: '장비를 선택해 주세요.' })),
});

interface TrainingDialogProps {
  /** Key of the device, or the field that chooses it. */
  readonly device: string | EntityField;
  onClose(): void;
}

/** Records the safety training of a member for one device. */
export function TrainingDialog({ device, onClose }: TrainingDialogProps) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminTrainings, adminEquipmentGet);
  const isChosen = typeof device === 'string';
  return (
    <EntityDialog
      body={trainingForm}
      draft={isChosen ? `training.${device}` : 'training'}
      fields={[
        ...(isChosen ? [] : [device]),
        { name: 'email', kind: 'line', label: t('closures.fields.email') },
        { name: 'completedDt', kind: 'date', label: t('closures.fields.completedDt') },
      ]}
      hidden={isChosen ? { eqUid: device } : {}}
      initial={{}}
      onClose={onClose}
      save={t('closures.saveTraining')}
      saved={t('closures.savedTraining')}
      send={({ eqUid, ...body }) => call(adminAddTraining, { params: { eqUid }, body }).then(refresh)}
      title={t('closures.addTraining')}
    />
  );
}
