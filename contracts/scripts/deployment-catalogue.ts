import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A contract of the product; its version counts up with every change of what stands on chains. */
export type CataloguedContract = {
  name: string;
  /** Where a chain's record lists the deployed ones. */
  list: RecordList;
  version: number;
  /** The oldest version that needs no newer one beside it, where that is not the current one. */
  enough?: number;
  /** Whether it stands on the home chain alone. */
  homeOnly: boolean;
};

/** The lists of a chain's record. */
export type RecordList = 'splitters' | 'badges' | 'voteRegistries';

/** All contracts. JSON, because the launcher, which is no part of this workspace, reads it too. */
export const catalogue = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../catalogue.json'), 'utf8'),
) as CataloguedContract[];

/** Whether what stands in a version needs no newer one beside it. */
export const isEnough = (
  { version, enough = version }: Pick<CataloguedContract, 'version' | 'enough'>,
  standing: { version: number },
): boolean => standing.version >= enough;

/** The entry of a contract. */
export function catalogued(name: string): CataloguedContract {
  const found = catalogue.find((contract) => contract.name === name);
  if (!found) throw new Error(`catalogue.json does not name ${name}.`);
  return found;
}
