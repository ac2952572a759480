// Runs before the first paint, so that a stored dark theme does not flash light. The server writes it into the page, where it has
// also chosen the language; a document without the server, as in development, chooses here.
{
  const root = document.documentElement;
  // A browser may refuse to say what is stored, by throwing.
  const take = (deed) => {
    try {
      return deed(localStorage);
    } catch {
      return null;
    }
  };
  if (take((storage) => storage.getItem('theme')) === 'dark') root.dataset.theme = 'dark';

  // Where the choice was kept before the server rendered in it.
  const former = take((storage) => storage.getItem('language'));
  take((storage) => storage.removeItem('language'));
  if (former && !document.cookie.includes('language=')) {
    document.cookie = `language=${former}; Path=/; Max-Age=31536000; SameSite=Lax`;
    if (!root.dataset.languages && root.lang !== former) location.reload();
  }

  if (root.dataset.languages) {
    // The choice made here, else the first of the browser's languages that the site speaks, whatever their region.
    const spoken = root.dataset.languages.split(' ');
    const kept = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
    const codes = [kept, ...navigator.languages].map((language) => language?.toLowerCase().split('-')[0]);
    root.lang = codes.find((code) => spoken.includes(code)) ?? 'en';
    root.dir = root.lang === 'ar' ? 'rtl' : 'ltr';
  }

  // See `ui/theme/typefaces/keep-latin-faces.ts`.
  if (!/^(ar|hi)$/.test(root.lang) || take((storage) => storage.getItem('latin-faces')))
    root.dataset.latinFaces = '';
}
