import { data, Form } from 'react-router';
import { listDemoPartners } from '#contracts/session/ways-in.ts';
import { signDemoSaml } from '#contracts/session/demo-saml.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { requireDemo } from '#app/api/demo-only.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/identity-provider.ts';

/** Stands for a company's identity provider: it knows its people without a password, and signs an answer for one of them. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  requireDemo(services);
  const { partners } = requireAnswer(await services.door(listDemoPartners));
  const people = partners.find(({ way }) => way === 'SAML')?.people ?? [];
  return { people, request: searchParams.get('SAMLRequest') ?? '', relayState: searchParams.get('RelayState') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  requireDemo(services);
  const form = await request.formData();
  const body = { person: textIn(form, 'person'), request: textIn(form, 'request'), relayState: textIn(form, 'relayState') };
  return data(requireAnswer(await services.door(signDemoSaml, { body })));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'An identity provider of the demo', isUnlisted: true });

export default function IdentityProvider({ loaderData: { people, request, relayState }, actionData: signed }: Route.ComponentProps) {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        <h1>Cedar Legal sign-in</h1>
        <p className="text-ink-soft">
          {request === ''
            ? 'Nobody has asked: whoever is sent from here comes unasked, to the page that you name.'
            : 'The shop asks who you are. A real company would ask for a password now.'}
        </p>
        {signed === undefined ? (
          <Form method="post" className="flex flex-col gap-4">
            <input type="hidden" name="request" value={request} />
            <SelectField label="Who you are" name="person" options={people.map((person) => ({ value: person, label: person }))} />
            {request === '' ? (
              <TextField label="Page to open (optional)" name="relayState" placeholder="/cc/sba/cart" />
            ) : (
              <input type="hidden" name="relayState" value={relayState} />
            )}
            <p>
              <Button>Sign in</Button>
            </p>
          </Form>
        ) : (
          <form method="post" action={signed.action} className="flex flex-col gap-4" role="status">
            <p>Signed. The answer works once: come back and press again, and it is refused.</p>
            <input type="hidden" name="SAMLResponse" value={signed.response} />
            <input type="hidden" name="RelayState" value={signed.relayState} />
            <p>
              <Button>Go to the shop</Button>
            </p>
          </form>
        )}
      </div>
    </div>
  );
}
