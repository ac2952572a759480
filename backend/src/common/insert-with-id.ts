import type { EntityManager, EntityTarget, QueryDeepPartialEntity } from 'typeorm';

/** Inserts a row with an id that was drawn before: unless its columns are named, TypeORM has the database draw another. */
export async function insertWithId<Row extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  values: QueryDeepPartialEntity<Row> & { id: number },
): Promise<void> {
  const insert = manager.createQueryBuilder().insert().into(entity, Object.keys(values));
  await insert.values(values).updateEntity(false).execute();
}
