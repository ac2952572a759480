/** Names the channel between the tabs, and the entry of the storage that stands in for it. */
const NAME = 'account-of-tab';

/** The account of a tab, by its id; null where nobody is signed in. */
export type Account = number | null;

/** Tabs of one browser tell each other whose they are. */
export interface AccountNews {
  tell: (account: Account) => void;
  close: () => void;
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

/** Where a browser has no channels, the others hear of what is stored; where it stores nothing, they look when they are looked at. */
function tellByStorage(account: Account): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(account));
    localStorage.removeItem(NAME);
  } catch {
    // Blocked, like the channel.
  }
}

/** @param hear whose another tab is by now */
export function openAccountNews(hear: (account: Account) => void): AccountNews {
  const tab = { channel: openChannel() };
  const hearStored = ({ key, newValue }: StorageEvent) => {
    if (key === NAME && newValue) hear(JSON.parse(newValue) as Account);
  };
  tab.channel?.addEventListener('message', ({ data }) => hear(data as Account));
  if (!tab.channel) window.addEventListener('storage', hearStored);
  return {
    tell: (account) => {
      tab.channel?.postMessage(account);
      if (!tab.channel) tellByStorage(account);
    },
    close: () => {
      tab.channel?.close();
      window.removeEventListener('storage', hearStored);
    },
  };
}
