/**
 * Where test files share modules, passwords are kept by the real argon2id with a twentieth of its memory: they sign thousands of people
 * in, each for 10 ms of a core. What the product asks of it is told by password.spec and, by its time, in account-enumeration; the
 * processes that tests start hash as they always do.
 */
import { hash as hashDearly, type Options, verify } from '@node-rs/argon2/index.js';

export { verify };

const { shares } = jest.requireActual<{ shares(testPath: string): boolean }>('./worker/sharing-files.cjs');
const changes: Options = shares(expect.getState().testPath!) ? { memoryCost: 1_024 } : {};

export const hash = (password: string, options?: Options): Promise<string> =>
  hashDearly(password, { ...options, ...changes });
