import { atWork, plain, type Table } from '../row.ts';

export const VISITS: Table = {
  'POST /ele-lpd/api/sparxProxy/getEcommContentData': plain('everybody', '/ele-lpd/api/sparxProxy/getEcommContentData', 200, {
    body: { slots: ['header'] },
  }),
  'POST /ele-lpd/api/sparxProxy/updateSessionToken': plain('signed in', '/ele-lpd/api/sparxProxy/updateSessionToken', 200, { body: {} }),
  'POST /ele-lpd/api/sparxProxy/subscribeUserforOffers': plain('everybody', '/ele-lpd/api/sparxProxy/subscribeUserforOffers', 200, {
    body: { emailID: 'offers@example.com' },
  }),
  'POST /cc/api/feedback': plain('everybody', '/cc/api/feedback', 200, { body: { task: 'ORDER', managed: 'YES', score: 5 } }),
  'GET /cc/api/operations/feedback': plain('signed in', '/cc/api/operations/feedback', 404),
  'GET /ele-lpd/api/session': plain('everybody', '/ele-lpd/api/session', 200),
  'POST /cc/api/log': plain('everybody', '/cc/api/log', 204, { body: { msg: 'nothing' } }),
  'POST /cc/api/auth/way-in': plain('everybody', '/cc/api/auth/way-in', 401, { body: { way: 'MVP', token: 'nothing' } }),
  'POST /cc/api/auth/reset': plain('everybody', '/cc/api/auth/reset', 204, { body: { email: 'nobody@nowhere.example' } }),
  'GET /cc/api/auth/reset/confirm': plain('everybody', `/cc/api/auth/reset/confirm?token=${'A'.repeat(43)}`, 410),
  'POST /cc/api/auth/reset/confirm': plain('everybody', '/cc/api/auth/reset/confirm', 410, {
    body: { token: 'A'.repeat(43), password: 'A-good-password-1' },
  }),
  'POST /cc/api/auth/register': plain('everybody', '/cc/api/auth/register', 400, {
    body: { email: 'sam.shopper@example.com', password: 'A-good-password-1', firstName: 'Sam', lastName: 'Again' },
    except: atWork(403),
  }),
  'POST /cc/api/auth/login': plain('everybody', '/cc/api/auth/login', 401, {
    body: { email: 'sam.shopper@example.com', password: 'A-wrong-password-1' },
  }),
  // Nobody comes in without a signed answer; who is sent is tried in server/identity/saml.
  'POST /cc/api/auth/saml': plain('everybody', '/cc/api/auth/saml', 401, { body: { company: 'cedar-sign-in', response: 'nothing' } }),
  'POST /cc/api/auth/saml/begin': plain('everybody', '/cc/api/auth/saml/begin', 404, { body: { company: 'nobody' } }),
  'GET /cc/api/auth/saml/confirmation': plain('everybody', '/cc/api/auth/saml/confirmation?token=nothing', 410),
  'POST /cc/api/auth/saml/confirmation': plain('everybody', '/cc/api/auth/saml/confirmation', 410, { body: { token: 'nothing' } }),
  'GET /cc/api/auth/saml/arrival': plain('everybody', '/cc/api/auth/saml/arrival', 404),
  'POST /cc/api/auth/saml/continue': plain('everybody', '/cc/api/auth/saml/continue', 404),
  'GET /cc/api/auth/saml/metadata/:company': plain('everybody', '/cc/api/auth/saml/metadata/nobody', 404, { except: atWork(200) }),
  'POST /api/dev/identity-provider': plain('everybody', '/api/dev/identity-provider', 404, { body: { person: 'nobody' } }),
  'GET /cc/api/procurement': plain('signed in', '/cc/api/procurement', 404),
  'POST /cc/api/procurement/finish': plain('everybody', '/cc/api/procurement/finish', 410, { body: { how: 'LEAVE', key: 'nothing' } }),
  'POST /procurement/handover': plain('everybody', '/procurement/handover', 410, { form: { how: 'LEAVE', key: 'nothing' } }),
  'GET /api/dev/ways-in': plain('everybody', '/api/dev/ways-in', 200),
  'POST /api/dev/ways-in': plain('everybody', '/api/dev/ways-in', 404, { body: { partnerId: 'nobody', person: 'nobody' } }),
  'GET /api/dev/outbox': plain('everybody', '/api/dev/outbox', 200),
};
