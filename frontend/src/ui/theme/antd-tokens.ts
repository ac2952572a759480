import type { ThemeConfig } from 'antd';
import { theme } from 'antd';
import { palettes, type ThemeMode } from './palettes';

/** antd's theme made from the palettes, so that its parts look drawn by the same hand as ours. */
export function antdTheme(mode: ThemeMode, { motion }: { motion: boolean }): ThemeConfig {
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
      fontSize: 16,
      borderRadius: 3,
      borderRadiusLG: 3,
      controlHeight: 44,
      controlHeightLG: 52,
      controlItemBgActive: color.sunken,
      controlItemBgActiveHover: color.sunken,
      controlItemBgHover: color.paper,
      wireframe: false,
      motion,
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
      Form: { itemMarginBottom: 28, verticalLabelPadding: '0 0 6px' },
      Card: { headerFontSize: 20 },
      Modal: { titleFontSize: 24 },
    },
  };
}
