import { z } from 'zod';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { SIGN_IN_DELAY_HOURS } from '#domain/identity/saml/company-sign-in.ts';
import { originOf } from '../../config/origins.ts';
import type { SignInNews } from '../../events/index.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { Mail } from '../../gateways/mail.ts';
import type { Shop } from '../../shop.ts';

const Payload = z.object({
  email: z.string(),
  organization: z.string(),
  what: z.enum(['ASKED', 'CHANGED', 'CANCELED', 'OFF']),
  by: z.string(),
  at: z.string(),
  takesEffectAt: z.string().optional(),
  differences: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
});

const HEADINGS: Readonly<Record<SignInNews, string>> = {
  ASKED: 'Your company sign-in is about to change',
  CHANGED: 'Your company sign-in was changed',
  CANCELED: 'A change of your company sign-in was canceled',
  OFF: 'Your company sign-in was turned off',
};

const SAID: Readonly<Record<SignInNews, string>> = {
  ASKED: `Nothing has changed yet: it takes effect ${SIGN_IN_DELAY_HOURS} hours after it was asked for. Until then, any administrator can cancel it.`,
  CHANGED: 'It holds from now on. These settings decide who can sign in as your people.',
  CANCELED: 'Everything stays as it was.',
  OFF: 'Nobody signs in through it anymore, and whoever had is signed out. Your people sign in with their passwords.',
};

const WHAT_TO_DO: Readonly<Record<SignInNews, string>> = {
  ASKED: 'If you didn’t expect this, cancel it and talk to the person who asked for it.',
  CHANGED: 'If you didn’t expect this, turn the company sign-in off now. That takes effect at once.',
  CANCELED: 'If you didn’t expect this, talk to the person who canceled it.',
  OFF: 'If you didn’t expect this, talk to the person who turned it off. You can turn it on again with the same settings.',
};

/** Tells an administrator what becomes of how their organization's people come in. */
export function signInMail(shop: Shop, messageId: string, payload: unknown): Mail {
  const { email, organization, what, by, at, takesEffectAt, differences } = Payload.parse(payload);
  const { brandName } = shop.settings;
  const inWords = differences.map((one) => `${one.what}: ${one.before || 'none'} → ${one.after || 'none'}`);
  return designMail(
    { messageId, to: email, brandName, site: 'SBA' },
    {
      subject: `${HEADINGS[what]}: ${organization}`,
      preview: `${by}, ${momentText(at)} Eastern.`,
      heading: HEADINGS[what],
      blocks: [
        { kind: 'SAID', lines: [SAID[what]] },
        {
          kind: 'FACTS',
          facts: [
            { label: 'Organization', lines: [organization] },
            { label: 'By', lines: [by] },
            { label: 'When', lines: [`${momentText(at)} Eastern`] },
            ...(takesEffectAt === undefined ? [] : [{ label: 'Takes effect', lines: [`${momentText(takesEffectAt)} Eastern`] }]),
            { label: what === 'ASKED' ? 'What would change' : 'What changed', lines: inWords },
          ],
        },
        { kind: 'SAID', lines: [WHAT_TO_DO[what]] },
        { kind: 'WAY', text: 'See your company sign-in', link: `${originOf(shop.settings, 'SBA')}/organization/sign-in`, isMain: true },
      ],
      why: `You’re receiving this email because you are, or were until lately, an administrator of ${organization}.`,
    },
  );
}
