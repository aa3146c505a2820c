import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { headerTypeOf } from '#domain/navigation/header-type.ts';
import { pageKindOf, type PageKind } from '#domain/navigation/page-kind.ts';
import { menuItemsOn } from '#domain/navigation/shown-menus.ts';
import { AddOutcomes } from '#app/adding/add-outcomes.tsx';
import { CompareKeeper, ComparePlace } from '#app/catalog/compare/compare-place.tsx';
import { CartKeeper } from '#app/local-cart/cart-keeper.tsx';
import { PageProgress } from '#app/ui/progress/page-progress.tsx';
import { Toasts } from '#app/ui/toasts.tsx';
import { useErrorReports } from '#app/shell/errors/error-reports.ts';
import { UnreachedNotice } from './unreached-notice.tsx';
import { Footer, SlimFooter } from './footer.tsx';
import { Header, SlimHeader } from './header.tsx';
import { LogoMark } from './logo.tsx';
import { HostKeeper } from './host/host-keeper.tsx';
import { DrawerHost } from './drawer-host.tsx';
import { MiniCartHost } from './mini-cart-host.tsx';
import { usePageData, type PageData } from '#app/shell/page-data.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { ActingBar } from './acting-bar.tsx';
import { TopHat } from './top-hat.tsx';

/** What stands around every page: header, footer, and the places where messages come up. */
export function PageFrame({ children }: { children: ReactNode }) {
  const page = usePageData();
  const { pathname } = useLocation();
  const type = headerTypeOf(pathname);
  const kind = pageKindOf(pathname);
  useErrorReports();
  if (page === undefined) return <BareFrame>{children}</BareFrame>;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      {/* Seen where there are any. */}
      <a className="skip-link skip-to-results" href="#results">
        Skip to results
      </a>
      <PageProgress />
      {page.shown.user?.acting !== undefined && <ActingBar acting={page.shown.user.acting} visit={page.visit} />}
      {type === 'full' ? <FullHeader page={page} kind={kind} /> : <SlimHeader page={page} hasCart={type === 'slim'} />}
      {/* Before the boxes of the page: what was kept is known when they take over what was pressed before there were scripts. */}
      {type === 'full' && <CompareKeeper page={page} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {type === 'full' ? <Footer page={page} kind={kind} /> : <SlimFooter page={page} />}
      {type === 'full' && <ComparePlace />}
      <UnreachedNotice />
      <CartKeeper page={page} />
      <HostKeeper parentOrigins={page.parentOrigins} />
      {/* Not on the page on which people pay: whatever runs there can pretend to be the card's frame, and nothing is added there. */}
      {type === 'full' && <AddOutcomes tenant={page.tenant} />}
      {type === 'full' && <MiniCartHost tenant={page.tenant} />}
      {type === 'full' && <DrawerHost />}
      <Toasts />
    </>
  );
}

/** Around the message that not even the header could be loaded. */
function BareFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="header">
        <div className="page header-row">
          <a className="logo" href={PATHS.home}>
            <LogoMark />
            <span className="hearable">Home</span>
          </a>
        </div>
      </header>
      <main id="main">{children}</main>
    </>
  );
}

function FullHeader({ page, kind }: { page: PageData; kind: PageKind }) {
  return (
    <>
      <TopHat item={menuItemsOn(page.menus.topHat, kind)[0]} />
      <Header page={page} kind={kind} />
    </>
  );
}
