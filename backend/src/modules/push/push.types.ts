/** A browser's address and keys, as it gives them to a page. */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What a service worker is told: it shows the words, and opens the path when they are pressed. */
export interface PushMessage {
  title: string;
  body: string;
  /** From the site's root on. */
  path: string;
  /** A second message of the same tag takes the place of the first. */
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}
