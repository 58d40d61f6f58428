export { type MapMarker, type MapPoint, type MapRegion, RegionMap, type RegionMapProps } from './RegionMap.tsx';
