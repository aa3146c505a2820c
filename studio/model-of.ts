import type { ProductLook } from './look.ts';
import type { Model } from './model.ts';
import { models } from './models/index.ts';
import { withScale } from './scale-views.ts';

/** The model of a look. */
export function modelOf(look: { readonly model: ProductLook['model'] }): Model<ProductLook> {
  const found: unknown = models[look.model];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a look's `model` says which model its other fields are for
  const made = found as Model<ProductLook>;
  return { ...made, views: withScale(made) };
}
