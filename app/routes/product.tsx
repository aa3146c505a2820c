import { data, redirect } from 'react-router';
import { compareProducts, getProduct, type ProductDetails } from '#contracts/catalog.ts';
import { listReviews } from '#contracts/catalog/reviews.ts';
import { listQuestions } from '#contracts/reviews/questions.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { ProductGallery } from '#app/catalog/product/product-gallery.tsx';
import { AtAGlance, CompatiblePrinters, Documents, ProductAbout, Specifications, WhatComes } from '#app/catalog/product/product-about.tsx';
import { ADD_FORM_ID, IN_BOX, ProductBuyBox, ProductPrice } from '#app/catalog/product/product-buy-box.tsx';
import { FollowingBuy } from '#app/catalog/product/following-buy.tsx';
import { ProductHead } from '#app/catalog/product/product-head.tsx';
import { productThing, productView } from '#app/catalog/product/product-view.ts';
import { SimilarTable } from '#app/catalog/product/similar/similar-table.tsx';
import { similarTo, similarView, type SimilarView } from '#app/catalog/product/similar/similar-view.ts';
import { VariantChoice } from '#app/catalog/product/variants/variant-choice.tsx';
import { ProductReviews } from '#app/catalog/reviews/product-reviews.tsx';
import { ProductQuestions } from '#app/catalog/reviews/product-questions.tsx';
import { questionsAsked, questionsPagePath, reviewsAsked, reviewsView } from '#app/catalog/reviews/reviews-view.ts';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { BuyNowButton } from '#app/checkout/buy-now/buy-now-button.tsx';
import { TileGrid } from '#app/catalog/tiles/tile-grid.tsx';
import type { TileView } from '#app/catalog/tiles/tile-view.ts';
import { membershipChoice, MembershipTable, type MembershipChoice } from '#app/catalog/product/membership-table.tsx';
import { ViewedLater } from '#app/recommendations/viewed-later.tsx';
import { useBuyQuantity } from '#app/catalog/product/volume-table.tsx';
import { VariantTable } from '#app/catalog/product/variants/variant-table.tsx';
import { breadcrumbThing, pageMeta } from '#app/shell/page-meta.ts';
import { shortNamed } from '#app/help/short-names.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { Route } from './+types/product.ts';

export const shouldRevalidate = exceptAfterAdd;

/** Product pages stand at /product_{sku}; the router hands over the whole segment. */
const PREFIX = 'product_';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { door, tenant } = servicesOf(context);
  const meant = shortNamed(params.productPage, tenant);
  if (meant !== undefined) throw redirect(meant);
  if (!params.productPage.startsWith(PREFIX) || params.productPage.length === PREFIX.length) throw data(null, { status: 404 });
  const itemId = params.productPage.slice(PREFIX.length);
  const [found, written, asked] = await Promise.all([
    door(getProduct, { params: { itemId } }),
    door(listReviews, { params: { itemId }, query: reviewsAsked(url.searchParams) }),
    door(listQuestions, { params: { itemId }, query: questionsAsked(url.searchParams) }),
  ]);
  const { product } = requireAnswer(found, url);
  const reviews = reviewsView(requireAnswer(written), { url: product.url, histogram: product.histogram, params: url.searchParams });
  const [memberships, similar] = await Promise.all([membershipsBeside(door, product), similarBeside(door, product)]);
  const view = productView(product);
  // Others of its kind stand in one place: in the table, or in a row where it cannot be had, or where there is nothing to hold side by side.
  const related = view.standing === undefined && (similar !== undefined || memberships.length > 0) ? [] : view.related;
  return { ...view, related, reviews, questions: requireAnswer(asked), memberships, similar };
}

/** What is like it, to be held against it; not of a membership, which has a table of its own. Where it cannot be had the page is one without it. */
async function similarBeside(door: Door, product: ProductDetails): Promise<SimilarView | undefined> {
  const others = product.isMembership ? [] : similarTo(product);
  if (others.length === 0) return undefined;
  const reply = await door(compareProducts, { query: { itemId: [product.itemId, ...others] } });
  return reply.ok ? similarView(reply.body.products) : undefined;
}

type Door = ReturnType<typeof servicesOf>['door'];

/** A membership and the others, to be held against each other; none where it is something else, or the only one. */
async function membershipsBeside(door: Door, product: ProductDetails): Promise<MembershipChoice[]> {
  if (!product.isMembership) return [];
  const others = product.related.filter(({ baseCatId }) => baseCatId === product.baseCatId).slice(0, MOST_BESIDE);
  const found = await Promise.all(others.map(({ itemId }) => door(getProduct, { params: { itemId } })));
  const beside = found.flatMap((reply) => (reply.ok ? [membershipChoice(reply.body.product)] : []));
  return beside.length === 0 ? [] : [membershipChoice(product), ...beside];
}

/** So many stand beside it. */
const MOST_BESIDE = 2;

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
  const { itemId, title, specifications, trail, pictures, related, goesWith, fitting, printerModels, instead, standing } = product;
  const isCartridge = printerModels.length > 0;
  const hasChoices = product.choices.groups.length > 0 || product.choices.list !== undefined;
  // Where there is much to choose from, all of it stands before what is said of one.
  const isTableFirst = (product.allVariants?.rows.length ?? 0) >= MANY_VARIANTS;
  const quantity = useBuyQuantity(product);
  return (
    <div className="page pb-4">
      <Breadcrumbs trail={trail} here={title} />
      <div className="product">
        <ProductHead product={product} />
        {/* Where there is much to choose beside the pictures, what is said of it stands below them. */}
        <div className="product-left">
          <ProductGallery key={itemId} pictures={pictures} />
          {hasChoices && !isTableFirst && <ProductAbout product={product} />}
          <WhatComes product={product} />
        </div>
        <VariantChoice itemId={itemId} choices={product.choices} count={product.allVariants?.rows.length} />
        <div className="product-side">
          <ProductPrice product={product} qty={quantity.qty} />
          <ProductBuyBox
            key={`buy-${itemId}`}
            product={product}
            quantity={quantity}
            buyNow={<BuyNowButton formId={ADD_FORM_ID} title={title} priceValue={product.priceValue} />}
          />
        </div>
        {!hasChoices && <ProductAbout product={product} />}
        {!isTableFirst && <AtAGlance rows={specifications} />}
      </div>
      <VariantTable table={product.allVariants} />
      {isTableFirst && (
        <div className="product-told">
          <ProductAbout product={product} />
          <AtAGlance rows={specifications} />
        </div>
      )}
      {standing !== undefined && (
        <Reel
          id="related"
          heading={instead.length > IN_BOX ? 'More alternate choices' : `More in ${trail.at(-1)?.name}`}
          tiles={[...instead.slice(IN_BOX), ...related]}
        />
      )}
      <Reel id="fits" heading={isCartridge ? 'Printers we sell that take it' : 'Ink and toner for it'} tiles={fitting} />
      {standing === undefined && <Reel id="goes-with" heading="Pairs well with" tiles={goesWith} />}
      <div className="product-more">
        <MembershipTable itemId={itemId} choices={product.memberships} />
        <CompatiblePrinters models={printerModels} />
        <Specifications rows={specifications} />
        <Documents documents={product.documents} />
        <ProductReviews product={product} reviews={product.reviews} />
        <ProductQuestions itemId={product.itemId} found={product.questions} hrefOf={(page) => questionsPagePath(product.url, page)} />
      </div>
      {standing === undefined && <SimilarTable similar={product.similar} />}
      {standing === undefined && <Reel id="related" heading={`More in ${trail.at(-1)?.name}`} tiles={related} />}
      <ViewedLater itemId={itemId} />
      {standing === undefined && product.personal === undefined && (
        <FollowingBuy key={`bar-${itemId}`} product={product} qty={quantity.qty} formId={ADD_FORM_ID} />
      )}
    </div>
  );
}

/** From so many on the table of all of a group comes first. */
const MANY_VARIANTS = 8;

/** As many as stand beside each other on wide windows. */
const IN_REEL = 5;

function Reel({ id, heading, tiles }: { id: string; heading: string; tiles: readonly TileView[] }) {
  if (tiles.length === 0) return null;
  return (
    <section className="mt-10" id={id}>
      <h2 className="mb-4">{heading}</h2>
      <TileGrid tiles={tiles.slice(0, IN_REEL)} layout="reel" />
    </section>
  );
}
