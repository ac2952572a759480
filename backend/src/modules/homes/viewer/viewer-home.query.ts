import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';
import { shownPicture } from '../../uploads/copying/picture-address.types.js';
import type { HomePersonDto } from '../dto/home-person.dto.js';
import type { FollowedReportDto, RecentVoteDto, ViewerHomeDto } from '../dto/viewer-home.dto.js';
import { MOMENT, PEOPLE, REPORTS, VOTES } from './viewer-home.sql.js';

const MOST = { voteFor: 6, reports: 4, votes: 5, discover: 3 };

interface Moment {
  month: CalendarMonth;
  season: number;
  until: Date;
  isVotingOpen: boolean;
}

interface Person extends HomePersonDto {
  voted: boolean;
}

/** Reads what a viewer can do now: four statements, however much there is. */
@Injectable()
export class ViewerHomeQuery {
  constructor(private readonly dataSource: DataSource) {}

  async of(userId: number): Promise<ViewerHomeDto> {
    const [moment] = await this.dataSource.query<[Moment]>(MOMENT);
    const { month, season, until, isVotingOpen } = moment;
    const people = await this.dataSource.query<Person[]>(PEOPLE, [userId, season, month]);
    const reports = await this.dataSource.query<FollowedReportDto[]>(REPORTS, [userId, MOST.reports]);
    const votes = await this.dataSource.query<RecentVoteDto[]>(VOTES, [userId, MOST.votes]);
    return {
      month,
      until,
      isVotingOpen,
      ...peopleOf(people, isVotingOpen),
      reports,
      votes,
    };
  }
}

type People = Pick<ViewerHomeDto, 'votesLeft' | 'voteFor' | 'following' | 'discover'>;

function peopleOf(people: Person[], isVotingOpen: boolean): People {
  const left = isVotingOpen ? people.filter(({ voted }) => !voted) : [];
  const ofFollowed = left.filter(({ followed }) => followed);
  const voteFor = (ofFollowed.length > 0 ? ofFollowed : left).slice(0, MOST.voteFor);
  const discover = people.filter((person) => !person.followed && !voteFor.includes(person));
  return {
    votesLeft: left.length,
    voteFor: voteFor.toSorted((one, other) => one.order - other.order).map(shownPerson),
    following: people.filter(({ followed }) => followed).length,
    discover: discover.slice(0, MOST.discover).map(shownPerson),
  };
}

/** As everybody sees them: without whether the reader voted, which the place in the answer says. */
const shownPerson = ({ voted: _said, profileImageUrl, ...person }: Person): HomePersonDto => ({
  ...person,
  profileImageUrl: shownPicture(profileImageUrl),
});
