import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { fetchMissedTexts, isAwaited, keptLanguage } from '../../i18n/language-choice';
import { isLanguage } from '../../i18n/languages';

/** As in `?lang=fr`, by which links and search engines name a page in one language. */
const PARAMETER = 'lang';

/** The query without a language that is no longer shown; with the one that is, where this device keeps no choice. Null where it is right. */
function correctedSearch(search: string, shown: string): string | null {
  const params = new URLSearchParams(search);
  const named = params.get(PARAMETER);
  if (!isLanguage(named) || named === shown || isAwaited(named)) return null;
  if (keptLanguage() === shown) params.delete(PARAMETER);
  else params.set(PARAMETER, shown);
  return params.toString();
}

/** Lets a choice count for longer than the language that the address of the page names: loaded anew, it would speak that one again. */
function useAddressAsShown(): void {
  const { language } = useTranslation().i18n;
  const navigate = useNavigate();
  const place: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = place;
  useEffect(() => {
    const corrected = correctedSearch(search, language);
    if (corrected === null) return;
    const to = { pathname, search: corrected, hash };
    void navigate(to, { replace: true, preventScrollReset: true, state });
  }, [language, navigate, pathname, search, hash, state]);
}

/** Tries again for texts that could not be fetched, with each page and once the connection is back. */
function useMissedTexts(): void {
  const { pathname } = useLocation();
  useEffect(() => void fetchMissedTexts(), [pathname]);
  useEffect(() => {
    const fetchAgain = () => void fetchMissedTexts();
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, []);
}

/** Keeps the page in the language that was chosen last, and whole in it. Draws nothing. */
export default function PageLanguage() {
  useAddressAsShown();
  useMissedTexts();
  return null;
}
