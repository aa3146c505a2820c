import { useState, type FormEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { EMAIL_ERROR_TEXT } from '#domain/checkout/email.ts';
import { overlong, overlongText, personalFields, requiredText, type PersonalKind } from '#domain/personalization/personal-fields.ts';
import type { Personalization, PersonalProblems } from '#domain/personalization/personalization.ts';
import { Button } from '#app/ui/button.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import type { CardDesign } from './card-design.ts';
import { CardProof, isBlank } from './card-proof.tsx';
import { PersonalFields, personalValues } from './personal-fields.tsx';
import { customizePath } from './personal-paths.ts';
import './personalization.css';

/** An item that asks something, as far as its form needs to know it. */
export type PersonalItem = {
  readonly itemId: string;
  readonly title: string;
  readonly kind: PersonalKind;
  readonly design: CardDesign;
  /** The most pieces of it that can be ordered. */
  readonly most: number;
};

export type PersonalFormProps = {
  item: PersonalItem;
  values?: Personalization | undefined;
  qty?: number | undefined;
  problems?: PersonalProblems | undefined;
  /** The row that it is about, where one is changed. */
  lineId?: string | undefined;
  /** Tells the fields from those of another form of the page. */
  scope?: string | undefined;
  /** Called with the form whenever something in it is typed or pressed. */
  onTouch?: ((event: SyntheticEvent<HTMLFormElement>) => void) | undefined;
  /** How it comes, and what else is sent along. */
  children?: ReactNode;
};

const NOTHING: Personalization = {};

/** That it is printed so, or that it is not yet: nothing is written, or something is too long, as its field says. */
function ProofNote({ kind, values, design: { hasBack } }: { kind: PersonalKind; values: Personalization; design: CardDesign }) {
  const [tooLong] = overlong(kind, values);
  const isSample = isBlank(values);
  const back =
    (values['company'] ?? '') === ''
      ? ', with nothing on the colored back until you add a company'
      : ', with your company’s name on the back';
  return (
    <p className="text-sm text-ink-soft" aria-live="polite">
      {tooLong === undefined
        ? `${isSample ? `This is a sample: what you type takes its place${hasBack ? ', your company’s name on the back' : ''}` : `This is your proof: we print it just like this${hasBack ? back : ''}`}.`
        : `${tooLong.label} doesn’t fit on the card yet.`}
    </p>
  );
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** What is wrong with a field before anybody else is asked, in the words of who would be asked. */
function problemOf({ name, validity, validationMessage }: HTMLInputElement | HTMLTextAreaElement, kind: PersonalKind): string {
  const field = personalFields(kind).find((one) => one.name === name);
  if (field !== undefined && validity.valueMissing) return requiredText(field);
  if (validity.customError) return validationMessage;
  return validity.typeMismatch ? `${EMAIL_ERROR_TEXT}.` : 'Please check this.';
}

/** What was told of a field is gone once it is as it should be; that it is too long is told while it is typed, and keeps the form from being sent. */
function withProblemOf(field: HTMLInputElement | HTMLTextAreaElement, kind: PersonalKind, told: PersonalProblems): PersonalProblems {
  const { name, value, validity } = field;
  const [tooLong] = overlong(kind, { [name]: value });
  field.setCustomValidity(tooLong === undefined ? '' : overlongText(tooLong));
  if (validity.customError) return { ...told, [name]: problemOf(field, kind) };
  if (told[name] === undefined || !validity.valid) return told;
  return Object.fromEntries(Object.entries(told).filter(([one]) => one !== name));
}

/**
 * Asks what an item is to say, or whom it is for, and adds it. The proof follows what is typed; without scripts a button shows it. Whatever cannot be
 * taken is answered on a page of its own, with all that was typed.
 */
export function PersonalForm({ item, values = NOTHING, qty, problems, lineId, scope, onTouch, children }: PersonalFormProps) {
  const { itemId, title, kind, design, most } = item;
  const action = customizePath(itemId, lineId);
  const { formAction } = useNavigation();
  const [typed, setTyped] = useState(values);
  const [own, setOwn] = useState<PersonalProblems>({});
  const logo = {
    logoId: typed['logo'] ?? '',
    onLogo: (logoId: string) => {
      setTyped((before) => ({ ...before, logo: logoId }));
    },
    onProblem: (problem = '') => {
      setOwn((before) => ({ ...before, logo: problem }));
    },
  };
  const follow = (event: FormEvent<HTMLFormElement>) => {
    if (isField(event.target)) setOwn(withProblemOf(event.target, kind, own));
    if (kind === 'BUSINESS_CARD') setTyped(personalValues(new FormData(event.currentTarget), kind));
    onTouch?.(event);
  };
  // The browser says in a bubble what is wrong with a field, and only of the first: here each says it where it stands.
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.target;
    if (!isField(field)) return;
    setOwn((before) => ({ ...before, [field.name]: problemOf(field, kind) }));
    if (field === event.currentTarget.querySelector(':is(input, textarea):invalid')) field.focus();
  };
  // What was put right says nothing.
  const told = Object.fromEntries(Object.entries({ ...problems, ...own }).filter(([, problem]) => problem !== ''));
  const text = lineId === undefined ? 'Add to cart' : 'Update cart';
  return (
    <Form
      method="post"
      action={action}
      encType={kind === 'BUSINESS_CARD' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      className="personal-form"
      onInput={follow}
      onInvalidCapture={refuse}
      onClick={onTouch}
    >
      <input type="hidden" name="itemId" value={itemId} />
      {kind === 'BUSINESS_CARD' && (
        <section className="personal-proof" aria-label="Proof">
          <CardProof values={typed} design={design} />
          <ProofNote kind={kind} values={typed} design={design} />
        </section>
      )}
      <div className="personal-rest">
        <PersonalFields kind={kind} values={values} problems={told} scope={scope} logo={logo} />
        <div className="personal-order">
          {children}
          <div className="buy-bar">
            <QuantityStepper label={`Quantity of ${title}`} max={most} defaultValue={qty} className="buy-quantity" />
            <Button size="large" name="intent" value="add" isBusy={formAction === action} aria-label={`${text}: ${title}`}>
              {text}
            </Button>
          </div>
          {kind === 'BUSINESS_CARD' && (
            <Button look="quiet" className="without-scripts" name="intent" value="proof" formNoValidate>
              Show the proof
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}
