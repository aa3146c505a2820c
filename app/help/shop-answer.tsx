import { Link } from 'react-router';
import type { HelpAnswer } from './help-answers.ts';

/** The way to an answer, as the heading of what was found for a question about the shop. */
export function ShopAnswer({ answer: { text, says, links } }: { answer: HelpAnswer }) {
  return (
    <div className="mb-6 rounded-md bg-brand-wash px-4 py-3">
      <h1>{text}</h1>
      <p className="mt-1 max-w-prose">{says}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {links.map((link) => (
          <Link key={link.to} className="link font-semibold" to={link.to}>
            {link.text}
          </Link>
        ))}
      </p>
    </div>
  );
}
