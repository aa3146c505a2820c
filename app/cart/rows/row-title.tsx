import { titleParts } from '#app/catalog/tiles/title-parts.ts';

/** What it is, and on lines of its own what tells it from its like: where room is short the name is cut off, never that. */
export function RowTitle({ title }: { title: string }) {
  const [name, details] = titleParts(title);
  return (
    <>
      <span className="row-title-name">{name}</span>
      {details !== undefined && (
        <>
          <i className="hearable">, </i>
          <span className="row-title-details">{details}</span>
        </>
      )}
    </>
  );
}
