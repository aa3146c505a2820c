import { useEffect, useRef, type RefObject } from 'react';
import { textStorage } from '#app/local-cart/text-storage.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { forgetDraft, keepDraft, keptDraft, type Draft, type DraftName } from './kept-draft.ts';

const storage = textStorage(() => window.sessionStorage);

/** Of whom and of which cart a draft is: another identity has another context token. */
function useDraftOwner(cartId: string): string {
  return `${usePageData()?.visit()?.contextToken ?? ''} ${cartId}`;
}

/**
 * Keeps what is typed into a form in this tab, so that a reload or a way back brings it again. Nothing is sent anywhere.
 *
 * @param isAnswered the form shows what the server has just refused: that counts.
 * @returns what the form is given.
 */
export function useDraft(name: DraftName, cartId: string, isAnswered: boolean): { readonly ref: RefObject<HTMLFormElement | null> } {
  const ref = useRef<HTMLFormElement>(null);
  const owner = useDraftOwner(cartId);
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    const draft = isAnswered ? undefined : keptDraft(storage, name, owner);
    if (draft !== undefined) fillIn(form, draft);
    let isTyped = draft !== undefined;
    const keep = () => {
      if (isTyped) keepDraft(storage, name, owner, draftOf(form));
    };
    const type = () => {
      isTyped = true;
      keep();
    };
    form.addEventListener('input', type);
    // What was filled in by itself, such as the city of a ZIP code, is there by then.
    window.addEventListener('pagehide', keep);
    return () => {
      form.removeEventListener('input', type);
      window.removeEventListener('pagehide', keep);
    };
    // Filled in once: what is typed from then on is in the fields.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, owner]);
  return { ref };
}

/** Forgets what was typed into a form once its step is done. */
export function useForgottenDraft(name: DraftName, isDone: boolean): void {
  useEffect(() => {
    if (isDone) forgetDraft(storage, name);
  }, [name, isDone]);
}

type Field = HTMLInputElement | HTMLSelectElement;

/** The fields that somebody types into or chooses in. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((one): one is Field => {
    if (one instanceof HTMLSelectElement) return one.name !== '';
    return one instanceof HTMLInputElement && one.name !== '' && one.type !== 'hidden';
  });
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      if (!isChoice(field)) return [[field.name, field.value]];
      if (field.type === 'radio') return field.checked ? [[field.name, field.value]] : [];
      return [[field.name, field.checked ? 'on' : '']];
    }),
  );
}

function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const text = draft[field.name];
    if (text === undefined) continue;
    if (!isChoice(field)) field.value = text;
    else field.checked = field.type === 'radio' ? field.value === text : text === 'on';
  }
}
