import { describe, expect, it } from 'vitest';
import { inOrderOfNeed } from './in-order-of-need.ts';

const made =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><p>A</p><script nonce="n">1</script><script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>';

describe('a page', () => {
  it('asks for its stylesheet, and for no script before it is painted', () => {
    const page = inOrderOfNeed(made);
    expect(page).toContain('<head><link rel="stylesheet" href="/a.css"/></head>');
    expect(page).toContain('<script nonce="n" type="text/plain">import "/assets/a.js";</script><script nonce="n">(');
    expect(page).toContain(')(["/assets/a.js"])</script></body>');
    expect(page).not.toContain('type="module"');
  });

  it('keeps what its code says, dollar signs too', () => {
    expect(inOrderOfNeed(made.replace('import "/assets/a.js";', () => "f('$&', '$1')"))).toContain(`text/plain">f('$&', '$1')</script>`);
  });

  it('without scripts stays as it is', () => {
    expect(inOrderOfNeed('<html><head></head></html>')).toBe('<html><head></head></html>');
  });
});
