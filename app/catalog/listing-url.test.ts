import { describe, expect, it } from 'vitest';
import { filledParams, listingAsked, readListingRequest, searchedFor, withoutChoice, withoutChoices, withParams } from './listing-url.ts';

const NOTHING_CHOSEN = {
  brand: [],
  supercategory: [],
  price: [],
  rating: [],
  inStock: [],
  bopis: [],
  promo: [],
  onContract: [],
  attribute: [],
  printer: [],
  fits: [],
};
const params = (text: string) => new URLSearchParams(text);

describe('the address of a listing', () => {
  it('says the page, the order, the look and what was chosen', () => {
    expect(
      readListingRequest(
        params(
          'query= pens &page=3&sort=price_asc&view=list&brand=Clasp&brand=Northline&supercategory=pens&onContract=true&price=10-25&price=500-&price=25-10&attribute=Color:Blue&attribute=Color&promo=all&printer=Ardent+L48&fits=mine&fits=all',
        ),
      ),
    ).toEqual({
      query: 'pens',
      isExact: false,
      page: 3,
      pages: 1,
      sort: 'price_asc',
      layout: 'list',
      chosen: {
        ...NOTHING_CHOSEN,
        brand: ['Clasp', 'Northline'],
        supercategory: ['pens'],
        price: ['10-25', '500-'],
        attribute: ['Color:Blue'],
        printer: ['Ardent L48'],
        fits: ['mine'],
        onContract: ['true'],
      },
    });
  });

  it('means the first page in the usual order when it says nothing, or nothing that is known', () => {
    const plain = {
      query: '',
      isExact: false,
      page: 1,
      pages: 1,
      sort: undefined,
      layout: 'grid',
      chosen: NOTHING_CHOSEN,
    };
    expect(readListingRequest(params(''))).toEqual(plain);
    expect(readListingRequest(params('page=0&sort=constructor&view=cubes&brand=&onContract=yes'))).toEqual(plain);
    expect(readListingRequest(params('page=1.5')).page).toBe(1);
    expect(readListingRequest(params('page=10000')).page).toBe(10_000);
    expect(readListingRequest(params('page=10001')).page).toBe(1);
  });

  it('says how many pages stand below one another, four at most, until something else is chosen', () => {
    expect(readListingRequest(params('page=2&pages=4'))).toMatchObject({ page: 2, pages: 4 });
    for (const said of ['0', '5', '1.5', 'x']) expect(readListingRequest(params(`pages=${said}`)).pages).toBe(1);
    expect(withParams(params('page=2&pages=3'), { view: 'list' })).toBe('?view=list');
    expect(withParams(params('page=2'), { page: '2', pages: '2' })).toBe('?page=2&pages=2');
    expect(withoutChoice(params('page=2&pages=3&brand=Clasp'), 'brand', 'Clasp')).toBe('?');
  });

  it('calls what is searched for "query", and hears "q" as well', () => {
    expect(readListingRequest(params('q= pens &page=2'))).toMatchObject({ query: 'pens', page: 2 });
    expect(readListingRequest(params('q=paper&query=pens')).query).toBe('pens');
    expect(readListingRequest(params('query=&q=pens')).query).toBe('pens');
    expect(searchedFor(params(`q=${'x'.repeat(300)}`))).toHaveLength(200);
  });

  it('says whether the words are meant as they stand', () => {
    expect(readListingRequest(params('query=staplr&exact=true')).isExact).toBe(true);
    expect(withParams(params('query=staplr&exact=true'), { page: '2' })).toBe('?query=staplr&exact=true&page=2');
    expect(withParams(params('query=staplr&exact=no'), { page: '2' })).toBe('?query=staplr&page=2');
  });

  it('names each choice once', () => {
    expect(readListingRequest(params('brand=Clasp&brand=Clasp')).chosen.brand).toEqual(['Clasp']);
  });
});

describe('what a call is asked for', () => {
  it('is three stars where three are chosen and four', () => {
    expect(listingAsked(readListingRequest(params('rating=4&rating=3&rating=5'))).rating).toBe('3');
    expect(listingAsked(readListingRequest(params('rating=5'))).rating).toBeUndefined();
  });
});

describe('the way to another part of a listing', () => {
  it('leads to a page and keeps everything else', () => {
    expect(withParams(params('query=pens&brand=A&brand=B&page=2'), { page: '3' })).toBe('?query=pens&brand=A&brand=B&page=3');
    expect(withParams(params('query=pens&page=2'), { page: '1' })).toBe('?query=pens');
  });

  it('begins on the first page when anything else changes, and drops what is not known', () => {
    expect(withParams(params('brand=A&page=2&utm_source=mail'), { view: 'list' })).toBe('?brand=A&view=list');
    expect(withParams(params('view=list&page=2'), { view: undefined })).toBe('?');
  });

  it('takes one choice away, or all', () => {
    expect(withoutChoice(params('query=q&brand=A&brand=B&page=4'), 'brand', 'A')).toBe('?query=q&brand=B');
    expect(withoutChoices(params('query=q&brand=A&brand=B&supercategory=c&sort=rating'))).toBe('?query=q&sort=rating');
  });

  it('says "query" from then on where it came with "q"', () => {
    expect(withParams(params('q=pens&brand=A'), { page: '2' })).toBe('?query=pens&brand=A&page=2');
    expect(withoutChoice(params('q=pens&brand=A'), 'brand', 'A')).toBe('?query=pens');
    expect(withParams(params('query=pens&q=paper'), {})).toBe('?query=pens');
  });

  it('leaves the empty fields of a form out', () => {
    const form = new FormData();
    form.append('sort', '');
    form.append('brand', 'A');
    form.append('brand', 'B');
    expect(filledParams(form).toString()).toBe('brand=A&brand=B');
  });
});
