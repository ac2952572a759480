export interface SharedLink {
  url: string;
  title: string;
}

/** What came of it; `shared` where the device's own dialog took it over, and where it was closed without a choice. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Hands a link to the device where that can share, else copies it. */
export async function shareLink({ url, title }: SharedLink): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share({ url, title });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    // Browsers that know how may still be forbidden to.
  }
  return copyLink(url);
}

async function copyLink(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Forbidden by the browser, or the page did not come over https.
    return 'failed';
  }
}
