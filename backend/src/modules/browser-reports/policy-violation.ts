/** What may be logged of a violation: short, without line breaks, and of addresses what holds no secret. */
export interface PolicyViolation {
  /** The directive that forbade it, or `other`. */
  directive: string;
  /** The page, without host, query and fragment: links of mails carry tokens there. */
  page: string;
  /** What was kept out: an origin, or a word such as `inline`. */
  blocked: string;
  /** The script that tried, without query, and where in it. */
  source: string;
}

/** Others than those the policy has would each be a series of the metrics. */
const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'media-src',
  'object-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
]);

const LONGEST = 120;

/** A browser's word for each kind of script or style that has no address. */
const WORD = /^[\w-]{1,30}$/;

/** However many a body names. */
const MOST = 5;

type Fields = Record<string, unknown>;

/**
 * What a report says, of either kind (CSP 2 and the Reporting API). Anybody can send anything here: what has another shape is
 * left out, and each text is cut to what may stand in the log.
 */
export function violationsOf(body: unknown): PolicyViolation[] {
  const reports = Array.isArray(body)
    ? body.filter(isViolation).map(({ body: inner }) => inner)
    : [fieldOf(body, 'csp-report')];
  return reports.filter(isFields).slice(0, MOST).map(toViolation);
}

function toViolation(report: Fields): PolicyViolation {
  const read = (...names: string[]) =>
    names.map((name) => report[name]).find((value) => typeof value === 'string') ?? '';
  const [directive = ''] = read('effectiveDirective', 'effective-directive', 'violated-directive').split(' ');
  const line = report.lineNumber ?? report['line-number'];
  return {
    directive: DIRECTIVES.has(directive) ? directive : 'other',
    page: pathOf(read('documentURL', 'document-uri')),
    blocked: originOf(read('blockedURL', 'blocked-uri')),
    source: `${pathOf(read('sourceFile', 'source-file'))}:${Number.isSafeInteger(line) ? String(line) : ''}`,
  };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldOf = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);
const isViolation = (value: unknown): value is Fields => fieldOf(value, 'type') === 'csp-violation';

/** Parsed, an address has no line breaks and no other signs than ASCII. */
const pathOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).pathname.slice(0, LONGEST) : '';

function originOf(address: string): string {
  if (WORD.test(address)) return address;
  if (!URL.canParse(address)) return '';
  const { origin, protocol } = new URL(address);
  return (origin === 'null' ? protocol : origin).slice(0, LONGEST);
}
