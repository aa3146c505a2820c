import type { Model } from './model.ts';
import type { models } from './models/index.ts';

type Models = typeof models;

/** The name of a model: its file in studio/models. */
export type ModelName = keyof Models;

/** What a model must be told, its name among it: plain data, the same text for the same picture. */
export type ProductLook = {
  [M in ModelName]: Models[M] extends Model<infer P> ? { readonly model: M } & P : never;
}[ModelName];
