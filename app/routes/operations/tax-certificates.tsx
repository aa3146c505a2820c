import { data, Form } from 'react-router';
import { decideTaxCertificate, listWaitingCertificates, type WaitingCertificate } from '#contracts/account/tax-certificates.ts';
import { ERRORS } from '#contracts/errors.ts';
import { CERTIFICATE_DECISIONS } from '#domain/pricing/fees/tax-exemption.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { REASON_TEXTS } from '#app/account/tax-exemption-words.ts';
import { ownText } from '#app/api/own-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { longDate } from '#app/catalog/long-date.ts';
import { OperationsPage, WaitingHead } from '#app/operations/operations-page.tsx';
import { WORK_PATHS } from '#app/operations/work-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/tax-certificates.ts';
import '../../operations/operations.css';

const DONE: Readonly<Record<string, string>> = {
  APPROVED: 'Approved. What goes to that state has no tax from now on.',
  DECLINED: 'Declined. The buyer sees the reason on their page.',
};

/** For operators: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { total, waiting } = requireAnswer(await servicesOf(context).door(listWaitingCertificates), url);
  return {
    total,
    waiting: waiting.map((one) => ({ ...one, until: longDate(one.validUntil) })),
    done: ownText(DONE, doneIn(context, url)) ?? '',
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const decision = CERTIFICATE_DECISIONS.find((one) => one === textIn(form, 'decision'));
  if (decision === undefined) throw data(null, { status: 404 });
  const reply = await servicesOf(context).door(decideTaxCertificate, {
    body: { certificateId: textIn(form, 'certificateId').slice(0, 64), decision, words: textIn(form, 'words').slice(0, 300) },
  });
  if (!reply.ok && (reply.code === 'INVALID_REQUEST' || (reply.code === 'NOT_FOUND' && (await mayLook(context)))))
    return data(
      { problem: reply.code === 'NOT_FOUND' ? 'Somebody else has decided this one.' : (reply.message ?? ERRORS[reply.code].message) },
      400,
    );
  requireAnswer(reply, url);
  throw doneAt(context, WORK_PATHS.taxCertificates, decision);
}

/** Whether there is such a page for who asks. */
async function mayLook(context: Route.ActionArgs['context']): Promise<boolean> {
  return (await servicesOf(context).door(listWaitingCertificates)).ok;
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Tax certificates', isUnlisted: true });

export default function TaxCertificates({ loaderData: { total, waiting, done }, actionData }: Route.ComponentProps) {
  return (
    <OperationsPage title="Tax certificates">
      <WaitingHead
        about="Check each number with the state before you approve it."
        waiting={total}
        done={done}
        problem={actionData?.problem}
      />
      {waiting.length === 0 ? (
        <EmptyState title="Nothing to review">Certificates that buyers send show up here.</EmptyState>
      ) : (
        <ul className="held-orders">
          {waiting.map((one) => (
            <Waiting key={one.certificateId} certificate={one} />
          ))}
        </ul>
      )}
    </OperationsPage>
  );
}

function Waiting({ certificate }: { certificate: WaitingCertificate & { readonly until: string } }) {
  const { certificateId, of, email, state, number, reason, until, isExpired } = certificate;
  return (
    <li>
      <h2 className="text-md">
        {state} · {number}
      </h2>
      <p>
        {of} ({email})
      </p>
      <p className="text-ink-soft">
        {REASON_TEXTS[reason]} · valid through {until}
        {isExpired && ', which has passed'}
      </p>
      <Form method="post" className="operations-find mt-3">
        <input type="hidden" name="certificateId" value={certificateId} />
        <TextField id={`words-${certificateId}`} label="Reason, if you decline" name="words" maxLength={300} autoComplete="off" />
        <Button name="decision" value="APPROVED">
          Approve<span className="hearable"> {number}</span>
        </Button>
        <Button look="secondary" name="decision" value="DECLINED">
          Decline<span className="hearable"> {number}</span>
        </Button>
      </Form>
    </li>
  );
}
