import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { FilmDto } from './dto/film.dto.js';
import { FilmsQuery } from './films.query.js';

@ApiTags('progress')
@Controller('progress-updates/films')
export class FilmsController {
  constructor(private readonly query: FilmsQuery) {}

  /** Every film of the season, newest first. */
  @Get()
  @Anyone()
  @PublicAnswer({ shows: ['progress_updates', 'participant_profiles'] })
  async listFilms(): Promise<FilmDto[]> {
    return (await this.query.listPublic()).map(FilmDto.from);
  }
}
