import type { EntityManager } from 'typeorm';
import type { ContractName } from '../contracts/deployment-record.js';

/** Ids that one statement may pass over, which takes it well under a second; a sequence keeps what was drawn, so the next one goes on from there. */
const MOST_PASSED_OVER = 20_000;

/** The next value of the sequence that no stored event of such a contract names, on whatever chain; null where too many follow each other. */
export async function drawUnnamed(
  manager: EntityManager,
  sequence: string,
  contract: ContractName,
): Promise<number | null> {
  const [drawn] = await manager.query<{ id: number; passedOver: number }[]>(DRAW, [sequence, contract]);
  return drawn!.passedOver < MOST_PASSED_OVER ? drawn!.id : null;
}

/** Draws as long as the last one is named. The inner question is a scalar one, so that it is always asked of the index. */
const DRAW = `
  WITH RECURSIVE drawn (id, passed_over) AS (
    SELECT nextval($1::regclass), 0
    UNION ALL
    SELECT nextval($1::regclass), passed_over + 1 FROM drawn
    WHERE passed_over < ${MOST_PASSED_OVER} AND (
      SELECT true FROM chain_events event
      WHERE event.subject = drawn.id::text
        AND event.contract IN (SELECT lower(address) FROM chain_deployments WHERE name = $2)
      LIMIT 1
    )
  )
  SELECT id::integer, passed_over AS "passedOver" FROM drawn ORDER BY passed_over DESC LIMIT 1`;
