import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { keepMarkup, KeptMarkup } from './kept-markup.tsx';

const renderTile = (text: string): string =>
  renderToString(
    <KeptMarkup tag="li" className="tile" contentKey={text}>
      <b>
        {text} & {1}
      </b>
    </KeptMarkup>,
  );

describe('markup that stands on many pages', () => {
  it('is, kept or not, to the letter what the browser makes of the same content', () => {
    const asInBrowser = renderTile('pens');
    keepMarkup(renderToString);
    expect(renderTile('pens')).toBe(asInBrowser);
    expect(renderTile('pens')).toBe(asInBrowser);
  });

  it('is rendered once for each key', () => {
    const render = vi.fn(renderToString);
    keepMarkup(render);
    expect([renderTile('a'), renderTile('a'), renderTile('b')]).toEqual(
      ['a', 'a', 'b'].map((text) => `<li class="tile"><b>${text}<!-- --> &amp; <!-- -->1</b></li>`),
    );
    expect(render).toHaveBeenCalledTimes(2);
  });
});
