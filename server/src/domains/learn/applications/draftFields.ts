import {
  type ApplicationValues,
  adviceForm,
  type DraftKind,
  enrollForm,
  projectForm,
  supportForm,
} from '@haesol/contracts/learn';

const anyRule = { performFrom: '', performTo: '', supportMax: 0, companySharePct: 0, cashSharePct: 0 };
const shapes: Readonly<Record<DraftKind, object>> = {
  TECH: adviceForm('').shape,
  ASSN: projectForm(anyRule).shape,
  COLLABO: supportForm({ limitKrw: null }).shape,
  EDU: enrollForm.shape,
};

/** Returns the values of fields that the form of a kind has, so that a draft holds no more than its form. */
export const pickDraftValues = (kind: DraftKind, values: ApplicationValues): ApplicationValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(shapes[kind], field)));
