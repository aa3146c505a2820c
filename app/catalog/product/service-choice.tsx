import { classNames } from '#app/ui/class-names.ts';
import type { ServiceChoice, ServiceGroup } from './service-groups.ts';

/** The name of what goes along with the item of a form: its relation and its number. */
export const WITH = 'with';

/** The plans and services to take along: one plan or none, and each service or not. They are added by the same press. */
export function ServiceChoices({ groups }: { groups: readonly ServiceGroup[] }) {
  return groups.map(({ relation, heading, choices }) => (
    <fieldset key={relation} className="service-choices">
      <legend className="field-label">{heading}</legend>
      {relation === 'WARRANTY' && <Choice choice={NO_PLAN} type="radio" isChosen />}
      {choices.toSorted(availableFirst).map((choice) => (
        <Choice key={choice.value} choice={choice} type={relation === 'WARRANTY' ? 'radio' : 'checkbox'} />
      ))}
    </fieldset>
  ));
}

const availableFirst = (one: ServiceChoice, other: ServiceChoice) => Number(other.isAvailable) - Number(one.isAvailable);

const NO_PLAN: ServiceChoice = { value: '', title: 'No protection plan', url: '', price: '', isAvailable: true, about: '' };

function Choice({ choice, type, isChosen = false }: { choice: ServiceChoice; type: 'radio' | 'checkbox'; isChosen?: boolean }) {
  const { value, title, price, isAvailable, about } = choice;
  const note = isAvailable ? about : 'Not available now';
  return (
    <label className={classNames('service-choice', !isAvailable && 'service-none')}>
      <input type={type} name={WITH} value={value} defaultChecked={isChosen} disabled={!isAvailable} />
      <span>
        {title}
        {note !== '' && <small className="service-about">{note}</small>}
      </span>
      <b className="figures">{price}</b>
    </label>
  );
}
