import { addLogo } from '#contracts/catalog/logos.ts';
import type { PageServices } from '#contracts/page.ts';
import { logoProblem } from '#domain/personalization/logo.ts';
import type { SentLogo } from './logo-field.tsx';
import { LOGO_FILE } from './personal-paths.ts';

/** Keeps the logo that came along with a form; undefined where none did. */
export async function sentLogo({ door }: Pick<PageServices, 'door'>, form: FormData): Promise<SentLogo | undefined> {
  const file = form.get(LOGO_FILE);
  if (!(file instanceof File) || file.size === 0) return undefined;
  const problem = logoProblem({ bytes: file.size });
  if (problem !== undefined) return { problem };
  const picture = Buffer.from(await file.arrayBuffer()).toString('base64');
  const reply = await door(addLogo, { body: { picture } });
  return reply.ok ? { logoId: reply.body.logoId } : { problem: reply.message ?? 'We couldn’t add your logo. Please try again.' };
}
