/** Point on the earth, in degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

const earthKm = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the straight distance of two points on the earth in kilometres (haversine). */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const [dLat, dLng] = [toRadians(to.lat - from.lat), toRadians(to.lng - from.lng)];
  const half =
    Math.sin(dLat / 2) ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(half));
}
