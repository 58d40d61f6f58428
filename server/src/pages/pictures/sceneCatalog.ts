import type { NamedScene } from './namedScene.ts';
import { BOATS_SCENES } from './scenes/boats.ts';
import { CRAFT_SCENES } from './scenes/craft.ts';
import { FIELDS_SCENES } from './scenes/fields.ts';
import { FOREST_SCENES } from './scenes/forest.ts';
import { GOODS_SCENES } from './scenes/goods.ts';
import { GUIDE_DESKS_SCENES } from './scenes/guideDesks.ts';
import { GUIDE_GOODS_SCENES } from './scenes/guideGoods.ts';
import { GUIDE_HELP_SCENES } from './scenes/guideHelp.ts';
import { GUIDE_ROADS_SCENES } from './scenes/guideRoads.ts';
import { HIGHLAND_SCENES } from './scenes/highland.ts';
import { ISLAND_SCENES } from './scenes/island.ts';
import { MARKET_SCENES } from './scenes/market.ts';
import { NEWS_DESK_SCENES } from './scenes/newsDesk.ts';
import { NEWS_LAB_SCENES } from './scenes/newsLab.ts';
import { NEWS_TOWN_SCENES } from './scenes/newsTown.ts';
import { NEWS_TRAINING_SCENES } from './scenes/newsTraining.ts';
import { NIGHT_SEA_SCENES } from './scenes/nightSea.ts';
import { PASSES_SCENES } from './scenes/passes.ts';
import { RIDGE_SCENES } from './scenes/ridge.ts';
import { RIVER_SCENES } from './scenes/river.ts';
import { ROOMS_SCENES } from './scenes/rooms.ts';
import { SALT_FIELD_SCENES } from './scenes/saltField.ts';
import { SHORE_SCENES } from './scenes/shore.ts';
import { VILLAGE_SCENES } from './scenes/village.ts';

const scenes = {
  ...SALT_FIELD_SCENES,
  ...SHORE_SCENES,
  ...NIGHT_SEA_SCENES,
  ...BOATS_SCENES,
  ...ISLAND_SCENES,
  ...RIDGE_SCENES,
  ...RIVER_SCENES,
  ...FOREST_SCENES,
  ...HIGHLAND_SCENES,
  ...VILLAGE_SCENES,
  ...FIELDS_SCENES,
  ...MARKET_SCENES,
  ...GOODS_SCENES,
  ...CRAFT_SCENES,
  ...ROOMS_SCENES,
  ...PASSES_SCENES,
  ...GUIDE_ROADS_SCENES,
  ...GUIDE_DESKS_SCENES,
  ...GUIDE_HELP_SCENES,
  ...GUIDE_GOODS_SCENES,
  ...NEWS_LAB_SCENES,
  ...NEWS_DESK_SCENES,
  ...NEWS_TOWN_SCENES,
  ...NEWS_TRAINING_SCENES,
} satisfies Record<string, NamedScene>;

export type SceneName = keyof typeof scenes;

/** Every picture that shows one named thing, by the name in its address. */
export const SCENES: Readonly<Record<SceneName, NamedScene>> = scenes;

const byName: ReadonlyMap<string, NamedScene> = new Map(Object.entries(SCENES));

export function findNamedScene(name: string): NamedScene | undefined {
  return byName.get(name);
}
