/** The text under a name that came from outside, such as from an address; undefined where there is none of that name, whatever objects have besides. */
export function ownText(texts: Readonly<Record<string, string>>, name: string | null | undefined): string | undefined {
  return name != null && Object.hasOwn(texts, name) ? texts[name] : undefined;
}
