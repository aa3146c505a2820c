import { Form } from 'react-router';
import type { ShownMenuItem } from '#domain/navigation/menu-item.ts';

/** An icon of the frame: drawn by the stylesheet, which most pages have already when their code comes. */
export function Icon({ name }: { name: string }) {
  return <span className="menu-icon" data-icon={name} aria-hidden="true" />;
}

/** The items of a menu, as entries of a list: links, and what is done by a press. */
export function MenuItems({ items }: { items: readonly ShownMenuItem[] }) {
  return items.map((item) => (
    <li key={item.id}>
      <MenuEntry item={item} />
    </li>
  ));
}

/** One item: a link, a form of its own where a press does something, or its words where it leads nowhere. */
export function MenuEntry({ item, className }: { item: ShownMenuItem; className?: string }) {
  const { text, url, actionType, actionIcon, action, ariaLabel } = item;
  const content = (
    <>
      {actionIcon !== undefined && <Icon name={actionIcon} />}
      {text}
    </>
  );
  if (url === '') return <span className={className}>{content}</span>;
  if (actionType === 'submit') {
    return (
      <Form method="post" action={url}>
        <button type="submit" aria-label={ariaLabel}>
          {content}
        </button>
      </Form>
    );
  }
  return (
    <a className={className} href={url} aria-label={ariaLabel} data-drawer={actionType === 'drawer' ? action : undefined}>
      {content}
    </a>
  );
}
