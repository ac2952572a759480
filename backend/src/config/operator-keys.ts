import { type Environment, readText } from './environment.js';

/** What the site does in its contracts: settles and refunds, mints and retypes badges, publishes roots of votes. */
export const OPERATOR_PARTS = ['moderator', 'minter', 'publisher'] as const;
export type OperatorPart = (typeof OPERATOR_PARTS)[number];

/** A key, and the variable that it was read from. */
export interface OperatorKey {
  variable: string;
  privateKey: string;
}

/** The key of each part; several may have the same. */
export type OperatorKeys = Record<OperatorPart, OperatorKey | undefined>;

/** The variable that holds the key of a part alone. */
export const keyVariable = (part: OperatorPart): string => `${part.toUpperCase()}_PRIVATE_KEY`;

/** Each part's own key, else the operator's; for a further chain those that end in its id come first. */
export function readOperatorKeys(env: Environment, chainId?: string): OperatorKeys {
  const endings = chainId === undefined ? [''] : [`_${chainId}`, ''];
  const read = (part: OperatorPart): OperatorKey | undefined => {
    const names = endings.flatMap((ending) => [keyVariable(part) + ending, `OPERATOR_PRIVATE_KEY${ending}`]);
    const variable = names.find((name) => readText(env, name) !== undefined);
    return variable === undefined ? undefined : { variable, privateKey: readText(env, variable)! };
  };
  return { moderator: read('moderator'), minter: read('minter'), publisher: read('publisher') };
}
