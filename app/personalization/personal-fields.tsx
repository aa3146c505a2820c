import type { ReactNode } from 'react';
import { LONGEST_PERSONAL, personalFields, type PersonalField, type PersonalKind } from '#domain/personalization/personal-fields.ts';
import type { Personalization, PersonalProblems } from '#domain/personalization/personalization.ts';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { fieldId } from '#app/ui/fields/field-parts.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { LogoField, type LogoFieldProps } from './logo-field.tsx';

const HEADINGS: Record<PersonalKind, string> = { BUSINESS_CARD: 'What your cards say', GIFT_BY_EMAIL: 'Who gets it' };

export type PersonalFieldsProps = {
  kind: PersonalKind;
  values: Personalization;
  problems?: PersonalProblems | undefined;
  /** Tells the fields from those of another form of the page. */
  scope?: string | undefined;
  logo: Pick<LogoFieldProps, 'logoId' | 'onLogo' | 'onProblem'>;
};

/** What an item asks, as fields of the form around them. */
export function PersonalFields({ kind, values, problems = {}, scope = '', logo }: PersonalFieldsProps): ReactNode {
  return (
    <fieldset className="personal-fields">
      <legend>{HEADINGS[kind]}</legend>
      {personalFields(kind).map((field) => {
        const usual = { id: scope + fieldId(field.name), error: problems[field.name] };
        if (field.form !== 'LOGO') return <Field key={field.name} {...usual} field={field} value={values[field.name]} />;
        return <LogoField key={field.name} {...usual} {...logo} name={field.name} label={field.label} hint={field.hint} />;
      })}
    </fieldset>
  );
}

type OneField = { field: PersonalField; id: string; value: string | undefined; error: string | undefined };

function Field({ field, id, value, error }: OneField) {
  const { name, label, hint, form, most, isRequired, choices, autoComplete } = field;
  if (choices !== undefined)
    return (
      <RadioCards legend={label} id={id} name={name} options={choices} defaultValue={value ?? choices[0]?.value} error={error} isAcross />
    );
  const usual = { id, label, name, hint, error, isOptional: !isRequired, defaultValue: value, required: isRequired };
  if (form === 'SAID') return <TextAreaField {...usual} rows={3} maxLength={most} />;
  if (form === 'DAY') return <TextField {...usual} type="date" autoComplete="off" />;
  const email = form === 'EMAIL' ? { type: 'email', autoCapitalize: 'none', spellCheck: false } : {};
  // What is too long is told, never cut off unseen.
  return <TextField {...usual} {...email} maxLength={LONGEST_PERSONAL} autoComplete={autoComplete ?? 'off'} />;
}

/** What the fields of a kind hold in a form. */
export function personalValues(form: FormData, kind: PersonalKind): Record<string, string> {
  const values = personalFields(kind).map(({ name }) => [name, form.get(name)] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])));
}
