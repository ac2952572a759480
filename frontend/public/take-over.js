// Stands at the end of a page from the server, which names its files here. They are fetched once the reader sees the page, so that a
// phone paints first; what is pressed or chosen meanwhile is kept, and done as soon as the site's program answers.
{
  const { entry, modules } = document.currentScript.dataset;
  const add = (name, attributes) =>
    document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...attributes }));

  const start = () => {
    for (const href of modules.split(' ')) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: entry });
  };
  // Nothing is painted in a hidden tab, and a second frame begins when the first has been painted.
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));

  let kept;
  const keep = ({ type, target }) => {
    const element = type === 'click' ? target.closest('button') : target;
    if (element) kept = { type, element };
  };
  const doAgain = () => {
    removeEventListener('click', keep, true);
    removeEventListener('change', keep, true);
    if (kept?.type === 'click') kept.element.click();
    else kept?.element.dispatchEvent(new Event('change', { bubbles: true }));
  };
  addEventListener('click', keep, true);
  addEventListener('change', keep, true);
  addEventListener('taken-over', doAgain, { once: true });
}
