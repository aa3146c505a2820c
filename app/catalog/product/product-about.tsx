import { Link } from 'react-router';
import Check from 'lucide-react/icons/check';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { addPrinterPath } from '#app/shell/account-paths.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { ProductView } from './product-view.ts';
import { specGroups } from './spec-groups.ts';

/** What it is, in a few lines and at length. */
export function ProductAbout({ product: { highlights, description } }: { product: ProductView }) {
  return (
    <div className="product-about">
      <ul className="highlights">
        {highlights.map((line) => (
          <li key={line}>
            <Check size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <section>
        <h2>Description</h2>
        <p className="max-w-prose">{description}</p>
      </section>
    </div>
  );
}

/** What is in its box, and of a set what it consists of. */
export function WhatComes({ product: { parts, setSaving, inTheBox } }: { product: ProductView }) {
  if (inTheBox.length + parts.length === 0) return null;
  return (
    <div className="product-about product-comes">
      {inTheBox.length > 0 && (
        <section>
          <h2>What’s in the box</h2>
          <ul className="in-the-box">
            {inTheBox.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
      {parts.length > 0 && (
        <section>
          <h2>What is in the set</h2>
          <ul className="set-parts">
            {parts.map(({ itemId, name, url, image, qty, priceValue: each }) => (
              <li key={itemId}>
                <Picture picture={image} widths={[160]} isDecorative className="small-tile-picture" />
                <span className="figures whitespace-nowrap">{qty} ×</span>
                <Link className="link" to={url}>
                  {name}
                </Link>
                {each !== null && <span className="figures ml-auto whitespace-nowrap">{formatDollars(each)}</span>}
              </li>
            ))}
          </ul>
          {setSaving !== undefined && <p className="text-sm">{setSaving}</p>}
        </section>
      )}
    </div>
  );
}

/** So many of its specifications are said beside the pictures. */
const AT_A_GLANCE = 7;
/** What stands above already, or tells nobody anything at a glance. */
const NOT_TELLING: ReadonlySet<string> = new Set(['Brand', 'Item number', 'Manufacturer number', 'UPC', 'EAN', 'GTIN', 'Model']);

/** The first of its specifications, with the way to all of them: only in windows with room beside the pictures. */
export function AtAGlance({ rows }: { rows: readonly (readonly [string, string])[] }) {
  const telling = rows.filter(([name]) => !NOT_TELLING.has(name)).slice(0, AT_A_GLANCE);
  if (telling.length < 2) return null;
  return (
    <section className="glance">
      <h2>At a glance</h2>
      <dl>
        {telling.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className="link inline-flex min-h-11 items-center text-sm" href="#specifications">
        All specifications
      </a>
    </section>
  );
}

export function Specifications({ rows }: { rows: readonly (readonly [string, string])[] }) {
  if (rows.length === 0) return null;
  return (
    <section id="specifications">
      <h2 className="mb-3">Specifications</h2>
      <div className="specifications">
        {specGroups(rows).map(({ heading, lines }) => (
          <div key={heading} className="specification-group">
            {heading !== '' && <h3>{heading}</h3>}
            <dl>
              {lines.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

/** What there is to read or to keep about it. */
export function Documents({ documents }: Pick<ProductView, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <section id="documents">
      <h2 className="mb-3">Documents</h2>
      <ul>
        {documents.map(({ url, kind, title, size }) => (
          <li key={url}>
            <a className="link inline-flex min-h-11 items-center" href={url} type="application/pdf">
              {title}
            </a>
            <span className="text-sm text-ink-soft"> {[kind === title ? [] : kind, 'PDF', size ?? []].flat().join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The printers that a cartridge is for. */
export function CompatiblePrinters({ models }: { models: readonly string[] }) {
  if (models.length === 0) return null;
  return (
    <section id="compatible">
      <h2 className="mb-3">Compatible Printers</h2>
      <p className="mb-2">This cartridge is compatible with:</p>
      <ul className="compatible-models">
        {models.map((model) => (
          <li key={model}>
            <Link className="link" to={addPrinterPath(model)} title="Add to my printers">
              {model}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">Own one of these? Choose it to add it to your printers.</p>
    </section>
  );
}
