/**
 * A line of the specifications that is looked up and compared, but stands in no name: by what the name of an item begins with (brand and
 * series; the longest that fits), or by what other lines of its specifications say, joined by " / ".
 */
export type Detail = {
  readonly label: string;
  /** Labels of other lines; absent: the beginning of the name. */
  readonly by?: readonly string[];
  /** The text for each of these; where nothing fits the item has no such line. */
  readonly texts: Readonly<Record<string, string>>;
};

/** By the brand and the series with which names begin. */
export function bySeries(label: string, texts: Detail['texts']): Detail {
  return { label, texts };
}

/** By what the items' own lines of these labels say. */
export function by(labels: string | readonly string[], label: string, texts: Detail['texts']): Detail {
  return { label, by: typeof labels === 'string' ? [labels] : labels, texts };
}
