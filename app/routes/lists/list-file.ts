import { data } from 'react-router';
import { exportList } from '#contracts/lists/list-files.ts';
import { LIST_FILE_FORMATS } from '#domain/lists/list-limits.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import type { Route } from './+types/list-file.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** A list as a file. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const format = LIST_FILE_FORMATS.find((one) => one === params.format);
  if (format === undefined) throw data(null, 404);
  const reply = await servicesOf(context).door(exportList, { params: { id: params.listId.slice(0, 64) }, query: { format } });
  const { fileName, content } = requireAnswer(reply, url);
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}
