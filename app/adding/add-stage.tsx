import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { breakpointOf } from '#domain/navigation/breakpoints.ts';
import { isNewExperience } from '#app/shell/new-experience.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { showToast } from '#app/ui/toast-queue.ts';
import { addEndState, surfaceOf } from './add-end-state.ts';
import { AddOutcomePanel } from './add-outcome-panel.tsx';
import { toastOf } from './add-outcome-text.ts';
import { ADD_PATH } from '#app/catalog/tiles/add-requests.ts';
import type { AnsweredAdd } from '#app/local-cart/cart-store.ts';
import { fieldIn } from '#app/local-cart/intentions.ts';
import { isWithinOutcome, outcomeOfAnswer, type AddStageProps } from './answered-add.ts';
import { offerEvent } from './offer-event.ts';
import { closedOverlay, nextOverlay, type AddOverlayEvent } from './add-overlay.ts';

/** Brings every add to its one end: the cart, a toast, or a surface over the page. */
export default function AddStage({ tenant, answered, onShown }: AddStageProps): ReactNode {
  const [overlay, send] = useReducer(nextOverlay, 'lg', () => closedOverlay(breakpointOf(window.innerWidth)));
  const conclude = useConclude(tenant, send);
  useWindow(send);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const add of answered.filter(({ key }) => !shown.current.has(key))) {
      shown.current.add(add.key);
      conclude(add);
      onShown(add.key);
    }
  }, [answered, conclude, onShown]);
  return <AddOutcomePanel overlay={overlay} send={send} tenant={tenant} />;
}

function useConclude(tenant: Tenant, send: (event: AddOverlayEvent) => void): (add: AnsweredAdd) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (add) => {
    const { fields } = add;
    const outcome = outcomeOfAnswer(add);
    if (isWithinOutcome(add)) {
      for (const event of offerEvent(fieldIn(fields, 'itemId'), outcome)) send(event);
      return;
    }
    // The page that it was sent from is there still, and says it: unless there is something to be decided.
    if (fieldIn(fields, 'toldBy') === pathname && !outcome.replacements.some(({ mustBeSeen }) => mustBeSeen)) return;
    const state = addEndState({
      outcome,
      breakpoint: breakpointOf(window.innerWidth),
      isNewExperience: isNewExperience(pathname, document.cookie),
      wantsToast: fieldIn(fields, 'feedback') === 'toast',
      isToldByForm: fieldIn(fields, 'byNumber') !== '' && pathname === ADD_PATH,
      wantsCart: fieldIn(fields, 'redirect') === 'true',
    });
    if (state === 'redirect') {
      void navigate(`${cartPath(tenant)}?cartItemIds=${outcome.lines.map(({ lineId }) => encodeURIComponent(lineId)).join(',')}`);
      return;
    }
    if (state === 'form') return;
    send({ type: 'SET_UP', outcome, surface: state === 'toast' ? 'none' : surfaceOf(state, outcome) });
    if (state !== 'toast') return;
    const { text, hasMore } = toastOf(outcome);
    showToast({ text, ...(hasMore && { action: { label: 'See details', onPress: () => send({ type: 'OPEN_DRAWER' }) } }) });
  };
}

/** Follows the window: its width, and that the page came back from the browser's memory, which is a reload. */
function useWindow(send: (event: AddOverlayEvent) => void): void {
  useEffect(() => {
    const note = () => send({ type: 'RESIZE', breakpoint: breakpointOf(window.innerWidth) });
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'RELOAD' });
    };
    window.addEventListener('resize', note);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('resize', note);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [send]);
}
