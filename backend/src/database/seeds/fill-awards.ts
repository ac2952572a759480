import { type EntityManager, In } from 'typeorm';
import { AwardScore } from '../../modules/awards/entities/award-score.entity.js';
import { Award } from '../../modules/awards/entities/award.entity.js';
import { Judge } from '../../modules/awards/entities/judge.entity.js';
import { DEMO_JUDGES } from './demo-accounts.js';
import { type DemoCast, numberDrawnFor } from './demo-cast.js';

/** All awards of the season run since it began, and both judges have scored everybody. @returns the award that is voted on */
export async function fillAwards(manager: EntityManager, cast: DemoCast): Promise<number> {
  const { season, story } = cast;
  const awards = await manager.findBy(Award, { season: season.number });
  await manager.update(
    Award,
    { id: In(awards.map(({ id }) => id)) },
    { status: 'open', startDate: season.start, endDate: season.end },
  );
  const judgeIds = DEMO_JUDGES.map((judge) => cast.users.get(judge)!);
  await manager.insert(
    Judge,
    judgeIds.map((userId) => ({ userId, season: season.number, createdAt: season.start })),
  );
  const awardId = awards.find(({ kind }) => kind === 'judges')!.id;
  await manager.insert(
    AwardScore,
    story.scores.map(({ judge, participant, marks, note }) => {
      const [impact, innovation, progress, communication] = marks;
      const at = season.within(season.pastMonths, numberDrawnFor('score', judge, participant));
      return {
        awardId,
        participantId: cast.participants.get(participant)!,
        userId: cast.users.get(judge)!,
        ...{ impact, innovation, progress, communication, note },
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
  return awards.find(({ kind }) => kind === 'votes')!.id;
}
