import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { CopyPlaces } from '../uploads/copying/copy-places.service.js';
import type { PictureCopyDto } from '../uploads/copying/dto/picture-copy.dto.js';
import type { NamedPicture } from '../uploads/copying/copying.types.js';
import { isElsewhere } from '../uploads/copying/picture-address.types.js';
import { PictureCopies } from '../uploads/copying/picture-copies.service.js';
import { PICTURE_FORMATS } from '../uploads/picture.types.js';
import { HiddenUses, type ShownTo } from '../uploads/hidden-uses.service.js';
import { PictureUses } from '../uploads/picture-uses.service.js';
import { Participant } from './entities/participant.entity.js';

const USE = { field: 'profileImageUrl', formats: [...PICTURE_FORMATS, 'copied'] } as const;

/** Portraits of an account in seasons that have not begun, which accounts see in the last days before. */
const HIDDEN = `
  SELECT count(*)::integer AS count FROM participants JOIN seasons ON seasons.number = participants.season
  WHERE user_id = $1 AND profile_image_url = ANY ($2) AND NOT is_public AND ($3 = 'everybody' OR shown_early_at IS NULL)`;

/** The pictures of participants. */
@Injectable()
export class Portraits implements OnModuleInit {
  constructor(
    @InjectRepository(Participant) private readonly participants: Repository<Participant>,
    private readonly uses: PictureUses,
    private readonly copies: PictureCopies,
    private readonly places: CopyPlaces,
    private readonly hidden: HiddenUses,
    private readonly events: SiteEvents,
  ) {}

  onModuleInit(): void {
    this.places.register({
      use: 'portrait',
      place: (manager, named, path) => this.place(manager, named, path),
      announce: (manager, named) => this.announce(manager, named),
      uncopied: (limit) => this.uncopied(limit),
    });
    this.hidden.register((userId, paths, from) => this.countHidden(userId, paths, from));
  }

  /**
   * Takes the new portrait into use, or has it copied, and lets go of the old one, within the caller's transaction. The same one
   * is tried again where its copy came to nothing.
   * @throws pictureNotAvailable, tooManyPictureCopies
   */
  async change(
    manager: EntityManager,
    userId: number,
    from: string | null,
    to: string | null | undefined,
  ): Promise<void> {
    if (to === undefined) return;
    if (to === from) return this.copyAgain(manager, userId, to);
    if (to !== null && isElsewhere(to)) await this.copies.want(manager, 'portrait', { userId, address: to });
    else if (to !== null) await this.uses.take(manager, userId, { ...USE, path: to });
    if (from !== null) await this.uses.release(manager, from);
  }

  /** To be said once a place shows this portrait no more: one from elsewhere that no place of the account names is forgotten. */
  async letGo(manager: EntityManager, userId: number, address: string | null): Promise<void> {
    if (address === null || !isElsewhere(address)) return;
    if (await manager.existsBy(Participant, { userId, profileImageUrl: address })) return;
    await this.copies.forget(manager, 'portrait', { userId, address });
  }

  private async copyAgain(manager: EntityManager, userId: number, address: string | null): Promise<void> {
    if (address === null) return;
    const [copy] = await this.copies.of('portrait', [{ userId, address }], manager);
    if (copy?.state === 'failed') await this.copies.want(manager, 'portrait', { userId, address });
  }

  /** What becomes of a portrait that is yet to be copied; null where there is none. */
  async copyOf({ userId, profileImageUrl }: Participant): Promise<PictureCopyDto | null> {
    const [copy] = await this.copies.describe('portrait', [{ userId, address: profileImageUrl ?? '' }]);
    return copy ?? null;
  }

  private async place(manager: EntityManager, named: NamedPicture, path: string): Promise<number> {
    const where = { userId: named.userId, profileImageUrl: named.address };
    const lock = { mode: 'for_no_key_update' } as const;
    const shown = await manager.find(Participant, { where, order: { id: 'ASC' }, lock });
    for (const participant of shown) {
      await manager.update(Participant, { id: participant.id }, { profileImageUrl: path });
      await this.tell(manager, participant);
    }
    return shown.length;
  }

  private async announce(manager: EntityManager, { userId, address }: NamedPicture): Promise<void> {
    for (const one of await manager.findBy(Participant, { userId, profileImageUrl: address }))
      await this.tell(manager, one);
  }

  private async tell(manager: EntityManager, { id }: Participant): Promise<void> {
    await this.events.publish(manager, { event: 'participant', data: { id, participantId: id } });
  }

  private async countHidden(userId: number, paths: string[], from: ShownTo): Promise<number> {
    const [row] = await this.participants.manager.query<[{ count: number }]>(HIDDEN, [userId, paths, from]);
    return row.count;
  }

  private uncopied(limit: number): Promise<NamedPicture[]> {
    return this.participants.query(
      `SELECT own.user_id AS "userId", own.profile_image_url AS address FROM participants own
       WHERE own.profile_image_url ~* '^https?:' AND NOT EXISTS (
         SELECT FROM picture_copies copy
         WHERE copy.user_id = own.user_id AND copy.use = 'portrait'
         AND copy.address_hash = encode(sha256(convert_to(own.profile_image_url, 'UTF8')), 'hex'))
       LIMIT $1`,
      [limit],
    );
  }
}
