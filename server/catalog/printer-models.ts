import { statement } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { isForAll } from './seen-items.ts';

/** Only of what everybody may see: a model that is offered tells that there is something for it. */
const findAll = statement<{ model: string }>(
  'catalog_printer_models',
  `select distinct jsonb_array_elements_text(facts -> 'printerModels') as model from items i
  where facts ? 'printerModels' and ${isForAll('i')}`,
);

/** The models of printers that something of the catalogue is made for: the one list of what printers there are. */
export function printerModels(shop: Shop): Promise<readonly string[]> {
  return shop.catalog.kept.printerModels.get('', async () => (await findAll(shop.database, [])).map(({ model }) => model));
}
