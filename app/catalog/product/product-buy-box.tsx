import type { ReactNode, SyntheticEvent } from 'react';
import { Form, Link } from 'react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Printer from 'lucide-react/icons/printer';
import Store from 'lucide-react/icons/store';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars, formatPrice } from '#domain/catalog/price-text.ts';
import { CONSUMER_PRICING } from '#domain/pricing/pricing-config.ts';
import { AlertForm } from '#app/alerts/alert-form.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Price } from '#app/ui/price.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { helpPath } from '#app/help/help-topics.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { ToListLink } from '#app/ui/lists/to-list-link.tsx';
import { PATHS, signInPath } from '#app/shell/site-paths.ts';
import { startRestockPath } from '#domain/restocks/restock-paths.ts';
import { ASK_ZIP, zipPath } from '#app/shell/zip-path.ts';
import { AddButton } from '../tiles/add-button.tsx';
import { ADD_PATH, addFromForm } from '../tiles/add-requests.ts';
import type { ProductView, Way } from './product-view.ts';
import { PersonalForm, type PersonalItem } from '#app/personalization/personal-form.tsx';
import { OnContract } from '../contract/on-contract.tsx';
import { ServiceChoices } from './service-choice.tsx';
import { SmallTiles } from './small-tiles.tsx';
import { MostNote, ShortNote, useOver, useShort } from './quantity-note.tsx';
import { VolumeTable, type BuyQuantity } from './volume-table.tsx';
import { earnedPriceOf, type EarnedPrice, type VolumeRow } from './volume-view.ts';
import type { Standing } from './standing.ts';

/** What it costs, one of so many as stand in the form, and what is to be known of that before it is added; on phones above the picture. */
export function ProductPrice({ product, qty }: { product: ProductView; qty: number }) {
  const { price, was, save, list, member, unit, fee, availability, hasPrice, standing, note, volumePrices } = product;
  if (!hasPrice) return null;
  const earned = standing === undefined ? earnedPriceOf(volumePrices, qty) : undefined;
  return (
    <div className={classNames('product-price', availability === 'Discontinued' && 'product-price-past')}>
      {earned === undefined ? (
        <Price now={price} was={was} save={save} list={list} member={member} unit={unit} fee={fee} size="large" />
      ) : (
        <Price now={earned.now} unit={earned.unit} fee={fee} size="large" />
      )}
      {volumePrices.length > 0 && <EarnedNote earned={earned} />}
      {note !== undefined && standing === undefined && <p className="product-note">{note}</p>}
    </div>
  );
}

/** Why it is not the price of one; heard when it changes. */
function EarnedNote({ earned }: { earned: EarnedPrice | undefined }) {
  return (
    <p className="product-earned" role="status">
      {earned !== undefined && (
        <>
          <span className="hearable">{earned.now} each. </span>
          {earned.why}
        </>
      )}
    </p>
  );
}

/**
 * When it comes, what comes along, and the one thing to do about it.
 *
 * @param quantity the one in its form, which its price follows.
 * @param buyNow what orders it without the cart: it sends the form with the id ADD_FORM_ID. Not shown where an item asks something first: Buy now asks nothing.
 */
export function ProductBuyBox({ product, quantity, buyNow }: { product: ProductView; quantity: BuyQuantity; buyNow?: ReactNode }) {
  const standing = useStanding(product);
  return (
    <div className={standing === undefined ? 'buy-box' : 'buy-box buy-box-closed'}>
      {product.chargedWhen !== undefined && <p className="text-sm">{product.chargedWhen}</p>}
      {standing === undefined && <OnContract note={product.contract} title={product.title} qty={quantity.qty} />}
      {standing === undefined ? <AddForm product={product} quantity={quantity} /> : <NotToAdd product={product} standing={standing} />}
      {standing === undefined && product.personal === undefined && buyNow}
      <ToListLink of={{ itemId: product.itemId }} form={ADD_FORM_ID} className={buttonClass({ look: 'quiet' })}>
        Add to list
      </ToListLink>
      {standing === undefined && product.packsWithoutFee.length > 0 && (
        <section id="without-fee">
          <h2>No courier surcharge</h2>
          <SmallTiles tiles={product.packsWithoutFee.slice(0, IN_BOX)} />
        </section>
      )}
      {standing === undefined && product.restockPrice !== null && <RestockLink itemId={product.itemId} price={product.restockPrice} />}
      {standing === undefined && product.alerts.includes('PRICE') && <PriceAlert product={product} />}
      {product.printerModel !== undefined && <OwnThis product={product} />}
      {standing === undefined && product.personal === undefined && product.isReturnable && (
        <Assurances isShipped={product.ways.some(({ value, isOpen }) => value === 'STA' && isOpen)} />
      )}
    </div>
  );
}

/** Where it cannot be added as it is; a membership is somebody's, so who is nobody yet signs in first. */
function useStanding({ standing, isMembership, url }: ProductView): Standing | undefined {
  const user = usePageData()?.shown.user;
  if (standing !== undefined || !isMembership || user !== undefined) return standing;
  return {
    tone: 'info',
    title: 'Sign in to buy it',
    text: 'A membership belongs to one person, so we need to know who you are.',
    link: { href: signInPath(url), text: 'Sign in' },
  };
}

/** The way to have it come again and again, with what it costs so. */
function RestockLink({ itemId, price }: { itemId: string; price: number }) {
  return (
    <Link className="link inline-flex min-h-11 items-center self-center text-sm" to={startRestockPath(itemId)}>
      {isShownAmount(price) ? `Auto-restock for ${formatDollars(price)} each` : 'Put it on auto-restock'}
    </Link>
  );
}

function PriceAlert({ product: { itemId, title, suggestedPrice } }: { product: ProductView }) {
  return (
    <Disclosure summary="Email me when the price drops">
      <AlertForm itemId={itemId} title={title} kind="PRICE" suggested={suggestedPrice} />
    </Disclosure>
  );
}

/** What it costs to have it sent, and that it can be sent back. */
function Assurances({ isShipped }: { isShipped: boolean }) {
  const isBusiness = usePageData()?.tenant === 'SBA';
  return (
    <ul className="assurances">
      {isShipped && (
        <li>
          <Link to={helpPath('delivery')}>
            {isBusiness
              ? 'Free delivery'
              : `Shipping is free at ${formatPrice(CONSUMER_PRICING.freeShippingThresholdCents)}, and always for members`}
          </Link>
        </li>
      )}
      <li>
        <Link to={helpPath('returns')}>Returns at any time, with no deadline</Link>
      </li>
    </ul>
  );
}

/** Puts the printer on the list of who looks: they sign in first, if they have not. */
function OwnThis({ product: { itemId, title } }: { product: ProductView }) {
  return (
    <Form method="post" action={PATHS.printers}>
      <input type="hidden" name="itemId" value={itemId} />
      <Button look="quiet" name="intent" value="add">
        <Printer size={18} aria-hidden="true" />I own this: add to my printers<span className="hearable">: {title}</span>
      </Button>
    </Form>
  );
}

/** By which the button beside it sends it, too. */
export const ADD_FORM_ID = 'add-form';

/** On phones the bar is fixed, and what it costs then may be out of sight: it is said there, too, to who sees it alone. */
function EarnedInBar({ rows, qty }: { rows: readonly VolumeRow[]; qty: number }) {
  const earned = earnedPriceOf(rows, qty);
  return (
    earned !== undefined && (
      <p className="buy-bar-earned" aria-hidden="true">
        <b>{earned.now}</b> {earned.why}
      </p>
    )
  );
}

type FormProps = { product: ProductView; quantity: BuyQuantity };

function AddForm({ product, quantity }: FormProps) {
  const { personal } = product;
  if (personal === undefined) return <PlainForm product={product} quantity={quantity} />;
  return <AskingForm product={product} quantity={quantity} item={personal} />;
}

function AskingForm({ product, quantity: { qty, follow }, item }: FormProps & { item: PersonalItem }) {
  return (
    <PersonalForm item={item} onTouch={follow}>
      {item.kind !== 'GIFT_BY_EMAIL' && <Ways product={product} />}
      <VolumeTable rows={product.volumePrices} qty={qty} />
    </PersonalForm>
  );
}

function PlainForm({ product, quantity: { qty, follow } }: FormProps) {
  const { itemId, title, most, action, services, volumePrices } = product;
  const { isOver, watch } = useOver(most);
  const short = useShort(product.ways);
  const touch = (event: SyntheticEvent<HTMLFormElement>) => {
    follow?.(event);
    short.watch(event);
  };
  return (
    <form
      id={ADD_FORM_ID}
      onInputCapture={watch}
      className="flex flex-col gap-4"
      method="post"
      action={ADD_PATH}
      onSubmit={addFromForm}
      onInput={touch}
      onClick={touch}
    >
      <input type="hidden" name="itemId" value={itemId} />
      <Ways product={product} />
      <ServiceChoices groups={services} />
      <VolumeTable rows={volumePrices} qty={qty} />
      <div className="buy-bar">
        <ShortNote text={short.text} />
        <EarnedInBar rows={volumePrices} qty={qty} />
        <QuantityStepper label={`Quantity of ${title}`} max={most} className="buy-quantity" />
        <AddButton itemId={itemId} text={action.text} name={title} size="large" />
      </div>
      <MostNote most={most} isOver={isOver} />
    </form>
  );
}

/** How it comes. What has no store yet, or none of it in the store that was chosen, leads to the stores. */
function Ways({ product }: { product: ProductView }) {
  const { itemId, ways, storeNumber, asksZip, isFetchable } = product;
  const [only, ...others] = ways.filter(({ value, isOpen }) => value !== 'ISP' || isOpen);
  const closed = ways.find(({ value, isOpen }) => value === 'ISP' && !isOpen);
  const usual = ways.find(({ isOpen }) => isOpen)?.value;
  return (
    <>
      {storeNumber !== undefined && <input type="hidden" name="pickupStoreNumber" value={storeNumber} />}
      <div className="ways">
        {only !== undefined && others.length === 0 && closed === undefined && only.isOpen ? (
          <OnlyWay way={only} />
        ) : (
          <RadioCards
            legend="How would you like to get it?"
            name="deliveryType"
            options={ways.filter((way) => way !== closed).map(cardOf)}
            defaultValue={usual}
          />
        )}
        {closed !== undefined && <StoresCard way={closed} href={storesPath(itemId)} />}
        <div className="ways-more">
          {asksZip && (
            <Link className="link inline-flex min-h-11 items-center text-sm" to={zipPath(product.url)}>
              {ASK_ZIP}
            </Link>
          )}
          {isFetchable && closed === undefined && <OtherStores product={product} />}
        </div>
      </div>
    </>
  );
}

/** Stands among the ways as one of them, and leads to the stores. */
function StoresCard({ way: { label, text }, href }: { way: Way; href: string }) {
  return (
    <Link className="radio-card way-to-stores" to={href}>
      <Store size={20} aria-hidden="true" />
      <span className="choice-text">
        <span className="radio-card-label">{label}</span>
        <span className="radio-card-more block">{text}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}

const storesPath = (itemId: string) => `${PATHS.pickup}?item=${encodeURIComponent(itemId)}`;

/** How something comes that comes in one way: nothing is to be chosen. */
function OnlyWay({ way }: { way: Way }) {
  return (
    <p>
      <input type="hidden" name="deliveryType" value={way.value} />
      <b>{way.text}</b>
      {way.facts.length > 0 && <span className="block text-sm text-ink-soft">{way.facts.join(' · ')}</span>}
    </p>
  );
}

function cardOf({ value, label, text, facts, isOpen }: Way) {
  const more = (
    <>
      {text}
      {facts.length > 0 && <span className="block">{facts.join(' · ')}</span>}
    </>
  );
  return { value, label, more, isDisabled: !isOpen };
}

/** Leads to the stores, each with what it has of the product. */
function OtherStores({ product: { itemId, isFetchable, storeNumber } }: { product: ProductView }) {
  if (!isFetchable) return null;
  return (
    <Link className="link inline-flex min-h-11 items-center text-sm" to={storesPath(itemId)}>
      {storeNumber === undefined ? 'Choose a store' : 'Check other stores'}
    </Link>
  );
}

/** So many that could be taken instead stand in the box itself. */
export const IN_BOX = 3;

/** Leads on: to a page, or into the program for mails. */
function WayOn({ href, text }: NonNullable<Standing['link']>) {
  const className = 'link inline-flex min-h-11 items-center';
  if (href.startsWith('mailto:'))
    return (
      <a className={className} href={href}>
        {text}
      </a>
    );
  return (
    <Link className={className} to={href}>
      {text}
    </Link>
  );
}

function WaysOn({ ways }: { ways: readonly NonNullable<Standing['link']>[] }) {
  return (
    <span className="flex flex-wrap gap-x-5">
      {ways.map((way) => (
        <WayOn key={way.text} {...way} />
      ))}
    </span>
  );
}

/** Why it cannot be added here, and what to do instead. */
function NotToAdd({ product, standing: { tone, title, text, link, second, hasStores } }: { product: ProductView; standing: Standing }) {
  const { instead, isReplaced, goesTo, alerts, itemId, relation } = product;
  const isHad = relation !== undefined && !product.isOutOfStock && product.priceValue !== null;
  const along = isHad ? { value: `${relation} ${itemId}`, name: product.title } : undefined;
  return (
    <>
      <Notice tone={tone} title={title} action={link !== undefined && <WaysOn ways={[link, ...(second === undefined ? [] : [second])]} />}>
        <p>{text}</p>
        {hasStores && <OtherStores product={product} />}
      </Notice>
      <OnContract note={product.contract} title={product.title} qty={1} />
      {alerts.includes('BACK') && <AlertForm itemId={itemId} title={product.title} kind="BACK" />}
      {instead.length > 0 && (
        <section id="instead">
          <h2>{isReplaced ? 'Replacement item' : 'Alternate choices'}</h2>
          <SmallTiles tiles={instead.slice(0, isReplaced ? 1 : IN_BOX)} />
          {isReplaced && instead.length > 1 && (
            <>
              <h2 className="mt-4">Most like it</h2>
              <SmallTiles tiles={instead.slice(1, IN_BOX)} />
            </>
          )}
        </section>
      )}
      {goesTo.length > 0 && (
        <section id="goes-to">
          <h2>{relation === 'WARRANTY' ? 'What it protects' : 'What it is for'}</h2>
          <SmallTiles tiles={goesTo.slice(0, IN_BOX)} along={along} />
        </section>
      )}
    </>
  );
}
