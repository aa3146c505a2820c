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
        Updates: isTax ? 'Federal and state forms until October 15' : 'Included for the whole term',
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
      Support: 'Chat, 24 hours a day',
      'Licensed to': `${thing.said('Devices') || '1'} devices, one buyer`,
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
        Updates: 'Included for the whole term',
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
      Begins: 'Right away, with no end date',
      Support: 'Email answers within 2 business days',
      'Licensed to': 'One person',
      Languages: 'English, with captions',
    },
  }),
  'protection-plans': () => ({
    ...none,
    rows: {
      Begins: 'With the delivery of what it covers',
      Covered: 'Drops, spills, failures of parts, batteries below half',
      'Not covered': 'Loss, theft, cosmetic marks',
      'How to claim': 'Online or by phone, prepaid box included',
      Support: '24 hours a day',
      Fees: 'None for a repair',
    },
  }),
  'set-up-services': (thing) => ({
    ...none,
    rows: {
      'Where it is done': /Remote/.test(thing.said('Service'))
        ? 'Remotely, with you on the phone'
        : 'At your address, on the day you choose',
      Covered: /Remote/.test(thing.said('Service'))
        ? 'Updates, accounts, mail, printers, moving files from one computer'
        : 'Unpacking, assembly, leveling, hauling away the boxes',
      'Not covered': /Remote/.test(thing.said('Service'))
        ? 'Licenses for software'
        : 'Wiring, holes in walls, stairs above the third floor',
      Begins: 'We email you a date within 1 business day',
      Support: 'Follow-up questions for 30 days',
      Warranty: '90 days on the work',
    },
  }),
  memberships: (thing) => {
    const isPremium = /Premium/.test(thing.said('Level'));
    return {
      ...none,
      rows: {
        'Member prices': 'Yes',
        Shipping: 'Free, no minimum',
        'Customer care': isPremium ? 'Your own account rep, with a direct number' : 'Customer service',
        'Pays off for': isPremium ? 'Offices that want one person to call' : 'Many small orders',
        Begins: 'The day you order',
        'Redeemed at': 'This shop and its stores',
        'Licensed to': 'One person',
        'How to claim': 'Sign in and member prices show automatically',
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
      Use: 'One order or several; what is left stays on the card',
      Support: 'Balance online by number and PIN',
    },
  }),
};
