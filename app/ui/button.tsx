import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './progress/spinner.tsx';

/** How much a button asks for attention: one primary in a view, the others quieter. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

type Appearance = { look?: ButtonLook | undefined; size?: ButtonSize | undefined; isWide?: boolean | undefined };

export type ButtonProps = ComponentProps<'button'> &
  Appearance & {
    /** Under way: shows that it works and takes no second press, without losing the focus. */
    isBusy?: boolean | undefined;
    /** What it says meanwhile. */
    busyText?: string | undefined;
  };

/** The classes of a button, for what is a button in looks only, such as a summary. */
export function buttonClass({ look = 'primary', size = 'medium', isWide = false }: Appearance = {}, more?: string): string {
  return classNames('button', look !== 'primary' && `button-${look}`, size !== 'medium' && `button-${size}`, isWide && 'button-wide', more);
}

/** Does something. A submit button unless `type` says otherwise, as in HTML. */
export function Button({ look, size, isWide, isBusy = false, busyText, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={buttonClass({ look, size, isWide }, className)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? ignoreClick : onClick}
    >
      {isBusy && <Spinner size={size === 'small' ? 'sm' : undefined} />}
      {isBusy && busyText !== undefined ? busyText : children}
    </button>
  );
}

/** Goes somewhere and looks like a button. */
export function LinkButton({ look, size, isWide, className, ...rest }: ComponentProps<typeof Link> & Appearance) {
  return <Link {...rest} className={buttonClass({ look, size, isWide }, className)} />;
}

/** A button that shows a picture only: `label` is its name for those who do not see it. */
export function IconButton({
  label,
  icon,
  look = 'quiet',
  className,
  ...rest
}: Omit<ButtonProps, 'children' | 'size' | 'isWide' | 'busyText'> & { label: string; icon: ReactNode }) {
  return (
    <Button {...rest} look={look} className={classNames('button-icon', className)} aria-label={label} title={label}>
      {icon}
    </Button>
  );
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
}
