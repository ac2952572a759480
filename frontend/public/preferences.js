// Runs before the first paint, so that a stored dark theme does not flash light and Arabic not left-to-right. A file, because the
// content security policy forbids inline scripts; a plain one, because modules wait for the whole page.
{
  const root = document.documentElement;
  if (localStorage.getItem('theme') === 'dark') root.dataset.theme = 'dark';

  // The choice made here, else the first of the browser's languages that the site speaks, whatever their region.
  const spoken = root.dataset.languages.split(' ');
  const wanted = [localStorage.getItem('language'), ...navigator.languages];
  const codes = wanted.map((language) => language?.toLowerCase().split('-')[0]);
  root.lang = codes.find((code) => spoken.includes(code)) ?? 'en';
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr';
}
