import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AwardsQuery } from '../awards/awards.query.js';
import { AwardDto } from '../awards/dto/award.dto.js';
import { ParticipantDto } from '../participants/dto/participant.dto.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { TokenomicsService } from '../tokenomics/tokenomics.service.js';
import { VoteTotalsQuery } from '../votes/vote-totals.query.js';
import type { SeasonArchiveDto } from './dto/season-archive.dto.js';
import { SeasonDto } from './dto/season.dto.js';
import { SeasonFiguresKeeper } from './season-figures.js';

/** Reads seasons as everybody may know them; how many took part in a closed one, and its sums, as they were when it was closed. */
@Injectable()
export class ArchiveQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seasons: SeasonsQuery,
    private readonly participants: ParticipantsQuery,
    private readonly awards: AwardsQuery,
    private readonly votes: VoteTotalsQuery,
    private readonly tokenomics: TokenomicsService,
    private readonly figures: SeasonFiguresKeeper,
  ) {}

  /** Newest first. */
  async list(): Promise<SeasonDto[]> {
    const [seasons, taken] = await Promise.all([this.seasons.list(), this.participants.countBySeason()]);
    return seasons.map((season) =>
      SeasonDto.from(season, season.figures?.participants ?? taken.get(season.number) ?? 0),
    );
  }

  /** @throws seasonNotFound */
  async of(number: number): Promise<SeasonArchiveDto> {
    const season = await this.seasons.find(number);
    const [taken, people, awards, months, coins] = await Promise.all([
      this.participants.countBySeason(),
      this.participants.listPublic(number),
      this.awards.list(number),
      this.votes.months(number),
      this.tokenomics.ofSeason(number),
    ]);
    const { participants, ...sums } = season.figures ?? {
      participants: taken.get(number) ?? 0,
      ...(await this.figures.sums(this.dataSource.manager, number, people, months)),
    };
    return {
      ...SeasonDto.from(season, participants),
      people: people.map(ParticipantDto.from),
      awards: awards.map(AwardDto.from),
      months,
      sums,
      coins,
    };
  }
}
