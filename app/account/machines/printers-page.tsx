import { AccountTrail } from '#app/shell/account-trail.tsx';
import { Form, Link, useNavigation } from 'react-router';
import { LONGEST_MODEL, LONGEST_NICKNAME, machineName } from '#domain/machines/machine.ts';
import { servedText } from '#domain/machines/known-models.ts';
import { addPrinterPath, fittingPath, printerSuppliesPath } from '#app/shell/account-paths.ts';
import { PATHS, searchPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { FoundModels, PrinterAnswer, PrintersView, PrinterView } from './printers-view.ts';

/** The printers of a shopper or of an organization: the list, what was done to it, and the search that adds to it. */
export function PrintersPage({ view, answered }: { view: PrintersView; answered: PrinterAnswer | undefined }) {
  const { title, isShared, isGuest = false, printers, changed, isFull } = view;
  return (
    <div className={isGuest ? 'page page-narrow py-8' : 'page page-narrow pb-8'}>
      {!isGuest && <AccountTrail here={title} />}
      <h1>{title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        {isGuest
          ? 'Tell us the model, and we’ll show you the ink and toner that fits.'
          : isShared
            ? 'Everybody at your company sees these printers, and which ink and toner fits them.'
            : 'We’ll tell you which ink and toner fits, and warn you before you buy the wrong cartridge.'}
      </p>
      <Done>{changed}</Done>
      {answered?.removed !== undefined && <Removed removed={answered.removed} />}
      {answered?.error !== undefined && answered.machineId === undefined && (
        <div className="mb-4">
          <Notice tone="failure" title={answered.error} isLive />
        </div>
      )}
      {isGuest ? null : printers.length === 0 ? (
        <EmptyState title="No printers yet">Find yours below. You only have to do it once.</EmptyState>
      ) : (
        <>
          <ul className="printers">
            {printers.map((printer) => (
              <Printer key={printer.machineId} printer={printer} answered={answered} />
            ))}
          </ul>
          <p className="mt-5">
            <LinkButton to={fittingPath()}>{isShared ? 'Shop for our printers' : 'Shop for my printers'}</LinkButton>
          </p>
        </>
      )}
      {isFull ? (
        <p className="mt-8">That’s as many printers as we can keep. To add one, remove another first.</p>
      ) : (
        <AddPrinter found={view.found} isGuest={isGuest} />
      )}
    </div>
  );
}

function Printer({ printer, answered }: { printer: PrinterView; answered: PrinterAnswer | undefined }) {
  const { machineId, model, nickname, addedBy, mayChange, isNew } = printer;
  const own = answered?.machineId === machineId ? answered : undefined;
  const name = machineName(printer);
  return (
    <li className={isNew ? 'printer printer-new' : 'printer'}>
      <div className="printer-head">
        <div className="printer-words">
          <h2 className="text-md">{name}</h2>
          <p className="text-sm text-ink-soft">{[nickname === '' ? undefined : model, addedBy].filter(Boolean).join(' · ')}</p>
        </div>
        <Link className="link inline-flex min-h-11 items-center" to={printerSuppliesPath(model)}>
          Shop ink &amp; toner<span className="hearable"> for {name}</span>
        </Link>
        {mayChange && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="machineId" value={machineId} />
            <Button look="quiet" name="intent" value="remove">
              Remove<span className="hearable"> {name}</span>
            </Button>
          </Form>
        )}
      </div>
      {mayChange && (
        <details className="disclosure" open={isNew || own?.error !== undefined}>
          <summary>
            {nickname === '' ? 'Add a nickname' : 'Change nickname'}
            <span className="hearable"> of {name}</span>
          </summary>
          <Form method="post" className="disclosure-body flex flex-wrap items-end gap-3" preventScrollReset>
            <input type="hidden" name="machineId" value={machineId} />
            <div className="min-w-0 flex-1 basis-48">
              <TextField
                id={`nickname-${machineId}`}
                label="Nickname, or where it is"
                name="nickname"
                defaultValue={own?.nickname ?? nickname}
                error={own?.error}
                maxLength={LONGEST_NICKNAME}
                autoComplete="off"
                hint="Such as: Front desk"
              />
            </div>
            <Button look="secondary" name="intent" value="rename">
              Save
            </Button>
          </Form>
        </details>
      )}
    </li>
  );
}

/** What was taken off the list, and the way back. */
function Removed({ removed }: { removed: NonNullable<PrinterAnswer['removed']> }) {
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        isLive
        title={`${machineName(removed)} was removed.`}
        action={
          <Form method="post" preventScrollReset>
            <input type="hidden" name="model" value={removed.model} />
            <input type="hidden" name="nickname" value={removed.nickname} />
            <Button look="secondary" size="small" name="intent" value="add">
              Undo
            </Button>
          </Form>
        }
      />
    </div>
  );
}

/** A form that leads to the same page with what is looked for in its address, and what was found. */
function AddPrinter({ found, isGuest }: { found: FoundModels; isGuest: boolean }) {
  const { state, formMethod } = useNavigation();
  const { typed, models, totalModels, makes, series, isNear = false, isNothing = false, isCartridge = false, otherMaker } = found;
  const narrower = typed === '' ? makes : series;
  return (
    <section className="mt-8" id="add">
      <h2 className="mb-3">{isGuest ? 'Your printer' : 'Add a printer'}</h2>
      <Form
        action={`${PATHS.printers}#add`}
        role="search"
        aria-label="Printers"
        className="flex flex-wrap items-end gap-3"
        preventScrollReset
      >
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            key={typed}
            label="Brand and model"
            name="q"
            type="search"
            maxLength={LONGEST_MODEL}
            autoComplete="off"
            defaultValue={typed}
            hint="As printed on the front: Ardent L48"
            error={isNothing ? 'Enter the brand or the model of your printer.' : undefined}
          />
        </div>
        <Button look="secondary" isBusy={state === 'loading' && formMethod === undefined}>
          Find printer
        </Button>
      </Form>
      <div role="status" className="mt-4">
        {isCartridge && (
          <p>
            “<span className="wrap-anywhere">{typed}</span>” is a cartridge, not a printer.{' '}
            <Link className="link inline-flex min-h-11 items-center font-semibold" to={searchPath(typed)}>
              See cartridges for “<span className="wrap-anywhere">{typed}</span>”
            </Link>
          </p>
        )}
        {typed !== '' && totalModels === 0 && !isCartridge && (
          <p>
            {otherMaker === undefined ? (
              <>
                We don’t have ink or toner for “<span className="wrap-anywhere">{typed}</span>”. Check the model on the front of the
                printer, or try just its number.
              </>
            ) : (
              `We don’t sell ink or toner for ${otherMaker} printers. ${servedText(makes)}`
            )}
          </p>
        )}
        {isNear && !isCartridge && (
          <p>
            We have nothing for “<span className="wrap-anywhere">{typed}</span>”. Did you mean{' '}
            {totalModels === 1 ? 'this one' : 'one of these'}?
          </p>
        )}
        {totalModels > models.length && (
          <p className="figures text-sm text-ink-soft">
            {models.length} of {totalModels} printers. {series.length > 0 ? 'Choose a series, or add' : 'Add'} more of the model to see
            fewer.
          </p>
        )}
      </div>
      {narrower.length > 0 && (
        <ul className="chips mb-4" aria-label={typed === '' ? 'Brands' : 'Series'}>
          {narrower.map((name) => (
            <li key={name}>
              <Link className="chip" to={addPrinterPath(name)} preventScrollReset>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {models.length > 0 && !isCartridge && (
        <ul className="printer-models" aria-label="Printers found">
          {models.map((model) => (
            <li key={model}>
              <span className="min-w-0 font-medium wrap-anywhere">{model}</span>
              {isGuest && (
                <Link className="link inline-flex min-h-11 items-center font-semibold" to={printerSuppliesPath(model)}>
                  Shop ink &amp; toner<span className="hearable"> for {model}</span>
                </Link>
              )}
              <Form method="post" preventScrollReset>
                <input type="hidden" name="model" value={model} />
                <Button look="secondary" size="small" name="intent" value="add">
                  {isGuest ? 'Sign in to save' : 'I own this'}
                  <span className="hearable">: {model}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
