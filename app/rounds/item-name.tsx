import { Link } from 'react-router';

/** What an item of a round is called; it leads to its page for who may open that. */
export function ItemName({ item, hasLink }: { item: { readonly name: string; readonly url: string }; hasLink: boolean }) {
  if (!hasLink) return item.name;
  return (
    <Link className="link" to={item.url}>
      {item.name}
    </Link>
  );
}
