import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SeasonObstacles } from '../seasons/season-obstacles.js';
import { Award } from './entities/award.entity.js';

/** A season is closed once its awards are, so that their winners stand. */
@Injectable()
export class OpenAwards implements OnModuleInit {
  constructor(private readonly obstacles: SeasonObstacles) {}

  onModuleInit(): void {
    this.obstacles.register(async (manager, { number }) => {
      const open = await manager.find(Award, {
        where: { season: number, status: 'open' },
        order: { id: 'ASC' },
      });
      return open.length === 0
        ? undefined
        : { code: 'awards_open', params: { names: open.map(({ name }) => name) } };
    });
  }
}
