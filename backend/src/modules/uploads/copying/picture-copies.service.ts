import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { type JobOptions, JobQueue } from '../../../queue/job-queue.js';
import { User } from '../../auth/entities/user.entity.js';
import { MAX_WAITING_COPIES, pictureCopyNotFound, tooManyPictureCopies } from './copying.errors.js';
import type { CopyUse, NamedPicture } from './copying.types.js';
import { PictureCopyDto } from './dto/picture-copy.dto.js';
import { PictureCopy } from './entities/picture-copy.entity.js';
import { hashOf, isElsewhere } from './picture-address.types.js';
import { Upload } from '../entities/upload.entity.js';
import { uploadPath } from '../upload-path.js';

/** The queue whose job makes one copy. */
export const COPY_QUEUE = 'picture-copies';

/** Later tries come after every first one. */
export const LATER_PRIORITY = -MAX_WAITING_COPIES;

const MAX_LISTED = 100;

const FORGET = `
  DELETE FROM picture_copies WHERE id IN (
    SELECT id FROM picture_copies WHERE user_id = $1 AND use = $2 AND address_hash = $3 FOR UPDATE SKIP LOCKED)`;

/** When a copy is made: at once, and in the order in which it was asked for, if not given. */
type CopyTime = Pick<JobOptions, 'startAfter' | 'priority'>;

/** Knows which pictures elsewhere have been asked for, and why some have not been copied. */
@Injectable()
export class PictureCopies {
  constructor(
    @InjectRepository(PictureCopy) private readonly copies: Repository<PictureCopy>,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Has a picture copied once the caller's transaction has committed, even if it was tried before; one that waits already keeps its
   * place and its tries. The more an account has waiting, the later its next one comes, so that others need not wait for it.
   * @throws tooManyPictureCopies
   */
  async want(manager: EntityManager, use: CopyUse, { userId, address }: NamedPicture): Promise<void> {
    const [asked] = await manager.query<{ id: number }[]>(
      `INSERT INTO picture_copies AS copy (user_id, use, address, address_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT ON CONSTRAINT picture_copies_address_key
       DO UPDATE SET state = 'waiting', problem = NULL, tries = 0, asked = copy.asked + 1 WHERE copy.state <> 'waiting'
       RETURNING id`,
      [userId, use, address, hashOf(address)],
    );
    if (!asked) return;
    const others = (await manager.countBy(PictureCopy, { userId, state: 'waiting' })) - 1;
    if (others >= MAX_WAITING_COPIES) throw tooManyPictureCopies({ max: MAX_WAITING_COPIES });
    await this.enqueue(manager, asked.id, { priority: -others });
  }

  /** Tries one again that failed. @throws pictureCopyNotFound */
  retry(id: number): Promise<void> {
    return this.copies.manager.transaction(async (manager) => {
      const again = { state: 'waiting', tries: 0, asked: () => 'asked + 1' } as const;
      const { affected } = await manager.update(PictureCopy, { id }, again);
      if (!affected) throw pictureCopyNotFound();
      await this.enqueue(manager, id);
    });
  }

  /**
   * Nothing of the account names the picture any more: neither is it copied, nor is kept why it could not be. Where somebody is just asking
   * for it, for another place, it stays: to wait for them could be for each other.
   */
  async forget(manager: EntityManager, use: CopyUse, { userId, address }: NamedPicture): Promise<void> {
    await manager.query(FORGET, [userId, use, hashOf(address)]);
  }

  /** Adds the job, within the transaction that made it necessary; one that waits for a later try does not stand in its way. */
  async enqueue(manager: EntityManager, id: number, when: CopyTime = {}): Promise<void> {
    await this.jobs.add(manager, COPY_QUEUE, { id }, { key: randomUUID(), ...when });
  }

  /** Those that came to nothing, newest first, with whoever named them. */
  async listFailed(): Promise<PictureCopy[]> {
    const order = { id: 'DESC' } as const;
    const failed = await this.copies.find({ where: { state: 'failed' }, order, take: MAX_LISTED });
    // A hundred accounts by their ids; a join would read all of them.
    const users = await this.copies.manager.findBy(User, { id: In(failed.map(({ userId }) => userId)) });
    const userOf = new Map(users.map((user) => [user.id, user]));
    return failed.map((copy) => ({ ...copy, user: userOf.get(copy.userId) }));
  }

  /** Of these pictures those that lead elsewhere, with what is known of their copies, in one query. */
  async of(
    use: CopyUse,
    named: readonly NamedPicture[],
    manager = this.copies.manager,
  ): Promise<PictureCopy[]> {
    const elsewhere = named.filter(({ address }) => isElsewhere(address));
    if (elsewhere.length === 0) return [];
    const userId = In([...new Set(elsewhere.map(({ userId: id }) => id))]);
    const addressHash = In(elsewhere.map(({ address }) => hashOf(address)));
    return manager.findBy(PictureCopy, { use, userId, addressHash });
  }

  /**
   * The pictures as they are named, but with each address replaced whose copy is shown by now: whoever names it read it before
   * the copy came, and the site that had it may be gone.
   */
  async withCopies(
    manager: EntityManager,
    named: readonly string[],
    shown: readonly string[],
  ): Promise<string[]> {
    const keys = shown.map((path) => path.slice(path.lastIndexOf('/') + 1));
    if (keys.length === 0 || !named.some(isElsewhere)) return [...named];
    const copies = await manager.findBy(Upload, { key: In(keys), format: 'copied' });
    const copyOf = new Map(copies.map((copy) => [copy.copiedFrom, uploadPath(copy)]));
    return named.map((address) => (isElsewhere(address) && copyOf.get(hashOf(address))) || address);
  }

  /** What is to be said of each: null where there is nothing to copy. */
  async describe(use: CopyUse, named: readonly NamedPicture[]): Promise<(PictureCopyDto | null)[]> {
    const known = await this.of(use, named);
    return named.map(({ userId, address }) => {
      if (!isElsewhere(address)) return null;
      const copy = known.find((one) => one.userId === userId && one.address === address);
      return copy ? PictureCopyDto.from(copy) : PictureCopyDto.notBegun(address);
    });
  }
}
