/**
 * Every colour of the site. Style sheets read them as `--color-<name>` (see palettes-css.ts), antd as theme tokens
 * (see antd-tokens.ts). Text colours keep a contrast of at least 4.5 on `paper` and `raised`.
 */
const light = {
  paper: '#f7f2e6',
  raised: '#fdfaf2',
  sunken: '#ece4d1',
  ink: '#15261f',
  muted: '#55645b',
  rule: '#d9cfb9',
  ruleStrong: '#82887a',
  green: '#103a30',
  greenDeep: '#0b2b24',
  onGreen: '#f7f2e6',
  onGreenMuted: '#b9c8bb',
  greenRule: '#2c5549',
  saffron: '#f2a51e',
  saffronHover: '#ffb83d',
  onSaffron: '#1d1503',
  accentText: '#875200',
  success: '#1d6540',
  successGround: '#dbead9',
  warning: '#7d4b00',
  warningGround: '#fae6be',
  danger: '#a02a1c',
  dangerGround: '#f7dcd2',
};

export type Palette = typeof light;

const dark: Palette = {
  paper: '#0e1b17',
  raised: '#15251f',
  sunken: '#0a1411',
  ink: '#f1ead9',
  muted: '#a8b5a8',
  rule: '#2a3f36',
  ruleStrong: '#6e7f74',
  green: '#12392f',
  greenDeep: '#0a2520',
  onGreen: '#f7f2e6',
  onGreenMuted: '#b9c8bb',
  greenRule: '#2c5549',
  saffron: '#f2a51e',
  saffronHover: '#ffb83d',
  onSaffron: '#1d1503',
  accentText: '#f4b84c',
  success: '#86d3a1',
  successGround: '#16392a',
  warning: '#f4bd5a',
  warningGround: '#3c2e10',
  danger: '#f69c8d',
  dangerGround: '#45201a',
};

export const palettes = { light, dark };
export type ThemeMode = keyof typeof palettes;
