import { englishBrand, japaneseBrand, koreanBrand, simplifiedBrand, traditionalBrand } from '@haesol/contracts/brand';
import type { SiteTexts } from './brandType.ts';

const contacts = {
  privacyOfficerPhone: '099-700-1004',
  privacyOfficerMail: 'research@haesol.example',
  privacyPhone: '099-700-1060',
  privacyMail: 'privacy@haesol.example',
  securityMail: 'security@haesol.example',
  travelPhone: '099-700-1063',
  adviceContact: '기업협력팀 099-700-1012',
  projectContact: '과제관리팀 099-700-1041',
  sharingContact: '기업협력팀 099-700-1013',
} as const;

const korean: SiteTexts = {
  ...koreanBrand,
  ...contacts,
  privacyOfficer: '연구·기획부장',
  privacyTeam: '기획홍보팀',
};

/** Texts of the built-in brand by language, with the contacts of its terms and mails. */
export const builtInSiteTexts: Readonly<Record<string, SiteTexts>> = {
  ko: korean,
  en: {
    ...englishBrand,
    ...contacts,
    privacyOfficer: 'Head of Research and Planning',
    privacyTeam: 'Planning and Public Relations Team',
  },
  ja: { ...japaneseBrand, ...contacts, privacyOfficer: '研究・企画部長', privacyTeam: '企画広報チーム' },
  'zh-CN': { ...simplifiedBrand, ...contacts, privacyOfficer: '研究企划部部长', privacyTeam: '企划宣传组' },
  'zh-TW': { ...traditionalBrand, ...contacts, privacyOfficer: '研究企劃部部長', privacyTeam: '企劃宣傳組' },
};

/** Names of all texts of a brand. */
export const siteTextNames = Object.keys(korean) as readonly (keyof SiteTexts)[];
