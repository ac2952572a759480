import type { ThemeConfig } from 'antd';
import { theme } from 'antd';
import { palettes, type ThemeMode } from './palettes';

interface Reader {
  motion: boolean;
  /** How much larger than 16 pixels the letters are that they chose: antd counts in pixels alone. */
  scale: number;
}

/** Widths at which antd's layouts change, the widest last. */
const screens = { XS: 480, SM: 576, MD: 768, LG: 992, XL: 1200, XXL: 1600, XXXL: 1920 };

function screensFor(scale: number): Record<string, number> {
  const tokens: Record<string, number> = {};
  let before = '';
  for (const [name, width] of Object.entries(screens)) {
    tokens[`screen${name}`] = tokens[`screen${name}Min`] = width * scale;
    if (before) tokens[`screen${before}Max`] = width * scale - 1;
    before = name;
  }
  return tokens;
}

/** antd's theme made from the palettes, so that its parts look drawn by the same hand as ours, in letters of the same size. */
export function antdTheme(mode: ThemeMode, { motion, scale }: Reader): ThemeConfig {
  const color = palettes[mode];
  const primary = mode === 'light' ? color.green : color.saffron;
  return {
    cssVar: { key: 'app' },
    hashed: false,
    algorithm: mode === 'light' ? theme.defaultAlgorithm : theme.darkAlgorithm,
    token: {
      colorPrimary: primary,
      colorInfo: primary,
      colorLink: color.ink,
      colorLinkHover: color.accentText,
      colorSuccess: color.success,
      colorWarning: color.warning,
      colorError: color.danger,
      colorText: color.ink,
      colorTextSecondary: color.muted,
      colorTextDescription: color.muted,
      colorTextPlaceholder: color.muted,
      colorBgBase: color.paper,
      colorBgLayout: color.paper,
      colorBgContainer: color.raised,
      colorBgElevated: color.raised,
      colorBorder: color.ruleStrong,
      colorBorderSecondary: color.rule,
      colorSplit: color.rule,
      fontFamily: 'var(--font-text)',
      fontSize: 16 * scale,
      sizeUnit: 4 * scale,
      borderRadius: 3,
      borderRadiusLG: 3,
      controlHeight: 44 * scale,
      controlHeightLG: 52 * scale,
      controlItemBgActive: color.sunken,
      controlItemBgActiveHover: color.sunken,
      controlItemBgHover: color.paper,
      wireframe: false,
      motion,
      ...screensFor(scale),
    },
    components: {
      Button: {
        colorPrimary: color.saffron,
        colorPrimaryHover: color.saffronHover,
        colorPrimaryActive: color.saffron,
        primaryColor: color.onSaffron,
        primaryShadow: 'none',
        dangerColor: color.paper,
        defaultShadow: 'none',
        fontWeight: 600,
      },
      Table: { headerBg: 'transparent', headerSplitColor: 'transparent', headerColor: color.muted },
      Form: { itemMarginBottom: 28 * scale, verticalLabelPadding: '0 0 6px' },
      Card: { headerFontSize: 20 * scale },
      Modal: { titleFontSize: 24 * scale },
    },
  };
}
