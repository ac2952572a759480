// Stands for react-i18next in the browser's build (vite.config.ts): what the site uses of it, under its names. ADR 0379.
import { useEffect, useState, useSyncExternalStore } from 'react';
import i18next from './i18next';

export { Trans } from './Trans';

/** i18next is there for everybody here. */
export const initReactI18next = { type: '3rdParty' };

interface Translation {
  t: ReturnType<typeof i18next.getFixedT>;
  i18n: typeof i18next;
}

/** By namespace, the same for all who ask until the page is to be drawn anew: whoever keeps them sees that they changed. */
let translations: Record<string, Translation> = {};
i18next.on('languageChanged', () => (translations = {}));

const translationOf = (namespace: string): Translation =>
  (translations[namespace] ??= {
    t: i18next.getFixedT(i18next.language, namespace),
    i18n: Object.create(i18next) as typeof i18next,
  });

function subscribe(redraw: () => void) {
  i18next.on('languageChanged', redraw);
  return () => i18next.off('languageChanged', redraw);
}

/**
 * Translates keys of the first namespace; waits until the texts of all are there.
 * @param useSuspense false where the caller looks at `ready` itself
 */
export function useTranslation(
  namespaces: string | readonly string[] = 'common',
  { useSuspense = true }: { useSuspense?: boolean } = {},
) {
  const all = [namespaces].flat();
  const current = () => translationOf(all[0]!);
  const translation = useSyncExternalStore(subscribe, current, current);
  const [, redraw] = useState(0);
  const ready = all.every(i18next.hasLoadedNamespace);
  const awaited = ready ? '' : all.join();
  useEffect(() => {
    if (awaited) void i18next.loadNamespaces(awaited.split(',')).then(() => redraw((count) => count + 1));
  }, [awaited]);
  // What is thrown is waited for. React's `use` would have to be called again once it has come.
  if (!ready && useSuspense) throw i18next.loadNamespaces(all) as unknown as Error;
  return { ...translation, ready };
}
