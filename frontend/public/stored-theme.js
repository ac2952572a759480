// Runs before the first paint, so that a stored dark theme does not flash light. A file, because the content security policy forbids inline scripts.
if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
