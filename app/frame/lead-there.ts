/** What a link of the frame wants to be opened over the page: by its name, and the page that it leads to. */
export type Opened = { readonly name: string | undefined; readonly href: string };

/** Where the drawer cannot be loaded: its page. */
export function LeadThere({ href }: Pick<Opened, 'href'>): null {
  location.assign(href);
  return null;
}
