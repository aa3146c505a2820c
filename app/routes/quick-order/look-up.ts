import { data, redirect } from 'react-router';
import { z } from 'zod';
import { ERRORS } from '#contracts/errors.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { LONGEST_QUANTITY, LONGEST_QUICK_ROW, MOST_QUICK_ROWS } from '#domain/quick-order/limits.ts';
import { formOf, textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { refusedWith } from '#app/api/refused-with.ts';
import { askedIn, lookUp, remember } from '#app/quick-order/quick-form.server.ts';
import { QUICK_ORDER } from '#app/quick-order/quick-order-paths.ts';
import type { Route } from './+types/look-up.ts';

const Rows = z
  .array(
    z.object({
      text: z.string().max(LONGEST_QUICK_ROW),
      qty: z.string().max(LONGEST_QUANTITY).default(''),
      unit: z.string().max(4).default(''),
      itemId: z.string().max(LONGEST_ITEM_NUMBER).default(''),
    }),
  )
  .max(MOST_QUICK_ROWS);
const Choices = z.array(z.object({ said: z.string().max(LONGEST_QUICK_ROW), itemId: z.string().max(LONGEST_ITEM_NUMBER) })).max(10);

/** What the page of quick order asks while it is filled in: rows, a list or a file; or tells, what was chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await formOf(request);
  const choices = read(Choices, textIn(form, 'remember'));
  if (choices !== undefined) {
    await remember(services, choices);
    return data({ rows: [], passed: [], notes: [] });
  }
  const asked = await askedIn(form, read(Rows, textIn(form, 'rows')) ?? []);
  if ('problem' in asked) return data(asked, { status: 400 });
  const reply = await lookUp(services, asked);
  if (!reply.ok) return data({ problem: reply.message ?? ERRORS[reply.code].message }, refusedWith(reply));
  return data(reply.body);
}

function read<T>(shape: z.ZodType<T>, text: string): T | undefined {
  if (text === '') return undefined;
  const parsed = shape.safeParse(jsonOf(text));
  return parsed.success ? parsed.data : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nothing is shown here. */
export function loader() {
  return redirect(QUICK_ORDER.page);
}
