import { Remembered } from '../../common/remembered.js';

/** What an account is called: guessed first of all. */
export interface AccountNames {
  username: string;
  email: string;
}

/** Fifty thousand passwords, unpacked when the first one is looked up. */
const list = new Remembered(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
}, Infinity);

/** Whether a password is among the first that anybody tries: leaked lists begin with it, or it is the account's own name. */
export async function isCommonPassword(password: string, names?: AccountNames): Promise<boolean> {
  const tried = password.trim().toLowerCase();
  const own = names ? [names.username, names.email, names.email.split('@')[0]!] : [];
  return own.some((name) => name.toLowerCase() === tried) || (await list.get()).has(tried);
}
