import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { AddByNumberForm } from '#app/adding/link/add-by-number.tsx';
import { OffersForm } from '#app/account/offers-form.tsx';
import { PasskeySignIn } from '#app/account/passkeys/passkey-sign-in.tsx';
import { RegisterForm } from '#app/account/register-form.tsx';
import { SignInForm } from '#app/account/sign-in-page.tsx';
import { CompareDrawer } from '#app/catalog/compare/compare-drawer.tsx';
import { NewAddressForm } from '#app/checkout/address/new-address.tsx';
import { COOKIES_TEXT } from '#app/help/cookies-text.ts';
import { aboutPath } from '#app/help/help-topics.ts';
import { useOwnAddress } from '#app/pages-for-many.ts';
import { registerPath } from '#app/shell/account-paths.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Drawer } from '#app/ui/drawer.tsx';
import { CreateListDrawer, ListsDrawer } from './lists-drawer.tsx';
import { StoresDrawer } from './stores-drawer.tsx';
import '../account/account.css';
import '../checkout/checkout.css';

/** What lies over a page. Each has a page of its own, which its link leads to without scripts, and which a form in it is sent to: that says what was wrong, with what was typed. */
const DRAWERS: Readonly<Record<string, { readonly title: string; readonly Content: () => ReactNode }>> = {
  LOGIN: { title: 'Sign in', Content: SignIn },
  CREATE_ACCOUNT: { title: 'Create account', Content: CreateAccount },
  QUICK_ORDER: { title: 'Quick order', Content: QuickOrder },
  STORE_LOCATOR: { title: 'Find a store', Content: StoresDrawer },
  SET_STORE: { title: 'Your store', Content: StoresDrawer },
  COMPARE: { title: 'Compare', Content: CompareDrawer },
  MARKETING_FORM: { title: 'Deals by email or text', Content: Deals },
  REQUIRED_COOKIES: { title: 'Cookies', Content: Cookies },
  LISTS: { title: 'Lists', Content: ListsDrawer },
  CREATE_LIST: { title: 'Create a list', Content: CreateListDrawer },
  ADD_SHIP_TO: { title: 'Add a ship-to address', Content: AddShipTo },
};

/** What is no drawer: a menu beside what was pressed. Where it cannot be loaded the link leads to its page. */
const ListMenu = lazy(() => import('#app/lists/adding/list-menu.tsx').catch(() => ({ default: ToPage })));
const TO_LIST = 'TO_LIST';

function ToPage({ href }: { href: string }): null {
  location.assign(href);
  return null;
}

/** The drawer of a name; one that there is not leads to the page of its link. Once the page behind it is another, it is closed. */
export default function Drawers({ name, href, onClose }: { name: string; href: string; onClose: () => void }) {
  const drawer = DRAWERS[name];
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (first.current !== key) onClose();
  }, [key, onClose]);
  useEffect(() => {
    if (drawer === undefined && name !== TO_LIST) location.assign(href);
  }, [drawer, name, href]);
  if (name === TO_LIST)
    return (
      <Suspense fallback={null}>
        <ListMenu key={href} href={href} onClose={onClose} />
      </Suspense>
    );
  if (drawer === undefined) return null;
  const { title, Content } = drawer;
  return (
    <Drawer isOpen title={title} onClose={onClose}>
      <Content />
    </Drawer>
  );
}

function SignIn() {
  const returnTo = useOwnAddress();
  // An organization's people are entered by its administrator.
  const mayRegister = usePageData()?.tenant === 'dotcom';
  return (
    <>
      <SignInForm returnTo={returnTo} failure={undefined} />
      <PasskeySignIn returnTo={returnTo} isPressedOnly />
      {mayRegister && (
        <p className="mt-3">
          New here?{' '}
          <Link className="link inline-flex min-h-11 items-center" to={registerPath(returnTo)}>
            Create an account
          </Link>
        </p>
      )}
    </>
  );
}

function CreateAccount() {
  return <RegisterForm returnTo={useOwnAddress()} failure={undefined} />;
}

function QuickOrder() {
  const [onceKey] = useState(() => crypto.randomUUID());
  return (
    <>
      <AddByNumberForm outcome={undefined} coupon="" onceKey={onceKey} />
      <p className="mt-4">
        <Link className="link inline-flex min-h-11 items-center" to={PATHS.quickOrder}>
          Paste a whole list, upload a file or scan
        </Link>
      </p>
    </>
  );
}

function Deals() {
  return (
    <>
      <p className="mb-4">We’ll let you know when there’s a deal worth having. Leave your email, your phone number or both.</p>
      <OffersForm />
    </>
  );
}

/** Nothing is asked: there are no others than those that the shop needs. */
function Cookies() {
  return (
    <>
      {COOKIES_TEXT.map((text) => (
        <p key={text} className="mb-3">
          {text}
        </p>
      ))}
      <Link className="link inline-flex min-h-11 items-center" to={aboutPath('privacy')}>
        All about your privacy
      </Link>
    </>
  );
}

function AddShipTo() {
  const { formAction } = useNavigation();
  return (
    <NewAddressForm
      legend="Ship-to address"
      name={undefined}
      answered={undefined}
      isBusy={formAction === PATHS.shipTo}
      action={PATHS.shipTo}
    />
  );
}
