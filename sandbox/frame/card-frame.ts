import { CARD_FIELDS_MESSAGE } from '../cards/card-check.ts';
import { cardForm } from './card-form.ts';
import { gatewayMessage, RETRY_LABEL } from './gateway-messages.ts';
import { parentRequest } from './parent-messages.ts';
import { requestToken, type RefusedField, type TokenOutcome } from './request-token.ts';

/** The script of the card frame: card fields in, a token out to the shop's page around it. */
const form = document.querySelector('#card');
if (form instanceof HTMLFormElement) start(form);

function start(form: HTMLFormElement): void {
  const { parentOrigin = '', nonce = '', id = '', iframeId = '', checkoutId = '' } = form.dataset;
  const { transactionId: tranID = '' } = form.dataset;
  const fields = cardForm(form);
  let failures = 0;
  let isAsking = false;
  let height = 0;

  function post(message: object): void {
    window.parent.postMessage({ nonce, id, iframeId, tranID, ...message }, parentOrigin);
  }

  function postHeight(type: 'frameReady' | 'frameResize'): void {
    const measured = Math.ceil(document.body.getBoundingClientRect().height);
    if (type === 'frameResize' && measured === height) return;
    height = measured;
    post({ type, height });
  }

  async function tokenize(authToken: string | undefined): Promise<void> {
    if (isAsking) return;
    const card = fields.check();
    if (card === undefined) {
      fields.focus(fields.errors()[0]?.field);
      return postError('INVALID_CARD', CARD_FIELDS_MESSAGE, fields.errors());
    }
    isAsking = true;
    const outcome = await requestToken(
      { ...card, ...(checkoutId && { checkoutId }), ...(authToken !== undefined && { authToken }) },
      window.fetch.bind(window),
    );
    isAsking = false;
    finish(outcome);
  }

  function finish(outcome: TokenOutcome): void {
    failures = outcome.kind === 'FAILED' ? failures + 1 : 0;
    showGateway(failures);
    switch (outcome.kind) {
      case 'TOKEN':
        return post({ type: 'cardToken', ...outcome.card });
      case 'REFUSED':
        // Nothing is wrong with the card: the parent asks the shop once more, and then for the same card again.
        if (outcome.code === 'AUTH_TOKEN_REFUSED') return postError(outcome.code, outcome.message, []);
        if (form.dataset['keepsFields'] !== 'true') fields.clear();
        fields.showErrors(outcome.errors);
        fields.focus(outcome.errors[0]?.field);
        return postError(outcome.code, outcome.message, outcome.errors);
      case 'FAILED':
        return postError('SPAY_API_FAILURE', gatewayMessage(failures).text, []);
      default:
        return outcome satisfies never;
    }
  }

  function postError(code: string, message: string, errors: readonly RefusedField[]): void {
    post({ type: 'cardError', code, message, errors });
  }

  function showGateway(count: number): void {
    const notice = form.querySelector<HTMLElement>('#gateway');
    const text = form.querySelector('#gateway-text');
    const retry = form.querySelector<HTMLElement>('#retry');
    if (!notice || !text || !retry) return;
    const message = gatewayMessage(count);
    notice.hidden = count === 0;
    retry.hidden = !message.canRetry;
    text.textContent = count === 0 ? '' : message.text.replace(message.canRetry ? ` ${RETRY_LABEL}` : '', '');
  }

  // Retrying is asked of the parent, as Enter is: it leads, and it always knows what it waits for.
  const askToSubmit = (): void => post({ type: 'submitRequested' });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    askToSubmit();
  });
  form.querySelector('#retry')?.addEventListener('click', askToSubmit);
  window.addEventListener('message', (event) => {
    const request = parentRequest(event, { origin: parentOrigin, window: window.parent, nonce });
    if (request?.type === 'tokenize') void tokenize(request.authToken);
    else if (request?.type === 'focus') fields.focus(request.field);
  });
  new ResizeObserver(() => postHeight('frameResize')).observe(document.body);
  postHeight('frameReady');
}
