export interface Example {
  readonly id: string;
  /** Folder below `examples/`. */
  readonly folder: string;
  /** Path of the first page, its label in the menu, and words that it shows. */
  readonly path: string;
  readonly label: string;
  readonly words: string;
  /** Link on the first page, and words of the page to which it leads. */
  readonly link: string;
  readonly linked: string;
  /** Part of the name of a script that the first page needs. */
  readonly script: RegExp;
  /** The same of a style sheet, if it has one. */
  readonly style?: RegExp;
}

/** Remotes of `examples/`, in the order of their menu entries. */
export const examples: readonly Example[] = [
  {
    id: 'mf-rspack',
    folder: 'rspack-react',
    path: '/rspack',
    label: '최근 소식',
    words: '공용장비 이용료 감면 안내',
    link: '이 화면의 안내',
    // In the slot that the remote itself offers.
    linked: '가장 최근 소식: 2027년 1분기 공용장비 이용료 감면 안내',
    script: /__federation_expose_lifecycles\.\w+\.js$/,
  },
  {
    id: 'mf-vite',
    folder: 'vite-react',
    path: '/vite',
    label: '운영 시간',
    words: '평일 09:00~18:00',
    link: '오시는 길',
    linked: '중앙 도서관 옆 산학협력관 1층에 있습니다.',
    script: /HoursPage-[\w-]+\.js$/,
    style: /HoursPage-[\w-]+\.css$/,
  },
  {
    id: 'mf-svelte',
    folder: 'svelte',
    path: '/svelte',
    label: '견학 요금',
    words: '5,000원',
    link: '견학 안내',
    linked: '견학은 평일 10시와 14시에 시작합니다.',
    script: /lifecycles-[\w-]+\.js$/,
  },
];
