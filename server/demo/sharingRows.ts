import type { SharingType } from '@haesol/contracts/board';
import { addDays, seoulInstant, toSeoulDate } from '../src/db/seoulTime.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import { type EducationKind, educationAlt } from '../src/pages/pictures/education.ts';
import { type EquipmentKind, equipmentAlt } from '../src/pages/pictures/equipment.ts';
import type { SceneName } from '../src/pages/pictures/sceneCatalog.ts';
import type { Row } from './insertTables.ts';
import { readData } from './readData.ts';
import { scenePicture } from './scenes.ts';

/** A drawing of a course's subject or of a device, or a picture of a place. */
type SharingPicture =
  | { readonly course: EducationKind }
  | { readonly device: EquipmentKind }
  | { readonly scene: SceneName };

interface SharingText {
  readonly type: SharingType;
  readonly field: string;
  readonly title: string;
  readonly summary: string;
  readonly lines: readonly string[];
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly picture: SharingPicture;
}

const sharingTexts = readData<readonly SharingText[]>('sharingTexts');

const managers = {
  TECH: { manager_nm: '과제관리팀 조아란', tel: '099-700-1043' },
  SPACE: { manager_nm: '공용장비운영팀 고은결', tel: '099-700-1023' },
  CASE: { manager_nm: '기업협력팀 강주은', tel: '099-700-1011' },
} as const satisfies Readonly<Record<SharingType, Row>>;

function pictureOf(picture: SharingPicture): { url: string; alt: string } {
  if ('scene' in picture) return scenePicture(picture.scene);
  if ('course' in picture) return { url: `/art/edu/${picture.course}.svg`, alt: educationAlt(picture.course) };
  return { url: `/art/equipment/${picture.device}.svg?tint=blue`, alt: equipmentAlt(picture.device) };
}

export function buildSharingRows(base: Date): Row[] {
  const today = toSeoulDate(base);
  return sharingTexts.map(({ type, field, title, summary, lines, facts, picture }, index) => {
    const { url, alt } = pictureOf(picture);
    const at = seoulInstant(addDays(today, -(index * 9 + 4)), '09:00').toISOString();
    return {
      share_uid: `SH${String(index + 1).padStart(3, '0')}`,
      type,
      field_cd: field,
      title,
      summary,
      html: lines.map((line) => `<p>${line}</p>`).join(''),
      facts: facts.map(([term, value]) => ({ term, value })),
      images: [{ url, alt, caption: null }],
      thumb_url: url,
      thumb_alt: alt,
      ...managers[type],
      search: toSearchText(title, summary, ...lines),
      chosung: toChosung(title),
      created_at: at,
      publish_at: at,
      updated_at: at,
      deleted_at: null,
    };
  });
}
