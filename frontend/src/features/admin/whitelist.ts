/** Between addresses: the comma of any of our languages, or a new line. */
const separators = /[,،，、\n]/;

/** The setting's text as a list, and back: e-mail addresses with commas between, as the server keeps them. */
export const parseWhitelist = (text: string): string[] =>
  text
    .split(separators)
    .map((email) => email.trim().toLowerCase())
    .filter((email) => email !== '');

export const writeWhitelist = (emails: readonly string[]): string => emails.join(',');

/** What is wrong with a new address (spec section 5: non-empty, with an at sign, not there yet); null for nothing. */
export function whitelistProblem(emails: readonly string[], added: string): 'invalid' | 'duplicate' | null {
  const email = added.trim().toLowerCase();
  if (email === '' || !email.includes('@')) return 'invalid';
  return emails.includes(email) ? 'duplicate' : null;
}
