import { command, statement } from '../../db/database.ts';

/** $1 addresses: the pictures that were found under them. */
export const findAddresses = statement<{
  address: string;
  picture_id: string;
  color: string;
  etag: string | null;
  last_modified: string | null;
}>(
  'picture_addresses',
  `select address, picture_id, color, etag, last_modified from picture_addresses join own_pictures using (picture_id) where address = any($1::text[])`,
);

/** $1 ids: those of them that there are. */
export const findPictures = statement<{ picture_id: string; color: string }>(
  'own_pictures',
  'select picture_id, color from own_pictures where picture_id = any($1::text[])',
);

/** $1 id, $2 color, then its files: widths, formats and bytes. */
export const addPicture = command(
  'own_picture_add',
  `with made as (insert into own_pictures (picture_id, color) values ($1, $2) on conflict do nothing)
   insert into own_picture_files (picture_id, width, format, bytes)
     select $1, width, format, bytes from unnest($3::int[], $4::text[], $5::bytea[]) file (width, format, bytes) on conflict do nothing`,
);

/** $1 address, $2 id, $3 and $4 by what its server knows it again. */
export const keepAddress = command(
  'picture_address_keep',
  `insert into picture_addresses (address, picture_id, etag, last_modified) values ($1, $2, $3, $4)
   on conflict (address) do update set picture_id = excluded.picture_id, etag = excluded.etag, last_modified = excluded.last_modified, fetched_at = now()`,
);

/** $1 [{item_id, pictures}]: those that have others before. */
export const setPictures = command(
  'item_pictures_set',
  `update items i set pictures = s.pictures from jsonb_to_recordset($1::jsonb) s (item_id text, pictures text[])
   where i.item_id = s.item_id and i.pictures is distinct from s.pictures`,
);
