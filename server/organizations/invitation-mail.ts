import { z } from 'zod';
import { INVITATION_DAYS } from '#domain/accounts/people/invitation-days.ts';
import { originOf } from '../config/origins.ts';
import { designMail } from '../gateways/mail-design/design-mail.ts';
import type { Shop } from '../shop.ts';
import { findToMail } from './invitations.repository.ts';

const Payload = z.object({ invitationId: z.string(), tokenId: z.string() });

/** The token of a link, in the alphabet of addresses. It is made for the mail and stands nowhere else. */
export function invitationToken({ signers }: Pick<Shop, 'signers'>, tokenId: string): string {
  return signers.invitation.sign(tokenId);
}

/** Mails the link of an invitation; nothing where it was taken back meanwhile, used, or mailed anew. */
export async function mailInvitation(shop: Shop, messageId: string, payload: unknown): Promise<void> {
  const { invitationId, tokenId } = Payload.parse(payload);
  const [found] = await findToMail(shop.database, [invitationId, tokenId, shop.now()]);
  if (found === undefined) return;
  const { email, organization, invited_by: invitedBy, company } = found;
  const what = company === null ? 'Choose a name and a password to join.' : 'Tell us your name to join, then sign in with your company.';
  const { brandName } = shop.settings;
  const link = `${originOf(shop.settings, 'SBA')}/join?token=${invitationToken(shop, tokenId)}`;
  await shop.mail.send(
    designMail(
      { messageId, to: email, brandName, site: 'SBA' },
      {
        subject: `${organization} invites you to order on ${brandName}`,
        preview: `The link works for ${INVITATION_DAYS} days.`,
        heading: `Order for ${organization}`,
        blocks: [
          {
            kind: 'FACTS',
            facts: [
              { label: 'Organization', lines: [organization] },
              { label: 'Invited by', lines: [invitedBy] },
              { label: 'You sign in with', lines: [email] },
            ],
          },
          { kind: 'SAID', lines: [`${what} The link works once, within ${INVITATION_DAYS} days.`] },
          { kind: 'WAY', text: 'Join', link, isMain: true },
          { kind: 'SAID', lines: ['If you don’t know this organization, you can ignore this email.'] },
        ],
        why: `You’re receiving this email because ${invitedBy} of ${organization} entered this address.`,
      },
    ),
  );
}
