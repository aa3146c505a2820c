import type { GatewayConfig } from '#domain/payment/vendor-config.ts';
import type { CartState } from './cart-events.ts';
import type { Door } from './door.ts';

/** What every page shows of a visit. */
export type VisitRecord = {
  /** Who is signed in. */
  readonly user:
    | {
        readonly firstName: string;
        readonly initials: string;
        readonly accountName: string | undefined;
        /** Of the account, all but its end covered. */
        readonly customerNumber: string | undefined;
        readonly rewardsNumber: string | undefined;
        /** The budget center that their orders are charged to, and its balance: 'Front desk: $1,000.00 left'. (S §2) */
        readonly budget?: string | undefined;
        /** Buys single items at once. */
        readonly buysNow?: true | undefined;
        /** Who of customer service acts for them, and what they are called then. */
        readonly acting?: { readonly representative: string; readonly customer: string } | undefined;
      }
    | undefined;
  /** Which cart it is, and how much is in it; undefined when that cannot be told now. */
  readonly cart: CartState | undefined;
  /** Changes with the identity of the visitor; undefined without a session. */
  readonly contextToken: string | undefined;
  /** Where to deliver, in five digits, once the visitor has said so. */
  readonly zip: string | undefined;
  /** That is the one of a ship-to address, which a buyer has chosen for their organization. */
  readonly hasShipTo?: true | undefined;
};

/** Under which name a form of a page says of which context token the page is. */
export const CONTEXT_TOKEN_FIELD = 'contextToken';

/** What of a visit decides which elements a page has. What they say is another question. */
export type VisitShape = {
  readonly isSignedIn: boolean;
  readonly hasAccountName: boolean;
  readonly hasRewardsNumber?: true | undefined;
  readonly hasBudget?: true | undefined;
  readonly hasZip: boolean;
  readonly hasShipTo?: true | undefined;
  readonly buysNow?: true | undefined;
  readonly isActedFor?: true | undefined;
};

/** What stands in a page that is made for many, where something of its visitor's own comes. */
export type Mark = {
  readonly name: string;
  readonly mark: string;
  /** How many bytes may come there; if `isExact`, no fewer either. */
  readonly length: number;
  readonly isExact: boolean;
};

/** What the app says of the pages that are made once for all who see the same. */
export type PagesForMany = {
  /** What stands for a visit: its texts, and as `visit` the whole record as JSON. */
  readonly marks: readonly Mark[];
  /** What the page at a path reads of its address behind it, in one order: '?…' or nothing. `undefined` where no such page stands. */
  readonly searchRead: (pathname: string, search: string) => string | undefined;
  /** The route of the page at a path; `undefined` where no such page stands. */
  readonly routeOf: (pathname: string) => string | undefined;
  /** Whether the page at a path is made for many of those alone who have bought nothing: to others it shows what they bought. */
  readonly showsPurchases: (pathname: string) => boolean;
  /** Whether the page at an address has what fits the printers of who looks first: then it is the own of who has printers. */
  readonly putsOwnPrintersFirst: (address: string) => boolean;
  /** Whether the page at a path says what can be brought today: then it differs with the stores near by. */
  readonly showsNearStores: (pathname: string) => boolean;
  readonly shapeOf: (visitor: Omit<VisitRecord, 'cart'>) => VisitShape;
  /** The texts of a visit, by the names of their marks. */
  readonly textsOf: (visit: VisitRecord | undefined) => Readonly<Record<string, string>>;
};

/** A form as it was sent to a page: the page's path, and the fields in their order. */
export type TypedForm = { readonly path: string; readonly fields: readonly (readonly [name: string, value: string])[] };

/** The form that somebody sent after their visit had ended. */
export type TypedForms = {
  /** Keeps it in the browser until whoever was signed in there last has signed in again. @returns false where that cannot be: it is too long, or nobody was. */
  readonly keep: (form: TypedForm) => boolean;
  /** The one that was kept, for whom it is of; undefined when there is none, or no longer. */
  readonly read: () => TypedForm | undefined;
  readonly forget: () => void;
};

/** What has just been done, by a word without spaces that its page knows, and with what: an id, or nothing. */
export type Done = { readonly done: string; readonly about: string };

/** What the page that is opened next says, once. */
export type DoneOnce = {
  /** @param path of the page that says it. */
  readonly tell: (path: string, done: Done) => void;
  /** What the page at a path is to say; undefined: nothing. It is gone with that. */
  readonly take: (path: string) => Done | undefined;
};

/** What the server gives to a page beside its request. The app reads it from the router's context. */
export type PageServices = {
  readonly door: Door;
  /** `dotcom`, or `SBA` for the business site. */
  readonly tenant: 'dotcom' | 'SBA';
  readonly routeType: string;
  readonly routeId: string;
  readonly brandName: string;
  /** The origin of this site as the visitor reached it. */
  readonly origin: string;
  /** The payment vendor's origin: where its pages are. */
  readonly vendorOrigin: string;
  /** How this site's cards reach their gateway. */
  readonly gateway: GatewayConfig;
  /** Origins of the pages that may show this site in a frame, and learn how much is in the cart. */
  readonly parentOrigins: readonly string[];
  readonly isDemo: boolean;
  readonly requestId: string;
  /** What time it is in the shop. */
  readonly now: () => Date;
  /** Writes down what went wrong while this page was made. */
  readonly reportFailure: (error: unknown) => void;
  /** Takes the page as it was made: within a response it would become bytes, and a text again. */
  readonly deliver: (html: string) => void;
  /** Whether a page with this status was made of just these data before, and is at hand: then none has to be rendered and delivered. */
  readonly isMadeAlready: (status: number, data: string) => boolean;
  /** Has this page made anew for everybody who asks, where each asking counts. */
  readonly neverKeep: () => void;
  readonly typedForms: TypedForms;
  readonly done: DoneOnce;
  /** For the scripts of this page only. */
  readonly cspNonce: string;
  /** Changes with the identity of the visitor; undefined without a session. */
  readonly contextToken: string | undefined;
  /** The visit for which this page is made; undefined while there is none. */
  readonly visit: () => Promise<VisitRecord | undefined>;
  /** Of a page that is made for all who see the same: its visitors' shape. What is theirs alone is filled in for each of them. */
  readonly shape: VisitShape | undefined;
  /** Whether a purchasing system's session lasts: much of what an account has is not there then. Pages for many are made anew for those. */
  readonly isInProcurement: boolean;
  /** The menus of header and footer for those who get this page, as JSON. */
  readonly siteMenus: string;
  /** Who is signed in; undefined for guests. */
  readonly user:
    | {
        readonly firstName: string;
        readonly lastName: string;
        readonly email: string | undefined;
        readonly accountName: string | undefined;
      }
    | undefined;
};
