import { domainToASCII } from 'node:url';
import { isFQDN, isISO8601 } from 'class-validator';
import { checkedAddresses, plainAddresses } from '../../common/validation/invited-addresses.js';
import {
  notADate,
  notAVideoHost,
  tooFewOrManyPlaces,
  tooFewOrManyRunDays,
  tooManyVideoHosts,
} from './settings.errors.js';

/** Bounds of the specification's section 9. */
const MIN_PARTICIPANTS = 1;
const MAX_PARTICIPANTS = 100;

/** Days of an ad's run. */
const MIN_RUN_DAYS = 1;
const MAX_RUN_DAYS = 365;

/** Every page names the hosts in a header, which must not grow without bounds. */
const MAX_VIDEO_HOSTS = 20;

type Check = (value: string) => string;

/** Checks what is given for a key that has a meaning here, and answers what is stored of it. */
const RULES = new Map<string, Check>([
  ['adRunDays', toRunDays],
  // Without a text there is no start date yet.
  ['challengeStartDate', (value) => (value.trim() === '' ? '' : toInstant(value))],
  ['challengeEndDate', toInstant],
  ['maxParticipants', toPlaces],
  ['participantWhitelist', (value) => checkedAddresses('value', value.split(',')).join(',')],
  ['videoHosts', toVideoHosts],
]);

/** What `GET challenge/settings` shows to everybody. */
const PUBLIC: readonly string[] = [
  'adRunDays',
  'challengeStartDate',
  'challengeEndDate',
  'maxParticipants',
  'videoHosts',
];

/** Whether everybody may know that it changed; of the others even the name and the time are the administrators'. */
export const isPublicSetting = (key: string): boolean => PUBLIC.includes(key);

/** Keys without a rule are kept as they are. @throws validationFailed */
export const checkSetting = (key: string, value: string): string => RULES.get(key)?.(value) ?? value;

/** Addresses in their order, without spaces, case and duplicates. */
export const parseWhitelist = (value: string): string[] => plainAddresses(value.split(','));

/** Hosts as browsers write them, in their order, each once; what names no host is left as it is. */
export function parseVideoHosts(value: string): string[] {
  const given = value.split(',').map((host) => host.trim().toLowerCase());
  return distinct(given.map(toAscii));
}

/** Names alone: of an address, what stands around its host would get lost unseen. */
const toAscii = (host: string): string => (/[/\\?#@:]/.test(host) ? host : domainToASCII(host) || host);

const distinct = (items: string[]): string[] => [...new Set(items.filter((item) => item !== ''))];

/** No addresses, ports or bare numbers: what is listed goes into the content security policy as it stands. */
export const isVideoHost = (host: string): boolean => /^[a-z0-9.-]+$/.test(host) && isFQDN(host);

function toVideoHosts(value: string): string {
  const hosts = parseVideoHosts(value);
  const wrong = hosts.find((host) => !isVideoHost(host));
  if (wrong !== undefined) throw notAVideoHost(wrong);
  if (hosts.length > MAX_VIDEO_HOSTS) throw tooManyVideoHosts(MAX_VIDEO_HOSTS);
  return hosts.join(',');
}

function toInstant(value: string): string {
  const instant = new Date(value);
  if (!isISO8601(value, { strict: true, strictSeparator: true }) || Number.isNaN(instant.getTime()))
    throw notADate();
  return instant.toISOString();
}

function toPlaces(value: string): string {
  if (!isWithin(value, MIN_PARTICIPANTS, MAX_PARTICIPANTS))
    throw tooFewOrManyPlaces(MIN_PARTICIPANTS, MAX_PARTICIPANTS);
  return value;
}

function toRunDays(value: string): string {
  if (!isWithin(value, MIN_RUN_DAYS, MAX_RUN_DAYS)) throw tooFewOrManyRunDays(MIN_RUN_DAYS, MAX_RUN_DAYS);
  return value;
}

/** Of a whole number in digits, as everybody writes it. */
function isWithin(value: string, min: number, max: number): boolean {
  const number = /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 0;
  return min <= number && number <= max;
}
