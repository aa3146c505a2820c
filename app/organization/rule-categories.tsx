import { useState, type FormEvent } from 'react';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

type Category = { readonly value: string; readonly label: string };
export type Department = { readonly id: string; readonly name: string; readonly categories: readonly Category[] };
type Props = { readonly departments: readonly Department[]; readonly chosen: readonly string[]; readonly error: string | undefined };

const NAME = 'categories';

/** The categories of a rule, by department: each opens by itself, without scripts, too, and says how many of it are chosen. With scripts they can be searched. */
export function RuleCategories({ departments, chosen, error }: Props) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(chosen));
  const [sought, setSought] = useState('');
  const words = plain(sought);
  const pick = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== NAME) return;
    const now = new Set(picked);
    if (target.checked) now.add(target.value);
    else now.delete(target.value);
    setPicked(now);
  };
  return (
    <fieldset className="rule-values of-category mt-3" id={`field-${NAME}`} onChange={pick}>
      <legend>Categories</legend>
      {error !== undefined && <p className="field-error mb-2">{error}</p>}
      <div className="with-scripts mb-3">
        <TextField
          label="Find a category"
          name="find-category"
          form="no-form"
          type="search"
          autoComplete="off"
          value={sought}
          onChange={(event) => {
            setSought(event.currentTarget.value);
          }}
        />
      </div>
      {departments.map(({ id, name, categories }) => {
        const all = [{ value: id, label: `All of ${name}` }, ...categories];
        const count = all.filter(({ value }) => picked.has(value)).length;
        const matches = (label: string) => words !== '' && beginsIn(label, words);
        const isFound = words === '' || all.some(({ label }) => matches(label));
        return (
          <details
            // Looking for something opens where it is.
            key={`${id} ${words === '' ? '' : 'sought'}`}
            className="rule-department"
            open={words !== '' || all.some(({ value }) => chosen.includes(value))}
            hidden={!isFound}
          >
            <summary>
              {name}
              {count > 0 && <span className="text-ink-soft"> · {count} chosen</span>}
            </summary>
            <div className="organization-choices">
              {all.map(({ value, label }) => (
                <div key={value} hidden={words !== '' && !matches(label)}>
                  <Checkbox id={`${NAME}-${value}`} name={NAME} value={value} label={label} defaultChecked={picked.has(value)} />
                </div>
              ))}
            </div>
          </details>
        );
      })}
      {departments.length === 0 && <p className="text-ink-soft">There are none yet.</p>}
    </fieldset>
  );
}

/** Words alone, as they are compared. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether words of a name begin so: "pens" is no part of "Dispensers". */
function beginsIn(label: string, words: string): boolean {
  return ` ${plain(label)}`.includes(` ${words}`);
}
