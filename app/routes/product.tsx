import { data, Link } from 'react-router';
import { getProduct } from '#contracts/catalog.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { ProductGallery } from '#app/catalog/product-gallery.tsx';
import { ProductBuyBox } from '#app/catalog/product-buy-box.tsx';
import { ProductReviews } from '#app/catalog/product-reviews.tsx';
import { productThing, productView, type ProductView } from '#app/catalog/product-view.ts';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { TileGrid } from '#app/catalog/tiles/tile-grid.tsx';
import { addPrinterPath } from '#app/shell/account-paths.ts';
import { breadcrumbThing, pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { Route } from './+types/product.ts';

export const shouldRevalidate = exceptAfterAdd;

/** Product pages stand at /product_{sku}; the router hands over the whole segment. */
const PREFIX = 'product_';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (!params.productPage.startsWith(PREFIX) || params.productPage.length === PREFIX.length) throw data(null, { status: 404 });
  const itemId = params.productPage.slice(PREFIX.length);
  return productView(requireAnswer(await servicesOf(context).door(getProduct, { params: { itemId } }), url).product);
}

export const meta: Route.MetaFunction = ({ loaderData: product, matches }) => {
  const site = matches[0].loaderData;
  if (product === undefined) return pageMeta(site, { title: 'Page not found', isUnlisted: true });
  const { title, brand, description, url, trail, pictures } = product;
  const origin = site?.origin ?? '';
  return pageMeta(site, {
    title: `${title} | ${brand}`,
    description: description.slice(0, 160),
    canonicalPath: url,
    imagePath: pictures[0] && `/pictures/${pictures[0].key}-800.webp`,
    things: [productThing(product, origin), breadcrumbThing(origin, [...trail, { name: title, href: url }])],
  });
};

export default function Product({ loaderData: product }: Route.ComponentProps) {
  const { title, description, specifications, trail, pictures, related, printerModels } = product;
  return (
    <div className="page pb-4">
      <Breadcrumbs trail={trail} here={title} />
      <div className="product">
        <ProductGallery key={product.itemId} pictures={pictures} />
        <ProductBuyBox key={`buy-${product.itemId}`} product={product} />
      </div>
      <Instead product={product} />
      <div className="product-more">
        <section className="prose">
          <h2>What it is</h2>
          <p className="max-w-prose">{description}</p>
        </section>
        <Specifications rows={specifications} />
        {printerModels.length > 0 && (
          <section id="compatible">
            <h2 className="mb-3">Compatible Printers</h2>
            <p className="mb-2">This cartridge is compatible with:</p>
            <ul className="list-disc pl-5">
              {printerModels.map((model) => (
                <li key={model}>
                  <Link className="link" to={addPrinterPath(model)} title="Add to my printers">
                    {model}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-ink-soft">Own one of these? Choose it to add it to your printers.</p>
          </section>
        )}
        <ProductReviews product={product} />
      </div>
      {related.length > 0 && (
        <section className="mt-12" id="related">
          <h2 className="mb-4">
            {product.action.kind === 'add' || product.instead.length > 0 ? 'Customers also bought' : 'Alternate choices'}
          </h2>
          <TileGrid tiles={related.slice(0, 5)} layout="reel" />
        </section>
      )}
    </div>
  );
}

/** What could be taken instead of what cannot be had as it is: what replaces it alone, else what is like it. (S2-96, S2-97) */
function Instead({ product: { instead, isReplaced } }: { product: ProductView }) {
  if (instead.length === 0) return null;
  return (
    <section className="mt-8" id="instead">
      <h2 className="mb-4">{isReplaced ? 'Replacement item' : 'Our experts suggest'}</h2>
      <TileGrid tiles={instead.slice(0, isReplaced ? 1 : 5)} layout="reel" />
    </section>
  );
}

function Specifications({ rows }: { rows: readonly (readonly [string, string])[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3">Specifications</h2>
      <table className="specifications">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
