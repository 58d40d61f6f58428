/**
 * Returns true for style sheets of the frame (pages, layouts and the shell), whose layout changes at the specified breakpoints.
 */
export const isOfFrame = (path: string): boolean =>
  /^shell\/|^shared\/kit\/src\/tokens\/|(Screen|Layout)\.module\.css$/.test(path);

/**
 * Components, by folder, that still query the width of the window: they fill a column of the page, which changes at the same
 * breakpoints (docs/design.md). New components must query their container; remove those that no longer query the window.
 */
const followsFrame: Readonly<Record<string, string>> = {
  'mf-infoplaza/src/features/board': 'PostArticle PostHeader PostTable',
  'mf-infoplaza/src/features/faq': 'FaqHelp FaqRow',
  'mf-infoplaza/src/ui': 'Neighbours',
  'mf-mypage/src/features/applications': 'ApplicationView',
  'mf-mypage/src/features/myEdu': 'MyEduDetail MyEduList',
  'mf-mypage/src/ui': 'Narrow',
  'mf-portal/src/features/application': 'ApplicationWizard SectionList WizardBar',
  'mf-portal/src/features/contentPage': 'EquipmentOverview NoticeList',
  'mf-portal/src/features/education': 'CourseMonth EduFilters',
  'mf-portal/src/features/equipment': 'DeviceAside DeviceView EquipmentCard EquipmentGrid',
  'mf-portal/src/features/home':
    'BannerCarousel EducationSlider EquipmentWeek QuickLinks SectionHead TravelStrip UrgentBar',
  'mf-portal/src/features/search': 'HitList',
  'mf-portal/src/ui': 'ContentBlocks ContentTree EducationCard',
  'mf-reservation/src/features/booking': 'ChosenDevice DeviceHead DeviceList StepBar TimePanel',
  'mf-travel/src/features/attraction': 'Gallery',
  'mf-travel/src/features/attractions': 'AttractionGrid',
  'mf-travel/src/features/buying': 'QuotePanel fields',
  'mf-travel/src/features/home': 'Hero HomeMap',
  'mf-travel/src/features/map': 'MapCanvas MapList',
  'mf-travel/src/features/passes': 'BigTicket Saving',
  'mf-travel/src/features/tours': 'TourPlan',
  'mf-travel/src/ui': 'PlaceCard PlaceGrid',
  'shared/kit/src/base': 'Skeleton',
  'shared/kit/src/card': 'Card',
  'shared/kit/src/carousel': 'Carousel',
  'shared/kit/src/dialog': 'Dialog',
  'shared/kit/src/field': 'RadioGroup',
  'shared/kit/src/filter': 'BoardSearch ChipGroup FilterBar',
  'shared/kit/src/navigation': 'SegmentedControl StepIndicator',
  'shared/kit/src/table': 'DataTable DefinitionTable',
  'shared/kit/src/text': 'CommentThread RichText',
  'shared/kit/src/calendar': 'Calendar CalendarTable',
  'shared/kit/src/map': 'RegionMap',
  'shared/kit/src/qr': 'QrVoucher',
};

export const followers: ReadonlySet<string> = new Set(
  Object.entries(followsFrame).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `${folder}/${name}.module.css`),
  ),
);

export const asksForWindow = (css: string): boolean => /@media[^{]*\b(width|inline-size)\b/.test(css);

/** Finds container queries with a length not in rem, which would not grow with the text. */
export const findFixedContainers = (css: string): string[] =>
  [...css.matchAll(/@container[^{]*/g)]
    .map(([query]) => query.trim())
    .filter((query) => /\d(px|em\b|pt|cm)/.test(query));
