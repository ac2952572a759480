import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { SeasonFilterDto } from '../seasons/dto/season-filter.dto.js';
import { FilmDto } from './dto/film.dto.js';
import { FilmsQuery } from './films.query.js';

@ApiTags('progress')
@Controller('progress-updates/films')
export class FilmsController {
  constructor(private readonly query: FilmsQuery) {}

  /** Every film of a season, newest first. */
  @Get()
  @Anyone()
  @PublicAnswer({
    path: '/progress-updates/films',
    takesQuery: true,
    shows: ['progress_updates', 'participant_profiles', 'seasons'],
  })
  async listFilms(@Query() { season }: SeasonFilterDto): Promise<FilmDto[]> {
    return (await this.query.listPublic(season)).map(FilmDto.from);
  }
}
