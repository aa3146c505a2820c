import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ADD_PATH } from './tiles/add-requests.ts';

/** For pages on which an add changes nothing but the header. */
export function exceptAfterAdd({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === ADD_PATH ? false : defaultShouldRevalidate;
}
