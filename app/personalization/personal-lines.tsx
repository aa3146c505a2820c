import type { PersonalText } from './personal-texts.ts';
import './personalization.css';

/** What was written for an item, where it is looked at once more. Nothing where nothing was. */
export function PersonalLines({ lines }: { lines: readonly PersonalText[] | undefined }) {
  if (lines === undefined || lines.length === 0) return null;
  return (
    <dl className="personal-lines">
      {lines.map(({ label, text, picture }) => (
        <div key={label}>
          <dt>{label}:</dt>
          <dd>{picture === undefined ? text : <img src={picture} alt={text} height="40" />}</dd>
        </div>
      ))}
    </dl>
  );
}
