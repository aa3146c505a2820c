import { getCategories, search } from '#contracts/catalog.ts';
import { hasCardNumber } from '#domain/payment/cards/card-number-in-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { searchedFor } from '#app/catalog/listing-url.ts';
import { FEWEST_CHARACTERS, MOST_SUGGESTIONS, suggestionsFor } from '#app/catalog/suggestions.ts';
import { tileView } from '#app/catalog/tiles/tile-view.ts';
import type { Route } from './+types/suggest.ts';

/** What the search field offers while somebody types: for the field's script, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const text = searchedFor(new URL(request.url).searchParams).slice(0, 100);
  if (text.length < FEWEST_CHARACTERS || hasCardNumber(text)) return { suggestions: [] };
  const [categories, found] = await Promise.all([door(getCategories), door(search, { query: { q: text, size: MOST_SUGGESTIONS } })]);
  const departments = categories.ok ? categories.body.departments : [];
  return { suggestions: suggestionsFor(text, departments, found.ok ? found.body.data.items.map(tileView) : []) };
}
