import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keepMarkup, KeptMarkup } from './kept-markup.tsx';

describe('markup that stands on many pages', () => {
  it('is, kept or not, to the letter what the browser makes of the same content', () => {
    const page = (text: string) => <KeptMarkup tag="li" className="tile" contentKey={text}><b>{text} & {1}</b></KeptMarkup>;
    const asInBrowser = renderToString(page('pens'));
    keepMarkup(renderToString);
    expect(renderToString(page('pens'))).toBe(asInBrowser);
    expect(renderToString(page('pens'))).toBe(asInBrowser);
  });

  it('is rendered once for each key', () => {
    let renders = 0;
    const Counted = () => {
      renders += 1;
      return <i>{renders}</i>;
    };
    keepMarkup(renderToString);
    const page = (key: string) => renderToString(<KeptMarkup tag="div" contentKey={key}><Counted /></KeptMarkup>);
    expect([page('a'), page('a'), page('b')]).toEqual(['<div><i>1</i></div>', '<div><i>1</i></div>', '<div><i>2</i></div>']);
  });
});
