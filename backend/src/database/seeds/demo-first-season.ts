import type { DemoComment } from './demo-comments.js';
import { MIRELA_REPORTS, TARIQ_REPORTS } from './demo-first-reports.js';
import { JIN_REPORTS, PAULA_REPORTS } from './demo-first-reports-more.js';
import type { DemoParticipant } from './demo-participants.js';
import type { DemoScore } from './demo-scores.js';
import type { DemoStory } from './demo-story.js';

/** In the order of their places. */
const PARTICIPANTS: readonly DemoParticipant[] = [
  {
    username: 'tariq',
    graduatedYearsAgo: 4,
    daysBefore: 40,
    record: {
      name: 'Tariq Osman',
      profession: 'Teacher',
      age: 28,
      workExperience: 3,
      bio: 'I taught in a school with one book for nine children. Every house around it had a radio, and nobody had asked the radio to help.',
      projectDescription:
        'Lessons for the first four years of school, sent by three village radios at the hour when the herds are in. Teachers of the valley write and speak them; shops pay for the minute before the lesson, and that pays for the teachers.',
      impactGoals: 'Two thousand children who hear a lesson every school day.',
      socialWebsite: 'https://example.org/radio-lessons',
    },
  },
  {
    username: 'paula',
    graduatedYearsAgo: 3,
    daysBefore: 33,
    record: {
      name: 'Paula Ferreira',
      profession: 'Marine biologist',
      age: 27,
      workExperience: 2,
      bio: 'My father fished a bay that was full when he was a boy. I learned to count what is left of it, and then wanted to do more than count.',
      projectDescription:
        'Seaweed lines that fishing families tend in the months without fish. We lend the ropes, buy every harvest at a price fixed in spring, and sell it dried to bakeries and soap makers. What grows between the ropes is the bay’s.',
      impactGoals: 'Sixty families with an income in winter, and young fish in the bay again.',
      socialInstagram: 'https://www.instagram.com/example.seaweed.lines',
    },
  },
  {
    username: 'jin',
    graduatedYearsAgo: 2,
    daysBefore: 26,
    record: {
      name: 'Jin Park',
      profession: 'Mechanical engineer',
      age: 26,
      workExperience: 1,
      bio: 'My sister waits for lifts that do not come. I build things with wheels, and she tells me which of them are any good.',
      projectDescription:
        'A drive that turns any wheelchair into an electric one, made of parts of old scooters. Workshops in three towns build and mend it, health insurers pay a monthly rate, and a drive that is no longer needed goes back and on to somebody else.',
      impactGoals: 'Four hundred people who get up a hill by themselves.',
      socialYoutube: 'https://www.youtube.com/@example-any-wheelchair',
    },
  },
  {
    username: 'mirela',
    graduatedYearsAgo: 2,
    daysBefore: 20,
    record: {
      name: 'Mirela Ionescu',
      profession: 'Baker and economist',
      age: 30,
      workExperience: 3,
      bio: 'I grew up above a bakery and saw every evening what went into the bin. Later I learned what it cost, to the gram.',
      projectDescription:
        'Bread of yesterday becomes flour again: bakeries of a town dry and grind what they did not sell in one shared mill, and bake a loaf with a fifth of it that is sold for less. The mill belongs to the bakeries, and so does the profit.',
      impactGoals: 'Ten towns with a mill, and half of the bread in them that is not thrown away.',
      socialLinkedin: 'https://www.linkedin.com/in/example-mirela-ionescu',
    },
  },
];

const comment = (voter: string, participant: string, month: number, text: string): DemoComment => ({
  voter,
  participant,
  month,
  text,
});

const COMMENTS: readonly DemoComment[] = [
  comment(
    'lindiwe',
    'tariq',
    2,
    'A lesson that comes with the herds. Whoever thought of the hour knows the place.',
  ),
  comment('efua', 'tariq', 7, 'We tried this at home and stopped. Please keep writing down what it costs.'),
  comment('priya', 'tariq', 12, 'The children who correct the speaker have learned the most.'),
  comment('farid', 'paula', 4, 'A price fixed in spring is worth more than a prize in winter.'),
  comment('aiko', 'paula', 9, 'We eat it every day. I did not know that soap wanted it too.'),
  comment('kenji', 'jin', 3, 'Please publish the drawing of the clutch.'),
  comment('oliver', 'jin', 8, 'That the drive comes back is the part that banks never think of.'),
  comment('matteo', 'mirela', 5, 'My grandmother did this in a pillowcase. It is about time.'),
  comment('gosia', 'mirela', 11, 'Seven towns, and not one loaf advertised as charity.'),
];

const gives = (judge: string, participant: string, marks: DemoScore['marks'], note: string): DemoScore => ({
  judge,
  participant,
  marks,
  note,
});

const SCORES: readonly DemoScore[] = [
  gives('tomas', 'tariq', [9, 7, 8, 9], 'Built from what every house already had.'),
  gives(
    'tomas',
    'paula',
    [8, 8, 8, 7],
    'The bay’s share is written into the contract. Others only talk of it.',
  ),
  gives('tomas', 'jin', [8, 9, 9, 8], 'The best engineering of the season, and the humblest.'),
  gives(
    'tomas',
    'mirela',
    [7, 7, 8, 8],
    'Sound from the first month. I would have liked a bolder second half.',
  ),
  gives('judith', 'tariq', [9, 7, 7, 9], 'It reaches those whom nothing else reaches.'),
  gives('judith', 'paula', [7, 8, 7, 7], 'Honest about the storm, and slow to recover from it.'),
  gives('judith', 'jin', [9, 9, 8, 8], 'A monthly rate instead of a price: that is what made it possible.'),
  gives(
    'judith',
    'mirela',
    [8, 6, 8, 8],
    'Owned by those who do the work. It will outlast her, as she wishes.',
  ),
];

/** Of the season before the one that runs, where the demo has two. */
export const FIRST_STORY: DemoStory = {
  participants: PARTICIPANTS,
  reports: { tariq: TARIQ_REPORTS, paula: PAULA_REPORTS, jin: JIN_REPORTS, mirela: MIRELA_REPORTS },
  votes: {
    tariq: [7, 9, 10, 11, 12, 12, 13, 14, 13, 15, 15, 17],
    paula: [6, 8, 8, 9, 7, 6, 8, 9, 10, 10, 11, 12],
    jin: [5, 7, 9, 10, 11, 12, 12, 13, 14, 14, 15, 15],
    mirela: [4, 5, 7, 7, 9, 9, 10, 10, 9, 11, 12, 12],
  },
  comments: COMMENTS,
  scores: SCORES,
  followers: { tariq: 13, paula: 9, jin: 11, mirela: 8 },
  follows: { oliver: ['jin'], amara: ['mirela', 'tariq'] },
  hasBursts: false,
};
