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

/** The plans and services of a product by kind, plans first; a plan that cannot be had is not spoken of: insurance does not sell out. */
export function serviceGroups(services: ProductDetails['services']): ServiceGroup[] {
  return SERVICE_RELATIONS.flatMap((relation) => {
    const choices = services
      .filter(({ type, isAvailable }) => type === relation && (isAvailable || type !== 'WARRANTY'))
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
