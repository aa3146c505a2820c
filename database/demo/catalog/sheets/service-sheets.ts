import { MADE, type SheetRule } from './sheet.ts';

const SYSTEMS = 'Windows 10 and 11, macOS 12 and later';
const none = { made: MADE.nowhere } as const;

/** What is no thing, or a thing only by its box. */
export const serviceSheets: Readonly<Record<string, SheetRule>> = {
  'accounting-download': (thing) => {
    const isBoxed = /Boxed/.test(thing.said('Delivery'));
    const isTax = /Tax/.test(thing.name);
    return {
      ...none,
      ...(isBoxed && { dims: '5.5 x 1.1 x 7.6 in', ounces: 5, made: ['USA'] }),
      rows: {
        'Compatible systems': SYSTEMS,
        'System requirements': '4 GB of memory, 2 GB of storage, internet for activation',
        Activation: isBoxed ? 'Key on a card in the box' : 'Key by email within minutes',
        Updates: isTax ? 'Federal and state forms until October 15' : 'All of its term',
        Support: 'Chat and phone, 8 am to 8 pm ET on business days',
        'Licensed to': `One ${/Business|Pro/.test(thing.said('Edition')) ? 'business' : 'household'}, ${thing.said('Devices') || '1'} ${thing.said('Devices') === '1' || thing.said('Devices') === '' ? 'computer' : 'computers'}`,
        Languages: 'English, Spanish',
      },
    };
  },
  'antivirus-download': (thing) => ({
    ...none,
    rows: {
      'Compatible systems': `${SYSTEMS}, Android 10 and later, iOS 16 and later`,
      'System requirements': '2 GB of memory, 1 GB of storage',
      Activation: 'Key by email within minutes',
      Updates: 'Every hour',
      Support: 'Chat, day and night',
      'Licensed to': `${thing.said('Devices') || '1'} devices of one buyer`,
      Languages: 'English, Spanish, French',
    },
  }),
  'boxed-software': (thing) => {
    const isBoxed = /Boxed/.test(thing.said('Delivery'));
    return {
      ...none,
      ...(isBoxed && { dims: '5.5 x 1.1 x 7.6 in', ounces: 5, made: ['USA'] }),
      rows: {
        'Compatible systems': SYSTEMS,
        'System requirements': '8 GB of memory, 4 GB of storage, internet for activation',
        Activation: isBoxed ? 'Key on a card in the box' : 'Key by email within minutes',
        Updates: 'All of its term',
        Support: 'Chat and phone, 8 am to 8 pm ET on business days',
        'Licensed to': `One buyer, ${thing.said('Devices') || '1'} ${thing.said('Devices') === '1' || thing.said('Devices') === '' ? 'computer' : 'computers'}`,
        Languages: 'English, Spanish',
      },
    };
  },
  courses: () => ({
    ...none,
    rows: {
      'Compatible systems': 'Any browser',
      Activation: 'Link by email within minutes',
      Begins: 'At once; no end',
      Support: 'Questions are answered by email within 2 business days',
      'Licensed to': 'One person',
      Languages: 'English, with captions',
    },
  }),
  'protection-plans': () => ({
    ...none,
    rows: {
      Begins: 'With the delivery of what it covers',
      Covered: 'Drops, spills, failures of parts, batteries below half',
      'Not covered': 'Loss, theft, marks that change nothing',
      'How to claim': 'Online or by phone; a box to send it in is free',
      Support: 'Day and night',
      Fees: 'None for a repair',
    },
  }),
  'set-up-services': (thing) => ({
    ...none,
    rows: {
      'Where it is done': /Remote/.test(thing.said('Service'))
        ? 'Over the internet, with you on the phone'
        : 'At your address, on a day that you choose',
      Covered: /Remote/.test(thing.said('Service'))
        ? 'Updates, accounts, mail, printers, moving files from one computer'
        : 'Unpacking, assembly, leveling, taking the boxes along',
      'Not covered': /Remote/.test(thing.said('Service'))
        ? 'Licenses for software'
        : 'Wiring, holes in walls, stairs above the third floor',
      Begins: 'A date is agreed by email within 1 business day',
      Support: 'Follow-up questions for 30 days',
      Warranty: '90 days on the work',
    },
  }),
  memberships: (thing) => {
    const isPremium = /Premium/.test(thing.said('Level'));
    return {
      ...none,
      rows: {
        'Member prices': 'Yes, wherever one is shown',
        Shipping: 'Free, no minimum',
        'Customer care': isPremium ? 'A person who knows your account, at a number of its own' : 'Customer service, as for everybody',
        'Pays off for': isPremium ? 'Who wants one person to call' : 'Who often orders below the minimum for free shipping',
        Begins: 'With the order',
        'Redeemed at': 'This shop and its stores',
        'Licensed to': 'One person',
        'How to claim': 'Sign in: member prices show at once',
      },
    };
  },
  'gift-cards': (thing) => ({
    ...none,
    ...(/Plastic/.test(thing.said('Form')) && { dims: '3.4 x 2.1 x 0.03 in', ounces: 0.3, made: ['USA'] }),
    rows: {
      'Redeemed at': 'This shop and its stores',
      Fees: 'None',
      Expires: 'Never',
      Use: 'Pays part of an order or several; the rest stays on the card',
      Support: 'Balance online by number and PIN',
    },
  }),
};
