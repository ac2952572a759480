// On the page that stands in for all others without a network: opens the one that was asked for once there is one, and says what can
// be read meanwhile.
{
  // A page that is being left lets the one that was chosen come, unless that takes too long or was stopped: to open this one anew would
  // take its reader back.
  const patience = 30_000;
  let leaving;
  let hasNetwork = false;
  const reopen = () => {
    hasNetwork = false;
    location.reload();
  };
  const leave = () => {
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      leaving = undefined;
      if (hasNetwork) reopen();
    }, patience);
  };
  addEventListener('beforeunload', leave);
  // Safari on iPhones does not say that a page is being left, which it is not for a link that opens in another tab.
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (target.closest('a') && !ctrlKey && !metaKey && !shiftKey) leave();
  });
  addEventListener('online', () => {
    hasNetwork = true;
    if (!leaving) reopen();
  });
  addEventListener('offline', () => (hasNetwork = false));
  // Where the browser kept it for the way back, it has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && reopen());

  const titleOf = async (response) =>
    new DOMParser().parseFromString(await response.text(), 'text/html').title || response.url;

  /** A link to each page of which a copy is there, the latest first. */
  const links = async () => {
    const cache = await caches.open('pages');
    const kept = (await cache.keys()).toReversed().slice(0, 8);
    return Promise.all(
      kept.map(async (request) => {
        const { pathname, search } = new URL(request.url);
        const link = Object.assign(document.createElement('a'), { href: pathname + search });
        link.textContent = await titleOf(await cache.match(request, { ignoreVary: true }));
        return link;
      }),
    );
  };

  const show = async () => {
    const nav = document.querySelector(`section[lang="${document.documentElement.lang}"] nav`);
    for (const link of await links()) {
      const item = document.createElement('li');
      item.append(link);
      nav.querySelector('ul').append(item);
      nav.hidden = false;
    }
  };
  // A browser may refuse to say what is kept.
  show().catch(() => {});
}
