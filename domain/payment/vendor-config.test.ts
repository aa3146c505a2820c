import { expect, it } from 'vitest';
import { gatewayOf, paymentVendorConfig } from './vendor-config.ts';

it('of both sites have all that a page needs to reach its gateway: the consumer site’s and the business sites’ [S3-64]', () => {
  const config = paymentVendorConfig('https://vendor.example');
  expect(Object.keys(config)).toEqual(['staplesPay', 'aci']);
  for (const gateway of Object.values(config))
    expect(gateway).toMatchObject({
      urlMap: { cardFrame: '/frame/card', hostedCard: '/hosted/card' },
      routeIdMap: { dotcom: 'consumer', SBA: 'business', HIT: 'business', SWS: 'business', WPL: 'business', MAIN: 'business' },
      domainUrl: 'https://vendor.example',
      desktopUrl: 'https://vendor.example/frame/card',
      iframeLoadTimeoutInMilliSeconds: 8000,
      viewId: 'card',
    });
  expect(gatewayOf(config, 'dotcom').vendorProfileId).toBe('foolscap-consumer');
  expect(gatewayOf(config, 'SBA').vendorProfileId).toBe('foolscap-business');
});
