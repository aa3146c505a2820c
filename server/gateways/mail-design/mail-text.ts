import type { MailBlock, MailContent } from './mail-content.ts';

/** A mail as plain text: all that its designed form says, for programs and people who read no HTML. */
export function mailText({ heading, blocks, foot }: MailContent): string {
  const parts = [heading, ...blocks.map(textOf), foot.join('\n')].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'SAID':
      return block.lines.join('\n');
    case 'ITEMS':
      return [
        block.title,
        ...block.items.flatMap(({ qty, name, amount, notes = [] }) => [
          `  ${qty} x ${name}${amount === undefined ? '' : `  ${amount}`}`,
          ...notes.map((note) => `    ${note}`),
        ]),
      ].join('\n');
    case 'SUMS':
      return [...(block.title === undefined ? [] : [block.title]), ...block.sums.map(({ label, amount }) => `${label}: ${amount}`)].join(
        '\n',
      );
    case 'FACTS':
      return block.facts
        .map(({ label, lines }) =>
          lines.length === 1 ? `${label}: ${lines[0]}` : [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n'),
        )
        .join('\n');
    case 'WAY':
      return `${block.text}: ${block.link}`;
    default:
      return block satisfies never;
  }
}
