import { data, Form } from 'react-router';
import { listDemoPartners, signDemoToken } from '#contracts/session/ways-in.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { requireDemo } from '#app/api/demo-only.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { OPERATIONS } from '#domain/procurement/procurement-session.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { SAML_PATHS } from '#domain/identity/saml/saml-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/ways-in.ts';

/** Stands for the partners' own systems: it signs a token for somebody, and sends them here with it. Outside the demo there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  requireDemo(services);
  return requireAnswer(await services.door(listDemoPartners));
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  requireDemo(services);
  const form = await request.formData();
  const [partnerId, person, target] = [textIn(form, 'partnerId'), textIn(form, 'person'), textIn(form, 'target')];
  const operation = OPERATIONS.find((one) => one === textIn(form, 'operation'));
  const [cart, orderNumber] = [textIn(form, 'cart'), textIn(form, 'orderNumber')];
  const signed = requireAnswer(await services.door(signDemoToken, { body: { partnerId, person, target, operation, cart, orderNumber } }));
  return data({ ...signed, partnerId, person });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Partners of the demo', isUnlisted: true });

const WAY_TEXTS = {
  MVP: 'A purchasing system opens the shop for its buyers with a link.',
  SAML: 'An employer’s identity provider signs its people in by SAML: asked by the shop, or by itself.',
  THIRD_PARTY: 'Another storefront sends its shoppers here with a link.',
} as const;

const OPERATION_TEXTS = {
  CREATE: 'Fill a new cart',
  EDIT: 'Change a returned cart',
  INSPECT: 'Look at a returned cart',
} as const;

export default function WaysIn({ loaderData: { partners }, actionData: signed }: Route.ComponentProps) {
  return (
    <div className="page page-narrow py-8">
      <h1>Partners of the demo</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        These pages stand for other companies’ systems. Each signs a token that works once, for three minutes, on this site.
      </p>
      <div className="flex flex-col gap-6">
        {partners.map(({ partnerId, name, way, people }) => (
          <section key={partnerId} className="card flex flex-col gap-4" aria-labelledby={partnerId}>
            <div>
              <h2 id={partnerId}>{name}</h2>
              <p className="text-ink-soft">{WAY_TEXTS[way]}</p>
            </div>
            {way === 'SAML' && (
              <p className="flex flex-wrap gap-3">
                <LinkButton to={`${SAML_PATHS.start}/${partnerId}`} reloadDocument look="secondary">
                  Start at the shop
                </LinkButton>
                <LinkButton to="/dev/identity-provider" look="secondary">
                  Start at the company
                </LinkButton>
              </p>
            )}
            {way !== 'SAML' && (
              <Form method="post" className="flex flex-col gap-4">
                <input type="hidden" name="partnerId" value={partnerId} />
                <SelectField
                  id={`person-${partnerId}`}
                  label="Who is sent"
                  name="person"
                  options={people.map((person) => ({ value: person, label: person }))}
                />
                {way === 'MVP' && (
                  <>
                    <SelectField
                      id={`operation-${partnerId}`}
                      label="What they want to do"
                      name="operation"
                      options={OPERATIONS.map((operation) => ({ value: operation, label: OPERATION_TEXTS[operation] }))}
                    />
                    <TextField id={`cart-${partnerId}`} label="Returned cart to open (its cartId)" name="cart" />
                    <TextField id={`order-${partnerId}`} label="Purchase order number (optional)" name="orderNumber" />
                  </>
                )}
                <TextField id={`target-${partnerId}`} label="Page to open (optional)" name="target" placeholder="/cc/sba/cart" />
                <p>
                  <Button look="secondary">Sign a token</Button>
                </p>
              </Form>
            )}
            {signed?.partnerId === partnerId && (
              <form method="get" action={signed.path} className="flex flex-col gap-3" role="status">
                <p>A token for {signed.person}. It works once: come back and press again, and it is refused.</p>
                <textarea name="token" aria-label="Token" className="input figures w-full text-sm" rows={6} defaultValue={signed.token} />
                <p>
                  <Button>Go to the shop with it</Button>
                </p>
              </form>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
