import { PATHS } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import './account.css';

/** Said to who was sent here and could not be let in, or came without having been sent. */
export function NotLetIn({ title = 'We couldn’t sign you in', text }: { title?: string; text: string }) {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        <h1>{title}</h1>
        <p role="alert">{text}</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton to={PATHS.signIn}>Sign in with your email</LinkButton>
          <LinkButton to={PATHS.home} look="secondary">
            Go to the shop
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
