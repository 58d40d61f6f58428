import { getProvinceMapShapes } from './provinceMap.ts';

/** The map's shapes for the travel service, which draws them itself; names of regions come from the code group `SGG`. */
export const provinceFile = new URL('../../../../mf-travel/src/map/province.json', import.meta.url);

export function toProvinceText(): string {
  const { viewBox, coast, rivers, roads, regions } = getProvinceMapShapes();
  const shapes = { viewBox, coast, rivers, roads, regions: regions.map(({ name: _name, ...region }) => region) };
  return `${JSON.stringify(shapes)}\n`;
}
