import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

/** The scripts of the vendor's pages, by the addresses under which they import each other. */
const MODULES: Record<string, string> = {
  '/frame/card-frame.ts': '../frame/card-frame.ts',
  '/frame/card-form.ts': '../frame/card-form.ts',
  '/frame/field-errors.ts': '../frame/field-errors.ts',
  '/frame/brand-display.ts': '../frame/brand-display.ts',
  '/frame/typed-field.ts': '../frame/typed-field.ts',
  '/frame/gateway-messages.ts': '../frame/gateway-messages.ts',
  '/frame/parent-messages.ts': '../frame/parent-messages.ts',
  '/frame/request-token.ts': '../frame/request-token.ts',
  '/frame/submit-now.ts': '../frame/submit-now.ts',
  '/cards/card-check.ts': '../cards/card-check.ts',
  '/cards/card-expiry.ts': '../cards/card-expiry.ts',
  '/cards/card-number.ts': '../cards/card-number.ts',
};

/** The modules as JavaScript: the browser runs the very rules that the vendor checks with. */
export async function frameModules(): Promise<ReadonlyMap<string, string>> {
  const entries = Object.entries(MODULES).map(async ([address, path]) => {
    const source = await readFile(new URL(path, import.meta.url), 'utf8');
    return [address, withoutTypes(source)] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Node warns once that this function may change; the project pins its Node, so the warning would only be noise. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
