import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AwardsQuery } from '../awards/awards.query.js';
import { AwardDto } from '../awards/dto/award.dto.js';
import { ParticipantDto } from '../participants/dto/participant.dto.js';
import type { Participant } from '../participants/entities/participant.entity.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { TokenomicsService } from '../tokenomics/tokenomics.service.js';
import type { VoteMonthDto } from '../votes/dto/vote-month.dto.js';
import { VoteTotalsQuery } from '../votes/vote-totals.query.js';
import type { SeasonArchiveDto, SeasonSumsDto } from './dto/season-archive.dto.js';
import { SeasonDto } from './dto/season.dto.js';

/** Reports of those who hold a place, and those of them with a film: at most one a place and month. */
const REPORTS = `
  SELECT count(*)::integer AS reports, count(report.video_url)::integer AS films
  FROM progress_updates report JOIN participants participant ON participant.id = report.participant_id
  WHERE participant.season = $1 AND participant.is_active AND participant.is_public`;

/** Reads seasons as everybody may know them. */
@Injectable()
export class ArchiveQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seasons: SeasonsQuery,
    private readonly participants: ParticipantsQuery,
    private readonly awards: AwardsQuery,
    private readonly votes: VoteTotalsQuery,
    private readonly tokenomics: TokenomicsService,
  ) {}

  /** Newest first. */
  async list(): Promise<SeasonDto[]> {
    const [seasons, taken] = await Promise.all([this.seasons.list(), this.participants.countBySeason()]);
    return seasons.map((season) => SeasonDto.from(season, taken.get(season.number) ?? 0));
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
    return {
      ...SeasonDto.from(season, taken.get(number) ?? 0),
      people: people.map(ParticipantDto.from),
      awards: awards.map(AwardDto.from),
      months,
      sums: { ...(await this.reportsOf(number)), ...sumsOf(people), ...votesOf(months) },
      coins,
    };
  }

  private async reportsOf(number: number): Promise<Pick<SeasonSumsDto, 'reports' | 'films'>> {
    const [row] = await this.dataSource.query<[Pick<SeasonSumsDto, 'reports' | 'films'>]>(REPORTS, [number]);
    return row;
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

const sumsOf = (people: readonly Participant[]) => ({
  filmPlays: sum(people.map(({ filmPlays }) => filmPlays)),
  followers: sum(people.map(({ followers, uncountedFollowers }) => followers - uncountedFollowers)),
  comments: sum(people.map(({ commentsReceived }) => commentsReceived)),
  socialInteractions: sum(people.map(({ socialInteractions }) => socialInteractions)),
});

const votesOf = (months: readonly VoteMonthDto[]) => ({
  votes: sum(months.map(({ votes }) => votes)),
  countedVotes: sum(months.map(({ counted }) => counted)),
});
