import type { ContentLocale } from '@haesol/contracts/common';

interface OfficeTexts {
  readonly name: string;
  /** Terms and values about the office below a document. */
  readonly rows: readonly (readonly [term: string, value: string])[];
}

const bizNo = '000-82-00017';
const tel = '099-700-1000';
/** Callers from other countries need the country's code. */
const foreignTel = '+82 99-700-1000';

/** The office in documents, by language. */
export const officeTexts: Readonly<Record<ContentLocale, OfficeTexts>> = {
  ko: {
    name: '해솔대학교 산학협력단',
    rows: [
      ['공급자', '해솔대학교 산학협력단'],
      ['사업자등록번호', bizNo],
      ['대표자', '서하늘'],
      ['주소', '누리도 해솔시 솔빛로 100 산학협력관 3층'],
      ['문의', tel],
    ],
  },
  en: {
    name: 'Haesol University Office of Industry-Academia Cooperation',
    rows: [
      ['Supplier', 'Haesol University Office of Industry-Academia Cooperation'],
      ['Business number', bizNo],
      ['Representative', 'Seo Haneul'],
      ['Address', '3F Industry-Academia Hall, 100 Solbit-ro, Haesol-si, Nuri-do, Korea'],
      ['Contact', foreignTel],
    ],
  },
  ja: {
    name: 'ヘソル大学校産学協力団',
    rows: [
      ['供給者', 'ヘソル大学校産学協力団'],
      ['事業者登録番号', bizNo],
      ['代表者', 'ソ・ハヌル'],
      ['住所', '韓国 ヌリ道 ヘソル市 ソルビッ路100 産学協力館3階'],
      ['お問い合わせ', foreignTel],
    ],
  },
  'zh-CN': {
    name: '海松大学产学合作团',
    rows: [
      ['供应方', '海松大学产学合作团'],
      ['营业执照号', bizNo],
      ['代表人', '徐天'],
      ['地址', '韩国 努里道 海松市 松光路100号 产学合作馆3层'],
      ['联系电话', foreignTel],
    ],
  },
  'zh-TW': {
    name: '海松大學產學合作團',
    rows: [
      ['供應方', '海松大學產學合作團'],
      ['營業登記號碼', bizNo],
      ['代表人', '徐天'],
      ['地址', '韓國 努里道 海松市 松光路100號 產學合作館3樓'],
      ['聯絡電話', foreignTel],
    ],
  },
};
