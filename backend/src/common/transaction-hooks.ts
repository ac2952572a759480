import type { EntityManager } from 'typeorm';

type Handler<Subject> = (manager: EntityManager, subject: Subject) => Promise<void>;

/** Lets other modules act on a change within its own transaction, without its owner knowing them. */
export abstract class TransactionHooks<Subject> {
  private readonly handlers: Handler<Subject>[] = [];

  subscribe(handler: Handler<Subject>): void {
    this.handlers.push(handler);
  }

  async publish(manager: EntityManager, subject: Subject): Promise<void> {
    for (const handler of this.handlers) await handler(manager, subject);
  }
}
