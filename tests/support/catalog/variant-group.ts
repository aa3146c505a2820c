import type { TestShop } from '../test-shop.ts';

/** One of a group of pens, as far as tests care. */
export type TestPen = {
  readonly itemId: string;
  readonly color: string;
  readonly pack: string;
  readonly priceCents?: number;
  readonly units?: number;
  readonly isPublished?: boolean;
  readonly isWholesale?: boolean;
  readonly popularity?: number;
};

export const PENS_GROUP = 'variant-pens';

/** Adds gel pens that are one group: they differ in color and pack, and look like the demo's. A search for 'variantpens' finds those of the usual group. */
export async function addPens({ database, shop }: TestShop, pens: readonly TestPen[], group = PENS_GROUP): Promise<void> {
  const rows = pens.map((pen) => ({ priceCents: 500, units: 50, isPublished: true, isWholesale: false, popularity: 10, ...pen }));
  await database.query(
    `insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures, price_cents, uom, units_in_pack,
       unit_name, facts, is_published, popularity, released_on, search_text, item_group, options)
     select p."itemId", 'Slate Variant Pens, ' || p.color || ', ' || p.pack, 'Slate', i.department_id, i.category_id, 'Smooth.', '{}', '[]', i.pictures, p."priceCents", 'Pack', 12,
       'pen', case when p."isWholesale" then '{"isWholesale": true}' else '{}' end::jsonb, p."isPublished", p.popularity, '2026-01-01', $3, $2,
       jsonb_build_array(jsonb_build_array('Color', p.color), jsonb_build_array('Pack', p.pack))
     from json_to_recordset($1) p("itemId" text, color text, pack text, "priceCents" int, "isPublished" boolean, "isWholesale" boolean, popularity int),
       items i where i.item_id = '100002'`,
    [JSON.stringify(rows), group, group === PENS_GROUP ? 'variantpens' : group],
  );
  await database.query(
    `insert into stock (item_id, location_id, initial, available) select id, 'FC1', n, n from unnest($1::text[], $2::int[]) s(id, n)`,
    [rows.map(({ itemId }) => itemId), rows.map(({ units }) => units)],
  );
  shop.catalog.forget();
}
