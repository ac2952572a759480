import type { BookCheckDto } from '../../src/modules/books/dto/book-check.dto.js';
import { eventually } from '../support/eventually.js';
import type { TestApp } from '../support/test-app.js';

/**
 * Asks for a comparison of the books with the contracts at a block that is final now, and waits for it.
 * @param contracts how many there are
 */
export async function whenComparedAnew(app: TestApp, contracts = 3): Promise<BookCheckDto[]> {
  const asked = new Date().toISOString();
  const head = await app.chain.provider.getBlockNumber();
  const admin = await app.admin();
  await admin.post('/admin/books/reconciliation').expect(202);
  return eventually(async () => {
    const { body } = await app.client().get('/books/checks').expect(200);
    const checks = body as (Omit<BookCheckDto, 'checkedAt'> & { checkedAt: string })[];
    expect(checks).toHaveLength(contracts);
    const isAnew = checks.every(({ checkedAt, block }) => checkedAt > asked && block >= head - 7);
    if (!isAnew) await admin.post('/admin/books/reconciliation').expect(202);
    expect(isAnew).toBe(true);
    return body as BookCheckDto[];
  });
}
