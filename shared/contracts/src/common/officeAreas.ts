/** Areas of the office's work, each with rights of its own. */
export const officeAreas = ['board', 'learn', 'lab', 'travel', 'gate', 'content', 'member', 'privacy'] as const;
export type OfficeArea = (typeof officeAreas)[number];

/** Levels of a right in an area; `MOVE` includes `READ`. */
export const areaLevels = ['READ', 'MOVE'] as const;
export type AreaLevel = (typeof areaLevels)[number];

/** Rights of a person by area; an absent area has none. */
export type AreaRights = Partial<Readonly<Record<OfficeArea, AreaLevel>>>;

/** Names for screens and messages of the office, which is in Korean. */
export const areaNames = {
  board: '문의',
  learn: '교육·협력',
  lab: '장비',
  travel: '여행',
  gate: '현장 확인',
  content: '콘텐츠',
  member: '회원',
  privacy: '개인정보 기록',
} as const satisfies Record<OfficeArea, string>;

export const levelNames = { READ: '보기', MOVE: '처리' } as const satisfies Record<AreaLevel, string>;

export function hasAreaRight(rights: AreaRights, area: OfficeArea, level: AreaLevel): boolean {
  return rights[area] === 'MOVE' || rights[area] === level;
}

/** Tells a person which right is missing, and who gives it. */
export const toMissingRight = (area: OfficeArea, level: AreaLevel): string =>
  `‘${areaNames[area]}’ ${levelNames[level]} 권한이 필요합니다. 관리자에게 요청해 주세요.`;
