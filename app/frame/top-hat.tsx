/** The banner above the page. */
export function TopHat({ text }: { text: string }) {
  return (
    <aside className="top-hat not-printed" aria-label="Announcement">
      <p className="page">{text}</p>
    </aside>
  );
}
