import type { Machine } from '#domain/machines/machine.ts';

/** What was to be added, and which of it fits none of the visitor's printers. */
export type AskedAdd = { readonly form: FormData; readonly itemIds: readonly string[]; readonly isOpen: boolean };

export type OwnerProps = { machines: readonly Machine[]; asked: AskedAdd | undefined; onClose: () => void };
