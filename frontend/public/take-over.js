// Stands at the end of a page from the server, which names its files here. They are fetched once the reader sees the page, so that a
// phone paints first. What is pressed, chosen or typed meanwhile is kept, and done as soon as its part of the page answers.
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

  // Each part says so by itself (`ui/Answering.tsx`). What stands in none of them did not come from the server, and answers.
  const answers = (element) => !element.closest?.('[data-answers=later]');
  // As a browser does it: React notes what the page sets by itself, and would see no change.
  const setValue = (field, value) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  const tell = (element, type) => element.dispatchEvent(new Event(type, { bubbles: true }));

  // What this button opens comes after all the rest, and looks whether somebody was faster.
  addEventListener('click', ({ target }) =>
    target.closest('[data-search]')?.setAttribute('data-search', '1'),
  );

  const deeds = new Map();
  const doAgain = () => {
    for (const [element, deed] of deeds) {
      if (element.isConnected && !answers(element)) continue;
      deeds.delete(element);
      deed();
    }
    if (deeds.size > 0) requestAnimationFrame(doAgain);
  };
  const keep = (element, deed) => {
    if (deeds.size === 0) requestAnimationFrame(doAgain);
    deeds.set(element, deed);
  };

  const early = {
    click(target) {
      if (!target.matches('[type=radio], [type=checkbox]')) return;
      const { checked } = target;
      // Only what differs from the state before counts as a change, here and below.
      keep(target, () => ((target.checked = !checked), target.click()));
    },
    input(target) {
      if (!target.matches('textarea, input:not([type=radio], [type=checkbox], [type=file])')) return;
      keep(target, () => {
        for (const value of ['', target.value]) {
          setValue(target, value);
          tell(target, 'input');
        }
      });
    },
    change(target) {
      if (!target.matches('select')) return;
      const { value } = target;
      keep(target, () => ((target.value = value), tell(target, 'change')));
    },
  };
  // Heard of last: React may take the button over for this very event, and do what was asked for.
  addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button && !answers(button)) keep(button, () => button.click());
  });
  for (const [type, note] of Object.entries(early))
    addEventListener(type, ({ target }) => answers(target) || note(target), true);
}
