// Stands at the end of a page from the server, which names its files here. They are fetched once the reader sees the page, so that a
// phone paints first. What is pressed, chosen or typed meanwhile is kept, and done as soon as its part of the page answers.
{
  const { entry, modules } = document.currentScript.dataset;
  const add = (name, attributes) =>
    document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...attributes }));

  const files = modules.split(' ');
  // What the entry needs stands before it. These run one by one, each in a turn of its own; what its page needs besides is fetched for it.
  const own = new Set(files.slice(0, files.indexOf(entry) + 1));
  const fetchFile = (file) =>
    own.has(file)
      ? add('script', { type: 'module', async: false, src: file })
      : add('link', { rel: 'modulepreload', href: file });
  // A few at a time: asking for fifty keeps a phone busy for longer than its reader should wait. In a hidden tab turns are a second apart.
  const start = () => {
    files.splice(0, document.hidden ? files.length : 6).forEach(fetchFile);
    if (files.length > 0) return setTimeout(start);
    add('link', { rel: 'stylesheet', media: 'print', href: '/print.css' });
    add('link', { rel: 'manifest', href: '/manifest.webmanifest' });
  };

  let isStarted = false;
  const startOnce = () => {
    if (!isStarted) start();
    isStarted = true;
  };
  const afterPaint = () => {
    const look = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && startOnce();
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
    // Browsers that hide from being recognised tell of no paint. A second frame begins when the first has been painted.
    const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(startOnce));
    if (document.readyState === 'complete') afterFrame();
    else addEventListener('load', afterFrame, { once: true });
  };
  // Nothing is painted in a hidden tab, nor told for sure in one that was hidden meanwhile.
  document.addEventListener('visibilitychange', startOnce, { once: true });
  if (document.hidden) startOnce();
  else afterPaint();

  // Each part says so by itself (`ui/Answering.tsx`). What stands in none of them did not come from the server, and answers.
  const answers = (element) => !element.closest?.('[data-answers=later]');
  // As a browser does it: React notes what the page sets by itself, and would see no change.
  const setValue = (field, value) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  const tell = (element, type) => element.dispatchEvent(new Event(type, { bubbles: true }));

  // What this button opens comes after all the rest, and looks whether somebody was faster.
  addEventListener('click', ({ target, timeStamp }) =>
    target.closest('[data-search]')?.setAttribute('data-search', timeStamp),
  );

  // Letters that are being put together (Japanese, Chinese, Hindi) are not cut off.
  let composing;
  addEventListener('compositionstart', ({ target }) => (composing = target), true);
  addEventListener('compositionend', () => (composing = undefined), true);

  const deeds = new Map();
  const doAgain = () => {
    for (const [element, deed] of deeds) {
      if (element.isConnected && (!answers(element) || element === composing)) continue;
      deeds.delete(element);
      deed();
    }
    if (deeds.size > 0) requestAnimationFrame(doAgain);
  };
  const keep = (element, deed) => {
    if (deeds.size === 0) requestAnimationFrame(doAgain);
    // The latest of an element is done at its place: after what was typed before it.
    deeds.delete(element);
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
      // As it was typed: a part that is drawn again as soon as it is taken over would have set the field back.
      const { value: typed } = target;
      keep(target, () => {
        const { value: now, selectionStart, selectionEnd, selectionDirection } = target;
        for (const value of ['', typed]) {
          setValue(target, value);
          tell(target, 'input');
        }
        // Whoever goes on typing in the middle goes on there; some browsers would go back to a field that was left. Numbers and addresses of mail have no such place.
        if (now === typed && target === document.activeElement && selectionStart !== null)
          target.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
      });
    },
  };
  // Heard of last: React may take the element over for this very event, and do what was asked for. What it cannot take over yet it stops.
  // Whoever presses or chooses once more as it answers is answered once.
  const keepUnheard = (event, element, deed) => {
    const note = () => {
      removeEventListener(event.type, note);
      if (answers(element)) deeds.delete(element);
      else keep(element, deed);
    };
    if (answers(element)) return note();
    const stop = event.stopPropagation;
    event.stopPropagation = () => (note(), stop.call(event));
    addEventListener(event.type, note);
  };
  const heard = {
    click(event) {
      const button = event.target.closest('button');
      if (button) keepUnheard(event, button, () => button.click());
    },
    change(event) {
      const { target } = event;
      if (!target.matches('select, [type=file]')) return;
      const { value } = target;
      // Which files were chosen nobody but the reader may set.
      const choose = () => target.matches('select') && (target.value = value);
      keepUnheard(event, target, () => (choose(), tell(target, 'change')));
    },
  };
  for (const [type, note] of Object.entries(heard)) addEventListener(type, note, true);
  // What is still to be done is done as it was left last.
  for (const [type, note] of Object.entries(early))
    addEventListener(type, ({ target }) => (answers(target) && !deeds.has(target)) || note(target), true);
}
