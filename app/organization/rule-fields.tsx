import type { ApprovalSetup } from '#contracts/approvals/rules.ts';
import { RULE_KINDS, type RuleKind } from '#domain/approvals/approval-rules.ts';
import { LONGEST_RULE_NAME } from '#domain/approvals/rule-problems.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { RuleCategories, type Department } from './rule-categories.tsx';
import { STEP_NUMBERS, type RuleValues } from './rule-form.ts';

type Choice = { readonly value: string; readonly label: string };
type Props = {
  readonly values: RuleValues;
  readonly setup: Pick<ApprovalSetup, 'people' | 'hasMorePeople' | 'centers'>;
  readonly departments: readonly Department[];
  readonly errors: readonly FormError[];
};

const KIND_TEXTS: Readonly<Record<RuleKind, string>> = {
  AMOUNT: 'The whole order',
  BUDGET: 'What is charged to budget centers',
  ITEM: 'Certain items',
  CATEGORY: 'Certain categories',
  OFF_CONTRACT: 'Anything not on contract',
};

/** The fields of an approval rule. */
export function RuleFields({ values, setup, departments, errors }: Props) {
  return (
    <>
      <fieldset>
        <legend>When it asks</legend>
        <div className="choice-pair">
          <TextField
            label="Name"
            name="name"
            autoComplete="off"
            defaultValue={values.name}
            hint={`Buyers see it as the reason. Up to ${LONGEST_RULE_NAME} characters.`}
            error={errorAt(errors, 'name')}
          />
          <SelectField
            label="Applies to"
            name="kind"
            hint="Orders like this need approval."
            defaultValue={values.kind}
            options={RULE_KINDS.map((value) => ({ value, label: KIND_TEXTS[value] }))}
            error={errorAt(errors, 'kind')}
          />
        </div>
        <div className="choice-pair mt-3">
          <TextField
            label="Only above"
            name="above"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            isOptional
            defaultValue={values.above}
            hint="In dollars. Leave it empty to ask every time."
            error={errorAt(errors, 'above')}
          />
        </div>
        <Chosen
          className="of-budget"
          name="centers"
          legend="Budget centers"
          choices={setup.centers.map(({ value, name }) => ({ value, label: name }))}
          chosen={values.centers}
          error={errorAt(errors, 'centers')}
        />
        <RuleCategories departments={departments} chosen={values.categories} error={errorAt(errors, 'categories')} />
        <div className="rule-values of-item mt-3">
          <TextField
            label="Item numbers"
            name="items"
            autoComplete="off"
            maxLength={4000}
            defaultValue={values.items}
            hint="Separate several with commas."
            error={errorAt(errors, 'items')}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>Who approves</legend>
        <p className="mb-2 text-sm text-ink-soft">
          One step after the other. No one approves their own order; where no one in a step can, your administrators are asked.
        </p>
        <div className="grid gap-3">
          {STEP_NUMBERS.map((n) => (
            <Step key={n} n={n} values={values.steps[n - 1]} setup={setup} error={errorAt(errors, `step${n}`)} />
          ))}
        </div>
      </fieldset>
    </>
  );
}

type ChosenProps = {
  className: string;
  name: string;
  legend: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  error: string | undefined;
};

function Chosen({ className, name, legend, choices, chosen, error }: ChosenProps) {
  return (
    <fieldset className={`rule-values mt-3 ${className}`} id={`field-${name}`}>
      <legend>{legend}</legend>
      {error !== undefined && <p className="field-error mb-2">{error}</p>}
      {choices.length === 0 ? (
        <p className="text-ink-soft">There are none yet.</p>
      ) : (
        <div className="organization-choices rule-scroll" tabIndex={0} role="group" aria-label={legend}>
          {choices.map(({ value, label }) => (
            <Checkbox key={value} id={`${name}-${value}`} name={name} value={value} label={label} defaultChecked={chosen.includes(value)} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

type StepProps = { n: number; values: RuleValues['steps'][number] | undefined; setup: Props['setup']; error: string | undefined };

function Step({ n, values = { asks: '', people: [], emails: '' }, setup: { people, hasMorePeople }, error }: StepProps) {
  return (
    <div className="rule-step">
      <SelectField
        label={`Step ${n}`}
        name={`step${n}`}
        defaultValue={values.asks}
        emptyLabel={n === 1 ? 'Choose who approves' : 'No more steps'}
        options={[
          { value: 'USUAL', label: 'The usual approver of whoever orders' },
          { value: 'ANY', label: 'One of these people' },
          { value: 'ALL', label: 'All of these people' },
        ]}
        error={error}
      />
      <div className="rule-people mt-2">
        <div className="organization-choices" role="group" aria-label={`People of step ${n}`}>
          {people.map(({ userId, name, email }) => (
            <Checkbox
              key={userId}
              id={`people${n}-${userId}`}
              name={`people${n}`}
              value={userId}
              label={name === '' ? email : name}
              defaultChecked={values.people.includes(userId)}
            />
          ))}
        </div>
        {(hasMorePeople || values.emails !== '') && (
          <TextField
            label="Others, by email"
            name={`emails${n}`}
            isOptional
            autoComplete="off"
            maxLength={2000}
            defaultValue={values.emails}
            hint="Separate several with commas."
          />
        )}
      </div>
    </div>
  );
}
