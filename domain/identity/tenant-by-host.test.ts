import { describe, expect, it } from 'vitest';
import { isBusinessVariant } from './business-variant.ts';
import { isRouteName, ROUTES, siteOfHost } from './tenant-by-host.ts';

const business = { tenant: 'SBA', routeType: 'SBA', routeId: 'SBA' };
const consumer = { tenant: 'dotcom', routeType: 'dotcom', routeId: 'dotcom' };

describe('the site of a host', () => {
  it.each(['localhost:3000', 'www.foolscap.example', 'shop.business.example', 'businesslike.example', '127.0.0.1', '[::1]:3000', ''])(
    'is the consumer site for "%s" [C1-06]',
    (host) => {
      expect(siteOfHost(host)).toEqual(consumer);
    },
  );

  it.each(['business.localhost:3000', 'business.foolscap.example', 'BUSINESS.Localhost', 'business.localhost.:3000'])(
    'is the business site for "%s" [C1-07]',
    (host) => {
      expect(siteOfHost(host)).toEqual(business);
    },
  );

  it('is the hi-touch route for hit. [C1-17]', () => {
    expect(siteOfHost('hit.localhost:3000')).toEqual({ tenant: 'SBA', routeType: 'SBA', routeId: 'HIT' });
    expect(siteOfHost('hitchhiker.example')).toEqual(consumer);
  });

  it('is the southwest route for sws. [C1-18]', () => {
    expect(siteOfHost('sws.localhost:3000')).toEqual({ tenant: 'SBA', routeType: 'SBA', routeId: 'SWS' });
  });

  it('is one of two tenants and nothing else [C1-06 C1-07 S6-11]', () => {
    expect([...new Set(Object.values(ROUTES).map((site) => site.tenant))].toSorted()).toEqual(['SBA', 'dotcom']);
  });

  it('is the business variant for the plain business host alone [C1-17 C1-18]', () => {
    const isBusiness = (host: string) => isBusinessVariant(siteOfHost(host).routeType, siteOfHost(host).routeId);
    expect(['localhost', 'business.localhost', 'hit.localhost', 'sws.localhost'].filter(isBusiness)).toEqual(['business.localhost']);
  });
});

describe('hosts from the configuration', () => {
  const hosts = new Map([
    ['buyers.example', 'SBA'],
    ['business.example', 'dotcom'],
    ['workplace.example', 'WPL'],
    ['division.example', 'EDIV'],
    ['odd.example', 'toString'],
  ]);

  it('lead to the route they name, with or without port', () => {
    expect(siteOfHost('buyers.example', hosts)).toEqual(business);
    expect(siteOfHost('Buyers.Example:8443', hosts)).toEqual(business);
    expect(siteOfHost('workplace.example', hosts).routeId).toBe('WPL');
  });

  it('win over the built-in prefixes', () => {
    expect(siteOfHost('business.example', hosts)).toEqual(consumer);
    expect(siteOfHost('business.other.example', hosts)).toEqual(business);
  });

  it('serve the EDIV route type with the data of the business site', () => {
    expect(siteOfHost('division.example', hosts)).toEqual({ tenant: 'SBA', routeType: 'EDIV', routeId: 'SBA' });
  });

  it('are ignored when they name no route', () => {
    expect(siteOfHost('odd.example', hosts)).toEqual(consumer);
    expect(isRouteName('HIT')).toBe(true);
    expect(isRouteName('hit')).toBe(false);
  });
});
