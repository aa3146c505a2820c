import { buttonClass, type ButtonLook, type ButtonSize } from '#app/ui/button.tsx';
import { useAddPhase, type AddPhase } from './add-requests.ts';

const TEXTS: Record<AddPhase, string> = { adding: 'Adding…', added: '✓ Added', kept: 'Waiting…' };

export type AddButtonProps = {
  itemId: string;
  text: string;
  /** What is added, heard after the text: of 24 buttons that say the same, each says something else. */
  name: string;
  size?: ButtonSize | undefined;
  look?: ButtonLook | undefined;
};

/** Submits the form around it and says how far it is. Off while its item is on the way, without losing the focus. */
export function AddButton({ itemId, text, name, size, look }: AddButtonProps) {
  const phase = useAddPhase(itemId);
  const shown = phase === undefined ? text : TEXTS[phase];
  return (
    <button
      className={buttonClass({ size, look })}
      data-phase={phase}
      aria-disabled={phase === 'adding' || phase === 'kept' || undefined}
      aria-label={`${shown}: ${name}`}
    >
      {shown}
    </button>
  );
}
