import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SeasonObstacle } from './dto/season-obstacle.dto.js';
import type { Season } from './entities/season.entity.js';

/** Tells what of a part of the site stands in the way of closing a season; nothing where nothing does. */
type Find = (manager: EntityManager, season: Season) => Promise<SeasonObstacle | undefined>;

/** What stands in the way of closing a season; features declare theirs. */
@Injectable()
export class SeasonObstacles {
  private readonly finds: Find[] = [];

  register(find: Find): void {
    this.finds.push(find);
  }

  async of(manager: EntityManager, season: Season): Promise<SeasonObstacle[]> {
    const found: SeasonObstacle[] = [];
    if (!season.endedAt) found.push({ code: 'not_ended', params: { endsAt: season.endsAt } });
    for (const find of this.finds) {
      const obstacle = await find(manager, season);
      if (obstacle) found.push(obstacle);
    }
    return found;
  }
}
