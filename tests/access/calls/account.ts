import { buyers, plain, type Table } from '../row.ts';

const A_KEY = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: 'x' } };
const A_USED_KEY = { ...A_KEY, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } };

export const ACCOUNT: Table = {
  'GET /cc/api/account/tax-certificates': plain('signed in', '/cc/api/account/tax-certificates', 200),
  'POST /cc/api/account/tax-certificates': plain('signed in', '/cc/api/account/tax-certificates', 400, { body: {} }),
  'DELETE /cc/api/account/tax-certificates/:certificateId': plain('signed in', '/cc/api/account/tax-certificates/x', 404),
  'GET /cc/api/account/sign-ins': plain('signed in', '/cc/api/account/sign-ins', 200),
  'GET /cc/api/account/privacy': plain('signed in', '/cc/api/account/privacy', 200),
  'POST /cc/api/account/privacy/export': plain('signed in', '/cc/api/account/privacy/export', 400, { body: { password: 'wrong' } }),
  // Nobody deletes an organization's account by themselves, nor that of who works for the shop.
  'POST /cc/api/account/privacy/erasure': plain('signed in', '/cc/api/account/privacy/erasure', 400, {
    body: { password: 'wrong' },
    except: { representative: 403, ...buyers(403) },
  }),
  'DELETE /cc/api/account/privacy/erasure': plain('signed in', '/cc/api/account/privacy/erasure', 200),
  'GET /cc/api/account/profile': plain('signed in', '/cc/api/account/profile', 200),
  'PUT /cc/api/account/profile': plain('signed in', '/cc/api/account/profile', 400, { body: { firstName: '', lastName: '', phone: '' } }),
  // Of those who buy for an organization it is the organization that decides.
  'POST /cc/api/account/profile/email': plain('signed in', '/cc/api/account/profile/email', 400, {
    body: { email: 'new@example.com', password: 'wrong' },
    except: buyers(403),
  }),
  'DELETE /cc/api/account/profile/email': plain('signed in', '/cc/api/account/profile/email', 200),
  'GET /cc/api/account/profile/email/confirm': plain('everybody', '/cc/api/account/profile/email/confirm?token=x', 410),
  'POST /cc/api/account/profile/email/confirm': plain('everybody', '/cc/api/account/profile/email/confirm', 410, { body: { token: 'x' } }),
  'POST /cc/api/account/profile/password': plain('signed in', '/cc/api/account/profile/password', 400, {
    body: { password: 'wrong', newPassword: 'a password that is long' },
  }),
  'GET /cc/api/account/second-factor': plain('signed in', '/cc/api/account/second-factor', 200),
  'POST /cc/api/account/second-factor': plain('signed in', '/cc/api/account/second-factor', 400, { body: { password: 'wrong' } }),
  'POST /cc/api/account/second-factor/confirm': plain('signed in', '/cc/api/account/second-factor/confirm', 404, {
    body: { code: '1', mailedCode: '1' },
  }),
  'POST /cc/api/account/second-factor/recovery-codes': plain('signed in', '/cc/api/account/second-factor/recovery-codes', 404, {
    body: { password: 'wrong', code: '1' },
  }),
  'DELETE /cc/api/account/second-factor': plain('signed in', '/cc/api/account/second-factor', 404, {
    body: { password: 'wrong', code: '1' },
  }),
  'GET /cc/api/account/email-preferences': plain('signed in', '/cc/api/account/email-preferences', 200),
  'PUT /cc/api/account/email-preferences': plain('signed in', '/cc/api/account/email-preferences', 200, { body: { deals: true } }),
  'GET /cc/api/account/passkeys': plain('signed in', '/cc/api/account/passkeys', 200),
  'POST /cc/api/account/passkeys/options': plain('signed in', '/cc/api/account/passkeys/options', 400, { body: { password: 'wrong' } }),
  'POST /cc/api/account/passkeys': plain('signed in', '/cc/api/account/passkeys', 400, { body: { name: '', credential: A_KEY } }),
  'PUT /cc/api/account/passkeys/:passkeyId': plain('signed in', '/cc/api/account/passkeys/x', 404, { body: { name: 'Mine' } }),
  // The password is asked for before anything is looked for. Whose is whose: tests/attacks/secrets/passkeys.db.test.ts.
  'DELETE /cc/api/account/passkeys/:passkeyId': plain('signed in', '/cc/api/account/passkeys/x', 400, { body: { password: 'wrong' } }),
  'POST /cc/api/auth/passkey/options': plain('everybody', '/cc/api/auth/passkey/options', 200, { body: {} }),
  'POST /cc/api/auth/passkey': plain('everybody', '/cc/api/auth/passkey', 401, { body: { credential: A_USED_KEY } }),
  'POST /cc/api/auth/login/code': plain('everybody', '/cc/api/auth/login/code', 401, { body: { code: '123456' } }),
  'DELETE /cc/api/account/sign-ins/:signInId': plain('signed in', '/cc/api/account/sign-ins/x', 404),
  'DELETE /cc/api/account/sign-ins': plain('signed in', '/cc/api/account/sign-ins', 200),
  'GET /cc/api/operations/tax-certificates': plain('signed in', '/cc/api/operations/tax-certificates', 404),
  'POST /cc/api/operations/tax-certificates': plain('signed in', '/cc/api/operations/tax-certificates', 404, {
    body: { certificateId: 'x', decision: 'APPROVED' },
  }),
  'GET /cc/api/wallet': plain('signed in', '/cc/api/wallet', 200),
  'POST /cc/api/wallet': plain('signed in', '/cc/api/wallet', 400, { body: { token: 'tok_unknown' } }),
  'PUT /cc/api/wallet/:cardId': plain('signed in', '/cc/api/wallet/x', 404, { body: {} }),
  'DELETE /cc/api/wallet/:cardId': plain('signed in', '/cc/api/wallet/x', 404),
  'GET /cc/api/address/shipto': plain('signed in', '/cc/api/address/shipto', 403, { except: buyers(200) }),
  'POST /cc/api/address/shipto': plain('signed in', '/cc/api/address/shipto', 403, { body: {}, except: buyers(400) }),
  'POST /cc/api/address/shipto/:addressId': plain('signed in', '/cc/api/address/shipto/x', 403, { body: {}, except: buyers(404) }),
};
