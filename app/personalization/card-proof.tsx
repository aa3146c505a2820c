import type { Personalization } from '#domain/personalization/personalization.ts';
import type { CardDesign } from './card-design.ts';
import { logoPath } from '#domain/personalization/logo.ts';
import { fittingSize } from './line-width.ts';

/** A card of 3.5 by 2 inches, in hundredths of an inch. */
const WIDTH = 350;
const HEIGHT = 200;
const MARGIN = 24;

/** What stands where nothing was written yet. */
const SAMPLE: Personalization = { name: 'Your name', title: 'Job title', company: 'Company', phone: 'Phone', email: 'Email' };

/** Whether nothing was written yet that is printed: a sample is shown then. */
export function isBlank(values: Personalization): boolean {
  return !FIELDS.some((field) => (values[field] ?? '') !== '');
}

/** What a card will look like: drawn from what was written so far, and from examples as long as that is nothing. */
export function CardProof({ values, design }: { values: Personalization; design: CardDesign }) {
  const isSample = isBlank(values);
  const shown: Personalization = isSample ? { ...values, ...SAMPLE } : values;
  const said = [...FIELDS.flatMap((field) => shown[field] || []), ...((shown['logo'] ?? '') === '' ? [] : ['your logo'])].join(', ');
  return (
    <div className="card-proofs">
      <svg className="card-proof" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`Proof of the front: ${said}`}>
        <Paper design={design} fill="#fff" />
        <Front values={shown} color={design.color} isFaint={isSample} />
      </svg>
      {design.hasBack && (
        <svg
          className="card-proof"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`Proof of the back: ${shown['company'] || 'plain'}`}
        >
          <Paper design={design} fill={design.color} />
          <Line x={WIDTH / 2} y={HEIGHT / 2 + 8} size={22} anchor="middle" fill="#fff" weight={600}>
            {shown['company'] ?? ''}
          </Line>
        </svg>
      )}
    </div>
  );
}

const CONTACTS = ['phone', 'email', 'website', 'address'] as const;
const FIELDS = ['name', 'title', 'company', ...CONTACTS] as const;

function Paper({ design: { isRounded }, fill }: { design: CardDesign; fill: string }) {
  return <rect x="0.5" y="0.5" width={WIDTH - 1} height={HEIGHT - 1} rx={isRounded ? 14 : 2} fill={fill} stroke="#c9c4b8" />;
}

function Front({ values, color, isFaint }: { values: Personalization; color: string; isFaint: boolean }) {
  const isCentered = values['layout'] === 'CENTERED';
  const hasBand = values['layout'] === 'BAND';
  const x = isCentered ? WIDTH / 2 : hasBand ? MARGIN + 26 : MARGIN;
  const logo = values['logo'] ?? '';
  const place = isCentered ? CENTERED : LEFT;
  const { company, name, title, rule } = logo === '' ? PLAIN : place;
  // Beside a logo on the right the lines have less room.
  const inset = logo === '' || isCentered ? 0 : LEFT.box.width + 8;
  const usual = { x, anchor: isCentered ? ('middle' as const) : ('start' as const), fill: isFaint ? '#6d6a63' : '#1c2330' };
  const contacts = CONTACTS.flatMap((field) => values[field] || []);
  return (
    <>
      {hasBand ? (
        <rect x="1" y="1" width="30" height={HEIGHT - 2} fill={color} />
      ) : (
        <rect x={isCentered ? WIDTH / 2 - 20 : MARGIN} y={rule} width="40" height="3" fill={color} />
      )}
      {logo !== '' && <image href={logoPath(logo)} {...place.box} preserveAspectRatio={isCentered ? 'xMidYMid meet' : 'xMaxYMin meet'} />}
      <Line {...usual} y={company} size={13} fill={color} weight={600} inset={inset}>
        {values['company'] ?? ''}
      </Line>
      <Line {...usual} y={name} size={22} weight={650} inset={inset}>
        {values['name'] ?? ''}
      </Line>
      <Line {...usual} y={title} size={12} inset={inset}>
        {values['title'] ?? ''}
      </Line>
      {contacts.map((text, index) => (
        <Line key={`${index} ${text}`} {...usual} y={HEIGHT - 18 - 17 * (contacts.length - 1 - index)} size={12}>
          {text}
        </Line>
      ))}
    </>
  );
}

/** Where the lines stand: without a logo, with one on the right, and with one above them. */
const PLAIN = { company: 40, name: 70, title: 87, rule: 96 };
const LEFT = { ...PLAIN, box: { x: WIDTH - MARGIN - 92, y: 20, width: 92, height: 72 } };
const CENTERED = { company: 60, name: 84, title: 100, rule: 107, box: { x: MARGIN, y: 10, width: WIDTH - 2 * MARGIN, height: 36 } };

type LineProps = {
  children: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor: 'start' | 'middle';
  weight?: number | undefined;
  /** How much of its room something else takes. */
  inset?: number | undefined;
};

/** A line of text, smaller where it would reach over the edge. */
function Line({ children, x, y, size, fill, anchor, weight, inset = 0 }: LineProps) {
  const room = (anchor === 'middle' ? WIDTH - 2 * MARGIN : WIDTH - MARGIN - x) - inset;
  return (
    <text
      x={x}
      y={y}
      fontSize={fittingSize(children, { usual: size, room, weight }).toFixed(2)}
      fill={fill}
      textAnchor={anchor}
      fontWeight={weight}
    >
      {children}
    </text>
  );
}
