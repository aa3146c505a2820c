import { useState } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { requireDemo } from '#app/api/demo-only.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { TileGrid, TileGridSkeleton } from '#app/catalog/tiles/tile-grid.tsx';
import { DESIGN_TILES } from '#app/catalog/tiles/design-tiles.ts';
import { FormParts } from '#app/shell/design-forms.tsx';
import { DesignPart } from '#app/shell/design-part.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button, IconButton, LinkButton, type ButtonLook } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ProgressMeter } from '#app/ui/progress/meter.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Price } from '#app/ui/price.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { showToast } from '#app/ui/toast-queue.ts';
import type { Route } from './+types/design.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Every part in every state', isUnlisted: true });

export function loader({ context }: Route.LoaderArgs) {
  requireDemo(servicesOf(context));
  return null;
}

const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger'];
const COLORS = [
  'paper',
  'paper-deep',
  'surface',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'brand',
  'brand-strong',
  'brand-deep',
  'brand-wash',
  'highlight',
  'success',
  'warning',
  'failure',
  'info',
] as const;

/** Every part of the design in every state, for those who build with it. */
export default function Design() {
  return (
    <div className="page flex flex-col gap-10 py-8">
      <h1>Every part in every state</h1>
      <DesignPart title="Colors">
        <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 text-sm">
          {COLORS.map((name) => (
            <li key={name}>
              <svg className="h-12 w-full rounded-md border border-line" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </DesignPart>
      <DesignPart title="Type">
        <div className="prose">
          <p className="text-3xl font-bold">Paper, ink and toner</p>
          <p className="text-2xl font-semibold">Paper, ink and toner</p>
          <p className="text-xl font-semibold">Paper, ink and toner</p>
          <p>
            The quick brown fox jumps over the lazy dog.{' '}
            <a className="link" href="#type">
              A link
            </a>
            , <span className="marked">something marked</span>, <span className="figures">$1,111.11</span>.
          </p>
          <p className="text-sm text-ink-soft">Smaller and softer.</p>
          <p className="text-xs text-ink-faint">The smallest.</p>
        </div>
      </DesignPart>
      <Buttons />
      <FormParts />
      <DesignPart title="Prices, ratings, badges">
        <Price now="$46.99" unit="0.9¢/sheet" />
        <Price now="$18.49" was="$22.99" member="$16.49" />
        <Price now="Price N/A" size="small" />
        <Price now="$1,249.00" was="$1,399.00" size="large" />
        <Rating rating={4.3} count={128} />
        <Rating rating={0.5} count={1} />
        <Badge>Discontinued</Badge>
        <Badge tone="brand">ON CONTRACT</Badge>
        <Badge tone="offer">Save $4.50</Badge>
        <Badge tone="success">Verified buyer</Badge>
        <Badge tone="warning">Limited Quantities</Badge>
        <Badge tone="failure">Expired</Badge>
      </DesignPart>
      <Messages />
      <Layers />
      <DesignPart title="Ways">
        <Breadcrumbs
          trail={[
            { name: 'Home', href: '/' },
            { name: 'Paper', href: '/category/paper' },
          ]}
          here="Copy paper"
        />
        <Pagination page={6} pageCount={14} hrefOf={(page) => `?page=${page}`} />
      </DesignPart>
      <DesignPart title="Tiles">
        <div className="w-full">
          <TileGrid tiles={DESIGN_TILES} />
        </div>
      </DesignPart>
      <DesignPart title="Tiles, dense">
        <div className="w-full">
          <TileGrid tiles={DESIGN_TILES} layout="list" />
        </div>
      </DesignPart>
      <DesignPart title="Tiles on their way">
        <div className="w-full">
          <TileGridSkeleton count={4} />
        </div>
      </DesignPart>
      <DesignPart title="Nothing there">
        <div className="w-full">
          <EmptyState title="Your cart is empty." actions={<LinkButton to="/">Find something</LinkButton>}>
            What you add to it stays here, also when you come back tomorrow.
          </EmptyState>
        </div>
      </DesignPart>
    </div>
  );
}

function Buttons() {
  return (
    <DesignPart title="Buttons">
      {LOOKS.map((look) => (
        <Button key={look} type="button" look={look}>
          {look}
        </Button>
      ))}
      <Button type="button" size="small">
        small
      </Button>
      <Button type="button" size="large">
        large
      </Button>
      <Button type="button" isBusy busyText="Placing order…">
        Place order
      </Button>
      <Button type="button" disabled>
        disabled
      </Button>
      <LinkButton to="/" look="secondary">
        a link
      </LinkButton>
      <IconButton type="button" label="Remove" icon={<Trash2 size={20} aria-hidden="true" />} />
    </DesignPart>
  );
}

function Messages() {
  return (
    <DesignPart title="Messages">
      <div className="grid w-full gap-3">
        <Notice title="Free shipping">Orders of $35.00 or more ship free.</Notice>
        <Notice tone="success" title="Order placed">
          We have sent a mail to sam.shopper@example.com.
        </Notice>
        <Notice
          tone="warning"
          title="Only 5 left"
          action={
            <Button type="button" look="secondary" size="small">
              Take 5
            </Button>
          }
        >
          We're sorry, but you have ordered more than we have in stock.
        </Notice>
        <Notice tone="failure">The items are blocked for add to cart as per your organization policies</Notice>
        <ProgressMeter value={22} most={35} label="Toward free shipping" />
        <Disclosure summary="Have a coupon?">
          <p>Here it goes.</p>
        </Disclosure>
      </div>
    </DesignPart>
  );
}

function Layers() {
  const [side, setSide] = useState<'left' | 'right' | 'middle' | undefined>(undefined);
  return (
    <DesignPart title="Layers">
      {(['right', 'left', 'middle'] as const).map((one) => (
        <Button
          key={one}
          type="button"
          look="secondary"
          onClick={() => {
            setSide(one);
          }}
        >
          Drawer, {one}
        </Button>
      ))}
      <Button type="button" look="secondary" onClick={sayRemoved}>
        Toast with undo
      </Button>
      <Button
        type="button"
        look="secondary"
        onClick={() => {
          showToast({ text: 'Sorry, something went wrong. Please try again.', tone: 'failure' });
        }}
      >
        Toast of a failure
      </Button>
      <Drawer
        isOpen={side !== undefined}
        side={side ?? 'right'}
        onClose={() => {
          setSide(undefined);
        }}
        title="A drawer"
        footer={
          <Button
            type="button"
            isWide
            onClick={() => {
              setSide(undefined);
            }}
          >
            Done
          </Button>
        }
      >
        <p>
          The page behind it stays where it is. Escape, the button and a press beside it close it, and the focus goes back to where it was.
        </p>
      </Drawer>
    </DesignPart>
  );
}

function sayRemoved(): void {
  showToast({
    text: 'Removed from your cart',
    action: {
      label: 'Undo',
      onPress: () => {
        showToast({ text: 'It is back' });
      },
    },
  });
}
