import type { EntityManager } from 'typeorm';
import { type Searched, WALKED, type WayToFind } from './found-rows.js';

/** More names than these are not sorted by what belongs to them. */
const FEW = 1_000;

/** As the index users_username_beginning has them; it knows no ILIKE. The database folds both, as it knows letters that JavaScript folds otherwise. */
const BEGINS = 'lower(username) LIKE lower(:beginning)';

/** In that index's order, as they would else be looked for anywhere in the table. */
const COUNT = `
  SELECT count(*)::integer AS names FROM (
    SELECT FROM users WHERE lower(username) LIKE lower($1) ORDER BY lower(username) USING ~<~ LIMIT $2
  ) begun`;

/** Accounts, or what is theirs, by the beginning of a name, without regard to case. */
export class BeginningsOfNames implements Searched {
  /**
   * @param name SQL of the account's name, for a row of the list
   * @param idsOf SQL that selects the list's ids for a condition on users
   * @param walked rows that are looked at for a page; fewer where the name has to be asked for by each
   */
  constructor(
    private readonly manager: EntityManager,
    private readonly name: string,
    private readonly idsOf: (condition: string) => string,
    readonly walked = WALKED,
  ) {}

  async wayTo(q: string): Promise<WayToFind> {
    const [counted] = await this.manager.query<[{ names: number }]>(COUNT, [patternBeginning(q), FEW + 1]);
    return counted.names > FEW ? 'walk' : 'index';
  }

  hasByIndex(): string {
    return `lower(${this.name}) LIKE lower(:beginning)`;
  }

  hasByWalk(): string {
    return `strpos(lower(${this.name}), lower(:begun)) = 1`;
  }

  idsByIndex(): string {
    return this.idsOf(BEGINS);
  }

  parametersOf(q: string): Record<string, string> {
    return { beginning: patternBeginning(q), begun: q };
  }
}

const patternBeginning = (q: string): string => `${q.replace(/[\\%_]/g, '\\$&')}%`;
