/** The first that fits; those that pretend to be others come before them. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (list: typeof BROWSERS, agent: string): string | undefined =>
  list.find(([, sign]) => sign.test(agent))?.[0];

/** Browser and system, such as 'Firefox · Linux', as names that need no translation: enough to know one's own again. */
export function deviceName(agent: string | undefined): string | undefined {
  const names = [nameIn(BROWSERS, agent ?? ''), nameIn(SYSTEMS, agent ?? '')];
  return names.filter((name) => name !== undefined).join(' · ') || undefined;
}
