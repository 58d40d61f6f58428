import type { ContentBlock, MenuKey, StepPicture } from '@haesol/contracts/common';
import { mapWays } from './mapWays.ts';
import { taskFacts } from './taskFacts.ts';

type BlockOf<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>;

/** What a page that people come to with a task has besides its text. */
export interface TaskPage {
  readonly facts?: BlockOf<'facts'>;
  readonly numbers?: BlockOf<'numbers'>;
  /** Added where the page has no steps. */
  readonly steps?: BlockOf<'steps'>;
  /** Drawings of the steps, by their titles; a step that has one stays as it is. */
  readonly pictures?: Readonly<Record<string, StepPicture>>;
  /** How long the steps that get a drawing take, or until when, by their titles; each also stands in a text of the site. */
  readonly times?: Readonly<Record<string, string>>;
  /** What cards tell of, shown large, by their titles; each also stands in the card's text. */
  readonly results?: Readonly<Record<string, NonNullable<BlockOf<'cards'>['items'][number]['result']>>>;
  /** Targets of the series of charts, by their names. */
  readonly targets?: Readonly<Record<string, { readonly label: string; readonly value: number }>>;
}

function completeSteps(block: BlockOf<'steps'>, { pictures = {}, times = {} }: TaskPage): ContentBlock {
  const items = block.items.map((item) => {
    const picture = pictures[item.title];
    if (item.picture !== undefined || picture === undefined) return item;
    const time = item.time ?? times[item.title];
    return { ...item, picture, ...(time !== undefined && { time }) };
  });
  return { ...block, items };
}

function addResults(block: BlockOf<'cards'>, results: TaskPage['results'] = {}): ContentBlock {
  const items = block.items.map((item) => {
    const result = item.result ?? results[item.title];
    return result === undefined ? item : { ...item, result };
  });
  return { ...block, items };
}

function addTargets(block: BlockOf<'chart'>, targets: TaskPage['targets'] = {}): ContentBlock {
  const series = block.series.map((one) => {
    const target = one.target ?? targets[one.name];
    return target === undefined ? one : { ...one, target };
  });
  return { ...block, series };
}

function complete(block: ContentBlock, page: TaskPage): ContentBlock {
  if (block.type === 'steps') return completeSteps(block, page);
  if (block.type === 'cards') return addResults(block, page.results);
  if (block.type === 'chart') return addTargets(block, page.targets);
  if (block.type === 'map' && block.ways === undefined) return { ...block, ...mapWays[block.label] };
  return block;
}

/**
 * Blocks of a page with its fact sheet and its numbers after the introduction, drawings and times of its steps, results of its
 * cards, targets of its charts and ways to its place. Idempotent: what the page has already stays.
 */
export function addTaskBlocks(menuKey: string, blocks: readonly ContentBlock[]): readonly ContentBlock[] {
  const page: TaskPage | undefined = taskFacts[menuKey as MenuKey];
  if (page === undefined) return blocks;
  const has = (type: ContentBlock['type']) => blocks.some((block) => block.type === type);
  const isOwnSheet = (block: ContentBlock) => block.type === 'facts' && block.title === page.facts?.title;
  const sheet = blocks.find(isOwnSheet) ?? (has('facts') ? undefined : page.facts);
  const added = [sheet, has('numbers') ? undefined : page.numbers, has('steps') ? undefined : page.steps].filter(
    (block) => block !== undefined,
  );
  const [first, ...rest] = blocks.filter((block) => !isOwnSheet(block)).map((block) => complete(block, page));
  return first === undefined ? blocks : [first, ...added, ...rest];
}
