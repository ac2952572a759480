/** The header by which a change says whose page it comes from; the server refuses it where somebody else is signed in. */
const ACCOUNT = 'X-Account';

/** Endpoints that say by themselves as whom somebody wants to be signed in, whoever is so far. */
const SIGNING_IN = /login$|factor$|^register$/i;

/** What the store says of the page's account. */
interface Known {
  session: { user: { id: number } | null };
}

/** Names the page's account in the header of whatever may change something. */
export function nameAccount(
  headers: Headers,
  { endpoint, type, getState }: { endpoint: string; type: 'query' | 'mutation'; getState: () => unknown },
): void {
  const account = type === 'mutation' && !SIGNING_IN.test(endpoint) && (getState() as Known).session.user?.id;
  if (account) headers.set(ACCOUNT, `${account}`);
}
