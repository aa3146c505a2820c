import type { ProductDetails } from '#contracts/catalog.ts';
import { SERVICE_RELATIONS, type ServiceRelation } from '#domain/cart/children/offered-services.ts';

/** A plan or a service to choose. */
export type ServiceChoice = {
  /** As the form says it. */
  readonly value: string;
  readonly title: string;
  readonly url: string;
  readonly price: string;
  readonly isAvailable: boolean;
  /** What it covers or does. */
  readonly about: string;
};

/** The plans and services of one kind. */
export type ServiceGroup = { readonly relation: ServiceRelation; readonly heading: string; readonly choices: readonly ServiceChoice[] };

/** What each kind is called, here and once the product is in the cart. */
export const SERVICE_HEADINGS: Record<ServiceRelation, string> = {
  WARRANTY: 'Protect it',
  ASSEMBLY: 'Have it assembled',
  TECHHELP: 'Have it set up',
};

/** The plans and services of a product by kind, plans first, in the order in which they are listed: what cannot be had is shown as such, so that nobody looks for it. */
export function serviceGroups(services: ProductDetails['services']): ServiceGroup[] {
  return SERVICE_RELATIONS.flatMap((relation) => {
    const choices = services
      .filter(({ type }) => type === relation)
      .map(({ itemId, name, url, price, isAvailable, about }) => ({
        value: `${relation} ${itemId}`,
        title: name,
        url,
        price,
        isAvailable,
        about,
      }));
    return choices.length === 0 ? [] : [{ relation, heading: SERVICE_HEADINGS[relation], choices }];
  });
}
