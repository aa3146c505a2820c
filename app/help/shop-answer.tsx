import { Link } from 'react-router';
import type { HelpAnswer } from './help-topics.ts';

/** The way to an answer, above what was found for a question about the shop. */
export function ShopAnswer({ answer: { text, links } }: { answer: HelpAnswer }) {
  return (
    <p className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-md bg-brand-wash px-4 py-3">
      <strong>{text}</strong>
      {links.map((link) => (
        <Link key={link.to} className="link font-semibold" to={link.to}>
          {link.text}
        </Link>
      ))}
    </p>
  );
}
