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
      {choices.map((choice) => (
        <Choice key={choice.value} choice={choice} type={relation === 'WARRANTY' ? 'radio' : 'checkbox'} />
      ))}
    </fieldset>
  ));
}

const NO_PLAN: ServiceChoice = { value: '', title: 'No protection plan', url: '', price: '', isAvailable: true, about: '' };

function Choice({ choice, type, isChosen = false }: { choice: ServiceChoice; type: 'radio' | 'checkbox'; isChosen?: boolean }) {
  const { value, title, price, isAvailable, about } = choice;
  return (
    <label className={classNames('service-choice', !isAvailable && 'service-none')}>
      <input type={type} name={WITH} value={value} defaultChecked={isChosen} disabled={!isAvailable} />
      <span>
        {title}
        {!isAvailable && <small className="service-about">Not available now</small>}
        {about !== '' && <small className="service-about">{about}</small>}
      </span>
      <b className="figures">{price}</b>
    </label>
  );
}
