import { withoutFigures } from '#domain/accounts/hidden-prices.ts';
import type { MailBlock, MailItem } from '../../gateways/mail-design/mail-content.ts';
import type { OrderMail } from './order-mail.ts';

/** A mail of an order to somebody who is not shown what things cost: without sums, without what an item costs, without sentences that name an amount, and without the way to a paper that is nothing else. */
export function mailWithoutPrices(mail: OrderMail, { receiptLink }: { readonly receiptLink: string }): OrderMail {
  const preview = withoutFigures(mail.preview);
  return {
    ...mail,
    subject: withoutFigures(mail.subject),
    preview: preview === '' ? mail.heading : preview,
    heading: withoutFigures(mail.heading),
    blocks: mail.blocks.flatMap((block) => blockWithoutPrices(block, receiptLink)),
  };
}

function blockWithoutPrices(block: MailBlock, receiptLink: string): MailBlock[] {
  switch (block.kind) {
    case 'SUMS':
      return [];
    case 'SAID': {
      const lines = block.lines.map(withoutFigures).filter((line) => line !== '');
      return lines.length === 0 ? [] : [{ ...block, lines }];
    }
    case 'ITEMS':
      return [{ ...block, items: block.items.map(itemWithoutPrices) }];
    case 'FACTS':
      return [{ ...block, facts: block.facts.map(({ label, lines }) => ({ label, lines: lines.map(withoutFigures) })) }];
    case 'WAY':
      return block.link === receiptLink ? [] : [block];
  }
}

function itemWithoutPrices({ name, qty, notes }: MailItem): MailItem {
  return { name, qty, ...(notes !== undefined && { notes: notes.map(withoutFigures).filter((note) => note !== '') }) };
}
