/** A place on the globe in degrees: latitude -90 to 90 (north positive), longitude -180 to 180 (east positive). */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** The distance between two places as the crow flies, in miles (haversine: right to about half a percent). */
export function distanceMiles(from: Place, to: Place): number {
  const halfLatitude = ((to.latitude - from.latitude) * RADIANS_PER_DEGREE) / 2;
  const halfLongitude = ((to.longitude - from.longitude) * RADIANS_PER_DEGREE) / 2;
  const cosines = Math.cos(from.latitude * RADIANS_PER_DEGREE) * Math.cos(to.latitude * RADIANS_PER_DEGREE);
  const square = Math.sin(halfLatitude) ** 2 + cosines * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(square));
}
