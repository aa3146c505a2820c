import { weekdayName } from '#domain/shared/calendar.ts';
import { zoneOfState } from '#domain/delivery/places/state-zone.ts';

/** A store. Its name is that of its city. */
export type Store = {
  readonly storeNumber: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
};

type Row = readonly [
  storeNumber: string,
  address1: string,
  city: string,
  state: string,
  zip: string,
  phone: string,
  latitude: number,
  longitude: number,
];

const rows: readonly Row[] = [
  ['1547', '659 Worcester Rd', 'Framingham', 'MA', '01702', '5085550100', 42.2786, -71.4315],
  ['0008', '1245 Worcester St', 'Natick', 'MA', '01760', '5085550101', 42.2899, -71.3566],
  ['0101', '401 Boylston St', 'Boston', 'MA', '02116', '6175550102', 42.3492, -71.0752],
  ['0102', '160 Lincoln St', 'Worcester', 'MA', '01605', '5085550103', 42.2882, -71.7888],
  ['0104', '48 Gusabel Ave', 'Nashua', 'NH', '03060', '6035550104', 42.7528, -71.4699],
  ['0105', '90 Point St', 'Providence', 'RI', '02903', '4015550105', 41.823, -71.4118],
  ['0106', '310 Main St', 'Hartford', 'CT', '06106', '8605550106', 41.7516, -72.6923],
  ['0107', '225 W 34th St', 'New York', 'NY', '10001', '2125550107', 40.749, -73.9959],
  ['0108', '130 Marginal Way', 'Portland', 'ME', '04101', '2075550108', 43.66, -70.2597],
  ['0109', '75 Dorset St', 'South Burlington', 'VT', '05403', '8025550109', 44.4495, -73.182],
  ['0110', '1235 Central Ave', 'Albany', 'NY', '12205', '5185550110', 42.7168, -73.8247],
  ['0118', '1500 Chestnut St', 'Philadelphia', 'PA', '19102', '2155550111', 39.9519, -75.1653],
  ['0124', '1700 Whetstone Way', 'Baltimore', 'MD', '21230', '4105550112', 39.2681, -76.6224],
  ['0126', '1250 H St NW', 'Washington', 'DC', '20005', '2025550113', 38.9079, -77.0344],
  ['0203', '1150 Kings Dr', 'Charlotte', 'NC', '28204', '7045550114', 35.2156, -80.8263],
  ['0205', '2200 Wake Forest Rd', 'Raleigh', 'NC', '27608', '9195550115', 35.8077, -78.6439],
  ['0211', '1900 Peachtree Rd NW', 'Atlanta', 'GA', '30309', '4045550116', 33.799, -84.3867],
  ['0214', '3100 Coral Way', 'Miami', 'FL', '33145', '3055550117', 25.7509, -80.2285],
  ['0216', '4400 W Boy Scout Blvd', 'Tampa', 'FL', '33607', '8135550118', 27.9649, -82.4871],
  ['0218', '1300 E Colonial Dr', 'Orlando', 'FL', '32803', '4075550119', 28.5559, -81.3543],
  ['0224', '2000 West End Ave', 'Nashville', 'TN', '37203', '6155550120', 36.151, -86.7932],
  ['0301', '900 N North Branch St', 'Chicago', 'IL', '60642', '3125550121', 41.9026, -87.6544],
  ['0304', '1250 N Water St', 'Milwaukee', 'WI', '53202', '4145550122', 43.0488, -87.8944],
  ['0307', '1600 Nicollet Mall', 'Minneapolis', 'MN', '55403', '6125550123', 44.9697, -93.2852],
  ['0309', '28800 Telegraph Rd', 'Southfield', 'MI', '48034', '2485550124', 42.4969, -83.2879],
  ['0311', '1440 N High St', 'Columbus', 'OH', '43201', '6145550125', 39.9928, -83.0047],
  ['0315', '910 N Meridian St', 'Indianapolis', 'IN', '46204', '3175550126', 39.7726, -86.1511],
  ['0320', '4700 Lindell Blvd', 'Saint Louis', 'MO', '63108', '3145550127', 38.6469, -90.2512],
  ['0322', '3900 Main St', 'Kansas City', 'MO', '64111', '8165550128', 39.0565, -94.5929],
  ['0324', '7100 Dodge St', 'Omaha', 'NE', '68132', '4025550129', 41.2633, -95.9992],
  ['0326', '1500 Ingersoll Ave', 'Des Moines', 'IA', '50309', '5155550130', 41.5917, -93.6188],
  ['0401', '2500 McKinney Ave', 'Dallas', 'TX', '75201', '2145550131', 32.7892, -96.8076],
  ['0404', '5000 Westheimer Rd', 'Houston', 'TX', '77056', '7135550132', 29.7476, -95.4675],
  ['0406', '1200 S Lamar Blvd', 'Austin', 'TX', '78704', '5125550133', 30.2434, -97.7682],
  ['0501', '1550 Wazee St', 'Denver', 'CO', '80202', '3035550134', 39.7527, -104.9906],
  ['0503', '600 S State St', 'Salt Lake City', 'UT', '84111', '8015550135', 40.756, -111.8802],
  ['0505', '1900 E Camelback Rd', 'Phoenix', 'AZ', '85016', '6025550136', 33.5009, -112.0329],
  ['0507', '2400 Central Ave SE', 'Albuquerque', 'NM', '87106', '5055550137', 35.0754, -106.6137],
  ['0509', '1100 W Front St', 'Boise', 'ID', '83702', '2085550138', 43.634, -116.2052],
  ['0511', '4200 W Sahara Ave', 'Las Vegas', 'NV', '89102', '7025550139', 36.1427, -115.2036],
  ['0601', '1700 Westlake Ave N', 'Seattle', 'WA', '98109', '2065550140', 47.6345, -122.3452],
  ['0603', '900 NW 11th Ave', 'Portland', 'OR', '97209', '5035550141', 45.5252, -122.6862],
  ['0605', '1800 Harrison St', 'San Francisco', 'CA', '94103', '4155550142', 37.7761, -122.4187],
  ['0607', '2200 J St', 'Sacramento', 'CA', '95816', '9165550143', 38.574, -121.4659],
  ['0609', '5700 Wilshire Blvd', 'Los Angeles', 'CA', '90036', '3235550144', 34.0687, -118.3508],
  ['0611', '3600 Rosecrans St', 'San Diego', 'CA', '92110', '6195550145', 32.7599, -117.1988],
  ['0701', '1300 Kapiolani Blvd', 'Honolulu', 'HI', '96814', '8085550146', 21.2974, -157.8431],
  ['0703', '3400 Spenard Rd', 'Anchorage', 'AK', '99503', '9075550147', 61.193, -149.8962],
];

/** The fulfilment centre that ships everywhere. */
export const FULFILMENT_CENTRE = 'FC1';

/** All stores, the ones of New England first. Streets and telephones are invented; the places are real. */
export const stores: readonly Store[] = rows.map(([storeNumber, address1, city, state, zip, phone, latitude, longitude]) => ({
  storeNumber,
  address1,
  city,
  state,
  zip,
  phone,
  timeZone: zoneOfState(state),
  latitude,
  longitude,
}));

const WEEKDAY = { open: '08:00', close: '21:00' } as const;
const WEEKEND = { open: '10:00', close: '18:00' } as const;

/** Opening hours, the same in all stores, Sunday first, in local time. */
export const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ day: weekdayName(weekday), ...(weekday === 0 ? WEEKEND : WEEKDAY) }));
