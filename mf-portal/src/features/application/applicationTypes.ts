import type { EndpointData } from '@haesol/contracts/common';
import { toBizNoText } from '@haesol/contracts/identity';
import type { ApplicationValues, DraftKind } from '@haesol/contracts/learn';
import type { getMyPage } from '@haesol/contracts/member';
import type { DefinitionItem } from '@haesol/kit';
import type { FormHandle, FormValues } from '@haesol/remote/form';
import type { ReactNode } from 'react';
import type { FormFiles } from './useFormFiles.tsx';

/** Member data for prefilling forms. */
export type Applicant = EndpointData<typeof getMyPage>;

/** Target of an application, which identifies its draft. */
export interface ApplicationTarget {
  readonly kind: DraftKind;
  /** Course, notice or programme; empty for advice. */
  readonly refUid: string;
}

/** Section of the second step: fields, and their review in the third step. */
export interface FormSection<V> {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly fields: readonly (keyof V & string)[];
  readonly content: ReactNode;
  readonly review: readonly DefinitionItem[];
}

/** Context for rendering the sections of a form. */
export interface SectionContext<V extends FormValues<V>> {
  readonly form: FormHandle<V>;
  readonly files: FormFiles;
}

/** Values of every form. */
export interface ApplicantValues {
  readonly agreePrivacy: boolean;
  readonly applicantNm: string;
  readonly email: string;
  readonly tel: readonly [string, string, string];
  readonly affiliation: string;
  readonly position: string;
  readonly imageUids: readonly string[];
  readonly fileUids: readonly string[];
}

/** Initial values from the member; changes apply to this application only. */
export function toApplicantValues({ user_nm, email, tel, affiliation }: Applicant): ApplicantValues {
  return {
    agreePrivacy: false,
    applicantNm: user_nm,
    email,
    tel: [tel.tel1 ?? '', tel.tel2 ?? '', tel.tel3 ?? ''],
    affiliation: affiliation.companyNm ?? affiliation.affiliation ?? '',
    position: affiliation.position ?? '',
    imageUids: [],
    fileUids: [],
  };
}

/** Values of forms for companies. */
export interface CompanyValues extends ApplicantValues {
  readonly agreeThird: boolean;
  readonly companyNm: string;
  readonly bizNo: string;
  readonly ceoNm: string;
}

export function toCompanyValues(member: Applicant): CompanyValues {
  const { companyNm, bizNo } = member.affiliation;
  return {
    ...toApplicantValues(member),
    agreeThird: false,
    companyNm: companyNm ?? '',
    bizNo: toBizNoText(bizNo ?? ''),
    ceoNm: '',
  };
}

const isSameKind = (
  value: ApplicationValues[string],
  example: ApplicationValues[string] | readonly string[],
): boolean => (Array.isArray(example) ? Array.isArray(value) : typeof value === typeof example);

/** Merges a draft into the initial values; fields that the current form lacks are dropped. */
export function withDraft<V extends FormValues<V>>(initial: V, saved: ApplicationValues | undefined): V {
  const known = Object.entries(initial as Readonly<Record<string, ApplicationValues[string]>>).flatMap(
    ([name, example]) => {
      const value = saved?.[name];
      return value !== undefined && isSameKind(value, example) ? [[name, value]] : [];
    },
  );
  return { ...initial, ...Object.fromEntries(known) };
}
