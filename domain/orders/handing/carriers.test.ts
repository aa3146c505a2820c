import { expect, it } from 'vitest';
import { trackingOf } from './carriers.ts';

it.each([
  ['FS1234567890US', 'Sandbox Parcel', 'http://sandbox.example/track/FS1234567890US'],
  ['1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['9400100000000000000000', 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000'],
  ['123456789012', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=123456789012'],
])('a parcel is followed at its carrier, whom its number tells: %s', (number, carrier, url) => {
  expect(trackingOf(number, 'http://sandbox.example')).toEqual({ carrier, url });
});

it('a number of no carrier that we know leads nowhere', () => {
  expect(trackingOf('FS1 <b>', 'http://sandbox.example')).toBeUndefined();
});
