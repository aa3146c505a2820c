import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

type Props = {
  readonly askedBy: string;
  readonly askedAt: string;
  readonly takesEffectAt: string;
  readonly differences: readonly { readonly what: string; readonly before: string; readonly after: string }[];
};

/** A change of the company's sign-in that does not hold yet, and the way to cancel it. Moments as they are shown. */
export function WaitingSignIn({ askedBy, askedAt, takesEffectAt, differences }: Props) {
  const { formData } = useNavigation();
  return (
    <div className="mb-5">
      <Notice tone="warning" title={`New settings take effect ${takesEffectAt} Eastern`}>
        <p>
          {askedBy} asked for this {askedAt}. Until then the settings below stay as they are, and any administrator can cancel.
        </p>
        <dl className="mt-2 flex flex-col gap-1">
          {differences.map(({ what, before, after }) => (
            <div key={what} className="wrap-anywhere">
              <dt className="inline font-semibold">{what}: </dt>
              <dd className="inline">
                {before || 'none'} → {after || 'none'}
              </dd>
            </div>
          ))}
        </dl>
        <Form method="post" className="mt-3">
          <Button name="intent" value="cancel" look="secondary" isBusy={formData?.get('intent') === 'cancel'}>
            Cancel this change
          </Button>
        </Form>
      </Notice>
    </div>
  );
}
