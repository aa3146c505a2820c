import { z } from 'zod';
import { LIST_FILE_FORMATS, MOST_LIST_FILE_BYTES } from '#domain/lists/list-limits.ts';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';
import { ofList } from './list-shapes.ts';

/** Base64 writes three bytes as four signs. */
const MOST_SIGNS = Math.ceil(MOST_LIST_FILE_BYTES / 3) * 4;

/** Writes a list into a file. */
export const exportList = call({
  name: 'exportList',
  method: 'GET',
  path: '/cc/api/list/:id/file',
  tag: 'lists',
  openTo: 'signed-in',
  summary: 'All of a list as a file that spreadsheets open; without prices for who is shown none',
  params: ofList,
  query: z.object({ format: z.enum(LIST_FILE_FORMATS).default('csv') }),
  body: NoBody,
  answer: z.object({ fileName: z.string(), content: z.string().meta({ description: 'In base64' }) }),
});

/** Adds the items of a file to a list. */
export const importList = call({
  name: 'importList',
  method: 'POST',
  path: '/cc/api/list/:id/file',
  tag: 'lists',
  openTo: 'signed-in',
  summary:
    'Adds the rows of a .csv or .xlsx file to a list: an item number, and, where there are such columns, a quantity and a note. What is wrong with a row is told with its line; the others are added',
  params: ofList,
  query: Nothing,
  bodyLimit: MOST_SIGNS + 1_024,
  body: z.object({
    fileName: z.string().max(300),
    content: z.string().max(MOST_SIGNS).meta({ description: 'The file in base64' }),
  }),
  answer: z.object({
    added: z.int().meta({ description: 'Items that are new on the list' }),
    raised: z.int().meta({ description: 'Items that were on it, and of which there are more now' }),
    refused: z.array(z.object({ line: z.int(), itemId: z.string(), why: z.string() })),
  }),
});
