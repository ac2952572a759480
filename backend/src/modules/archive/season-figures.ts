import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ParticipantsQuery } from '../participants/participants.query.js';
import type { Participant } from '../participants/entities/participant.entity.js';
import { Season } from '../seasons/entities/season.entity.js';
import { SeasonPassings } from '../seasons/season-passings.js';
import type { VoteMonthDto } from '../votes/dto/vote-month.dto.js';
import { VoteTotalsQuery } from '../votes/vote-totals.query.js';
import type { SeasonSumsDto } from './dto/season-archive.dto.js';

/** Reports of those who hold a place, and those of them with a film: at most one a place and month. */
const REPORTS = `
  SELECT count(*)::integer AS reports, count(report.video_url)::integer AS films
  FROM progress_updates report JOIN participants participant ON participant.id = report.participant_id
  WHERE participant.season = $1 AND participant.is_active AND participant.is_public`;

/** Adds up what came together in a season, and keeps it from when it is closed until it is reopened. */
@Injectable()
export class SeasonFiguresKeeper implements OnModuleInit {
  constructor(
    private readonly participants: ParticipantsQuery,
    private readonly votes: VoteTotalsQuery,
    private readonly passings: SeasonPassings,
  ) {}

  onModuleInit(): void {
    this.passings.subscribe(async (manager, { season, passing }) => {
      if (passing === 'closed') await this.keep(manager, season);
      if (passing === 'reopened') await manager.update(Season, { number: season }, { figures: null });
    });
  }

  async sums(
    manager: EntityManager,
    number: number,
    people: readonly Participant[],
    months: readonly VoteMonthDto[],
  ): Promise<SeasonSumsDto> {
    const [reports] = await manager.query<[Pick<SeasonSumsDto, 'reports' | 'films'>]>(REPORTS, [number]);
    return { ...reports, ...sumsOf(people), ...votesOf(months) };
  }

  private async keep(manager: EntityManager, number: number): Promise<void> {
    const people = await this.participants.listPublic(number, manager);
    const sums = await this.sums(manager, number, people, await this.votes.months(number, manager));
    const figures = { participants: people.length, ...sums };
    await manager.update(Season, { number }, { figures });
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
