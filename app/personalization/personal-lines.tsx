import './personalization.css';

/** What was written for an item, where it is looked at once more. Nothing where nothing was. */
export function PersonalLines({ lines }: { lines: readonly { readonly label: string; readonly text: string }[] | undefined }) {
  if (lines === undefined || lines.length === 0) return null;
  return (
    <dl className="personal-lines">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}:</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
