import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { keepForOffline, tellWorker } from '../offline-copies';
import { useSession } from '../../session/use-session';

/** So long a page is looked at before it is worth keeping (ms): whoever goes through several fetches none of them twice. */
const looked = 4_000;

/** Has what a stranger looks at kept for when there is no network; pages in a language that is left are not. */
export function KeptOffline() {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const { language } = useTranslation().i18n;
  const keptIn = useRef(language);

  useEffect(() => {
    if (keptIn.current === language) return;
    keptIn.current = language;
    void tellWorker({ kind: 'forget' });
  }, [language]);

  useEffect(() => {
    if (status !== 'none') return undefined;
    const timer = setTimeout(() => void keepForOffline(pathname + search), looked);
    return () => clearTimeout(timer);
  }, [pathname, search, status, language]);
  return null;
}
