import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type PropsWithChildren, useState, useSyncExternalStore } from 'react';
import { useDirection } from '../../i18n/use-direction';
import './antd.css';
import { useAntdLocale } from './antd-locale';
import { antdTheme } from './antd-tokens';
import { useThemeMode } from './theme-mode';

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const media = reducedMotion();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the visitor has asked their system for less motion. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => false,
  );

const lettersScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** Themes the antd parts inside it and gives them the language's words and direction. Its styles go into a cascade layer, so that our style sheets always win over them. */
export function AntdTheme({ children }: PropsWithChildren) {
  const [scale] = useState(lettersScale);
  const theme = antdTheme(useThemeMode(), { motion: !useReducedMotion(), scale });
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={useAntdLocale()}
        direction={useDirection()}
        getPopupContainer={(opener) => opener?.closest('main') ?? document.body}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
