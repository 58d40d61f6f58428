import type { BrandTexts } from './brand.ts';

const hours = { opens: '09:00', closes: '18:00', lunchFrom: '12:00', lunchTo: '13:00' } as const;

/** Built-in brand in Korean: a fictional university. */
export const koreanBrand: BrandTexts = {
  university: '해솔대학교',
  office: '산학협력단',
  site: '해솔대학교 산학협력단',
  region: '누리도',
  address: '우)99999 누리도 해솔시 솔빛로 100 해솔대학교 산학협력관 3층',
  postal: '우 99999 누리도 해솔시 솔빛로 100, 산학협력관 3층',
  street: '누리도 해솔시 솔빛로 100',
  center: '기업협업센터(ICC) 누리도 가온시 미래로 27',
  phone: '099-700-1000',
  fax: '099-700-1999',
  mail: 'linc@haesol.example',
  mailHost: 'haesol.example',
  representative: '서하늘',
  businessNo: '000-82-00017',
  mailOrderNo: '제2026-누리해솔-0001호',
  pass: '누리패스',
  ...hours,
};

/** Built-in brand in English: a fictional university. */
export const englishBrand: BrandTexts = {
  university: 'Haesol University',
  office: 'Cooperation Office',
  site: 'Haesol University Office of Industry-Academia Cooperation',
  region: 'Nurido',
  address: '3F Industry-Academia Hall, Haesol University, 100 Solbit-ro, Haesol-si, Nurido 99999, Korea',
  postal: '3F Industry-Academia Hall, Haesol University, 100 Solbit-ro, Haesol-si, Nurido 99999, Korea',
  street: '100 Solbit-ro, Haesol-si, Nurido',
  center: 'Corporate collaboration centre (ICC), 27 Mirae-ro, Gaon-si, Nurido',
  phone: '+82-99-700-1000',
  fax: '+82-99-700-1999',
  mail: 'linc@haesol.example',
  mailHost: 'haesol.example',
  representative: 'Seo Haneul',
  businessNo: '000-82-00017',
  mailOrderNo: '2026-Nuri-Haesol-0001',
  pass: 'Nuri Pass',
  ...hours,
};

/** Built-in brand in Japanese: a fictional university. */
export const japaneseBrand: BrandTexts = {
  university: 'ヘソル大学校',
  office: '産学協力団',
  site: 'ヘソル大学校産学協力団',
  region: 'ヌリ道',
  address: '〒99999 韓国 ヌリ道ヘソル市ソルビッ路100 ヘソル大学校産学協力館3階',
  postal: '〒99999 韓国 ヌリ道ヘソル市ソルビッ路100 ヘソル大学校産学協力館3階',
  street: 'ヌリ道ヘソル市ソルビッ路100',
  center: '企業協業センター（ICC） ヌリ道カオン市ミレ路27',
  phone: '+82-99-700-1000',
  fax: '+82-99-700-1999',
  mail: 'linc@haesol.example',
  mailHost: 'haesol.example',
  representative: 'ソ・ハヌル',
  businessNo: '000-82-00017',
  mailOrderNo: '第2026-ヌリヘソル-0001号',
  pass: 'ヌリパス',
  ...hours,
};

/** Built-in brand in Simplified Chinese: a fictional university. */
export const simplifiedBrand: BrandTexts = {
  university: '海松大学',
  office: '产学合作团',
  site: '海松大学产学合作团',
  region: '努里道',
  address: '99999 韩国努里道海松市松光路100号 海松大学产学合作馆3层',
  postal: '99999 韩国努里道海松市松光路100号 海松大学产学合作馆3层',
  street: '努里道海松市松光路100号',
  center: '企业合作中心（ICC） 努里道佳温市未来路27号',
  phone: '+82-99-700-1000',
  fax: '+82-99-700-1999',
  mail: 'linc@haesol.example',
  mailHost: 'haesol.example',
  representative: '徐哈努尔',
  businessNo: '000-82-00017',
  mailOrderNo: '第2026-努里海松-0001号',
  pass: '努里通票',
  ...hours,
};

/** Built-in brand in Traditional Chinese: a fictional university. */
export const traditionalBrand: BrandTexts = {
  university: '海松大學',
  office: '產學合作團',
  site: '海松大學產學合作團',
  region: '努里道',
  address: '99999 韓國努里道海松市松光路100號 海松大學產學合作館3樓',
  postal: '99999 韓國努里道海松市松光路100號 海松大學產學合作館3樓',
  street: '努里道海松市松光路100號',
  center: '企業合作中心（ICC） 努里道佳溫市未來路27號',
  phone: '+82-99-700-1000',
  fax: '+82-99-700-1999',
  mail: 'linc@haesol.example',
  mailHost: 'haesol.example',
  representative: '徐哈努爾',
  businessNo: '000-82-00017',
  mailOrderNo: '第2026-努里海松-0001號',
  pass: '努里套票',
  ...hours,
};

/** Built-in brand by language. Separate constants keep other languages out of a Korean page. */
export const builtInTexts: Readonly<Record<string, BrandTexts>> = {
  ko: koreanBrand,
  en: englishBrand,
  ja: japaneseBrand,
  'zh-CN': simplifiedBrand,
  'zh-TW': traditionalBrand,
};
