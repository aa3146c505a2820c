/** What stands between such tags is no text for people. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'head', 'title']);
/** Tags behind which a new line begins. */
const LINE_ENDS: ReadonlySet<string> = new Set([
  'br',
  '/p',
  '/div',
  '/li',
  '/h1',
  '/h2',
  '/h3',
  '/h4',
  '/h5',
  '/h6',
  '/tr',
  '/ul',
  '/ol',
  '/table',
]);
const TAG_NAME = /\/?[a-z][a-z\d]*/y;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  reg: '®',
  trade: '™',
  copy: '©',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  euro: '€',
  pound: '£',
  cent: '¢',
};

/**
 * The text of a piece of HTML, as a vendor's description has it. What comes out is text, whatever stood there: pages escape it like any other, so
 * nothing depends on this finding every tag.
 */
export function textOfMarkup(markup: string): string {
  return withoutTags(markup.replaceAll(/\s+/g, ' '))
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,10}\d{0,2}));/gi, entity)
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Goes through it once, however it is meant: what looks for the ends of tags by patterns takes hours for a hostile one. */
function withoutTags(markup: string): string {
  // Of other letters some become longer.
  const lower = markup.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const said: string[] = [];
  let at = 0;
  for (let begins = markup.indexOf('<'); begins !== -1; begins = markup.indexOf('<', at)) {
    said.push(markup.slice(at, begins));
    const isComment = markup.startsWith('<!--', begins);
    TAG_NAME.lastIndex = begins + 1;
    const name = isComment ? '!' : (TAG_NAME.exec(lower)?.[0] ?? '');
    const ends = name === '' ? begins : markup.indexOf(isComment ? '-->' : '>', begins);
    if (ends === -1) return said.join('') + (isComment ? '' : markup.slice(begins));
    if (name === '') said.push('<');
    else if (LINE_ENDS.has(name)) said.push('\n');
    else if (name === 'li') said.push('• ');
    else if (isComment || UNREAD.has(name)) said.push(' ');
    at = ends + (isComment ? 3 : 1);
    if (!UNREAD.has(name)) continue;
    const closes = lower.indexOf(`</${name}`, at);
    if (closes === -1) return said.join('');
    const closed = markup.indexOf('>', closes);
    at = closed === -1 ? markup.length : closed + 1;
  }
  return said.join('') + markup.slice(at);
}

function entity(whole: string, decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const isSign = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && !(code >= 127 && code < 160);
  return isSign ? String.fromCodePoint(code) : ' ';
}
