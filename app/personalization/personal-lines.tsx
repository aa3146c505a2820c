import { logoPath } from '#domain/personalization/logo.ts';
import type { PersonalLine } from '#domain/personalization/personalization.ts';
import './personalization.css';

/** What was written for an item, where it is looked at once more, its logo as a picture. Nothing where nothing was. */
export function PersonalLines({ lines }: { lines: readonly PersonalLine[] | undefined }) {
  if (lines === undefined || lines.length === 0) return null;
  return (
    <dl className="personal-lines">
      {lines.map(({ field, label, text, value }) => (
        <div key={field}>
          <dt>{label}:</dt>
          <dd>{field === 'logo' ? <img src={logoPath(value)} alt={text} height="40" /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
