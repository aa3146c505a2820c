import { editDistance } from '../shared/edit-distance.ts';

/** Where most people have their mail, as it is written. */
const COMMON_HOSTS: readonly string[] =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com msn.com live.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net protonmail.com'.split(
    ' ',
  );
/** Hosts of mail that are nearly one of those, and meant all the same. */
const OTHER_HOSTS: ReadonlySet<string> = new Set(
  'mail.com email.com ymail.com fmail.com gmx.com gmx.net me.com mac.com pm.me aim.com ail.com live.ca live.nl live.fr yahoo.ca outlook.fr juno.com'.split(
    ' ',
  ),
);
/** What is shorter is as near to many others as to what it may have been meant as. */
const SHORTEST_HOST = 8;
/** Endings that no domain has, and what was meant. */
const ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({ com: 'con cmo ocm comm coom vom xom cpm cim c0m', net: 'nte nett ner', org: 'ogr orgg rog' }).flatMap(([meant, typed]) =>
    typed.split(' ').map((ending): [string, string] => [ending, meant]),
  ),
);

/** The email that was likely meant by one that can be one: "ann@gmial.com" by "ann@gmail.com". Undefined where nothing speaks against what was typed. */
export function likelyEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  if (at < 1 || host === '') return undefined;
  const meant = likelyHost(host);
  return meant === undefined ? undefined : `${email.slice(0, at)}@${meant}`;
}

function likelyHost(host: string): string | undefined {
  if (COMMON_HOSTS.includes(host) || OTHER_HOSTS.has(host)) return undefined;
  const labels = host.split('.');
  const ending = ENDINGS.get(labels.at(-1) ?? '');
  const ended = ending === undefined ? host : [...labels.slice(0, -1), ending].join('.');
  if (COMMON_HOSTS.includes(ended)) return ended;
  const near = COMMON_HOSTS.find((common) => common.length >= SHORTEST_HOST && editDistance(ended, common, 1) <= 1);
  return near ?? (ended === host ? undefined : ended);
}
