/** Of OpenType's features those that browsers use unasked, and the figures of one width that tables ask for. */
const plainFeatures = [
  'kern',
  'liga',
  'clig',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'rclt',
  'rvrn',
  'tnum',
  'lnum',
];
const arabicFeatures = ['isol', 'init', 'medi', 'fina', 'curs'];
const devanagariFeatures = [
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'half', 'abvf', 'pstf', 'vatu', 'cjct'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'dist', 'abvm', 'blwm'],
];

export const keepFeatures = [...plainFeatures, ...arabicFeatures, ...devanagariFeatures];
