import type { ReactNode } from 'react';

/** Drawn by us: plain words and shapes in each brand's color, and nobody's logo. */
const MARKS: readonly { readonly name: string; readonly drawing: ReactNode }[] = [
  {
    name: 'Visa',
    drawing: (
      <text x="21" y="18" fill="#1a3a8f" fontSize="13" fontWeight="800" fontStyle="italic" textAnchor="middle">
        VISA
      </text>
    ),
  },
  {
    name: 'Mastercard',
    drawing: (
      <>
        <circle cx="17" cy="13" r="8" fill="#e0322c" />
        <circle cx="25" cy="13" r="8" fill="#f39a1f" fillOpacity=".88" />
      </>
    ),
  },
  {
    name: 'American Express',
    drawing: (
      <text x="21" y="17" fill="#1f72b8" fontSize="11" fontWeight="800" textAnchor="middle">
        AMEX
      </text>
    ),
  },
  {
    name: 'Discover',
    drawing: (
      <>
        <text x="21" y="15" fill="#1d2433" fontSize="6.6" fontWeight="800" textAnchor="middle">
          DISCOVER
        </text>
        <path d="M14 25.5C26 24 36 20.5 41.5 16.5V21.5a4 4 0 0 1-4 4Z" fill="#ef7a1a" />
      </>
    ),
  },
  {
    name: 'Foolscap card',
    drawing: (
      <>
        <path d="M15 5.5h8.5l4.5 4.5v10.5h-13z" fill="#1f4a3d" />
        <path d="M23.5 5.5v4.5h4.5z" fill="#f2c94c" />
      </>
    ),
  },
];

/** The cards that the form takes, by the marks that people look for. */
export function AcceptedBrands() {
  return (
    <ul className="brand-marks" aria-label="Cards we take">
      {MARKS.map(({ name, drawing }) => (
        <li key={name}>
          <svg viewBox="0 0 42 26" width="42" height="26" role="img" aria-label={name}>
            <rect x=".5" y=".5" width="41" height="25" rx="4" fill="#fff" stroke="#8a8578" />
            {drawing}
          </svg>
        </li>
      ))}
    </ul>
  );
}
