import { createElement, type ReactNode } from 'react';

/** A page as a tree: a text, or an element with its attributes and what is in it. */
export type Piece =
  | string
  | { readonly tag: string; readonly attributes: Readonly<Record<string, string | true>>; readonly inside: Piece[] };

const TOKEN = /<!--[^]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const EMPTY = new Set(['meta', 'link', 'input', 'img', 'br', 'hr', 'source', 'wbr']);
/** Their text is no code of a page. */
const RAW = new Set(['script', 'style']);
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The tree of a page that React has written, which closes all that it opens. */
export function treeOf(html: string): Piece {
  const root = { tag: 'html', attributes: {}, inside: [] as Piece[] };
  const open: { tag: string; inside: Piece[] }[] = [{ tag: '', inside: root.inside }];
  const tokens = new RegExp(TOKEN);
  for (let found = tokens.exec(html); found !== null; found = tokens.exec(html)) {
    const [whole, closed, opened, attributes = '', isEmpty] = found;
    const around = open.at(-1);
    if (closed !== undefined) open.pop();
    else if (opened !== undefined) {
      const piece = { tag: opened, attributes: attributesOf(attributes), inside: [] as Piece[] };
      around?.inside.push(piece);
      if (RAW.has(opened)) {
        const end = html.indexOf(`</${opened}>`, tokens.lastIndex);
        piece.inside.push(html.slice(tokens.lastIndex, end));
        tokens.lastIndex = end + opened.length + 3;
      } else if (isEmpty === '' && !EMPTY.has(opened)) open.push(piece);
    } else if (!whole.startsWith('<')) around?.inside.push(unescaped(whole));
  }
  return root.inside.find((piece) => typeof piece !== 'string' && piece.tag === 'html') ?? root;
}

function attributesOf(text: string): Record<string, string | true> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value]) => {
    // React takes styles as an object only, and what it calls the same otherwise it takes as it is.
    const known = name === 'style' ? 'data-style' : name === 'class' ? 'className' : name;
    return [known, value === undefined || value === '' ? true : unescaped(value)] as const;
  });
  return Object.fromEntries(pairs);
}

const unescaped = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => ENTITIES[sign] ?? sign);

/** The tree as elements of React, made anew as a page of components makes them. */
export function elementsOf(piece: Piece, key = 0): ReactNode {
  if (typeof piece === 'string') return piece;
  const { tag, attributes, inside } = piece;
  if (RAW.has(tag))
    return createElement(tag, {
      ...attributes,
      key,
      dangerouslySetInnerHTML: { __html: inside.filter((code) => typeof code === 'string').join('') },
    });
  return createElement(tag, { ...attributes, key }, inside.length === 0 ? undefined : inside.map(elementsOf));
}
