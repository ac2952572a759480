import { FILMS } from './demo-films.js';
import type { DemoReport } from './demo-report.types.js';

/** Lessons by village radio. */
export const TARIQ_REPORTS: readonly DemoReport[] = [
  {
    month: 1,
    filed: -0.3,
    title: 'Nine children and a transistor',
    paragraphs: [
      'The first lesson took eleven minutes and was about the number seven. Nine children sat around my own radio; I hid behind the wall and listened to them listening.',
      'They answered out loud. Nobody had told them to.',
    ],
    milestone: 'The first lesson is on the air',
    film: FILMS.spring,
    plays: 88,
    interactions: 140,
  },
  {
    month: 3,
    filed: 1.2,
    title: 'The hour of the herds',
    paragraphs: [
      'At four in the afternoon nobody listened. At six, when the herds are in, the whole valley does. It cost us two months to ask.',
      'Two more teachers write lessons now. Halima’s are better than mine, and I have said so on the air.',
    ],
    milestone: 'Three teachers, one lesson a day',
    film: FILMS.bunny,
    plays: 121,
    interactions: 203,
  },
  {
    month: 5,
    filed: -0.5,
    title: 'Who pays for a minute',
    paragraphs: [
      'The shops of the valley pay for the minute before the lesson. The mill took the first month, the tailor the second. Together that is two of three salaries.',
      'We refused a seller of lottery tickets. He has a loudspeaker of his own.',
    ],
    milestone: 'Two of three salaries are paid by shops',
    plays: 0,
    interactions: 96,
  },
  {
    month: 7,
    filed: -0.2,
    title: 'Half-time, with a test',
    paragraphs: [
      'Four hundred children wrote the same small test that I gave before the first lesson. The median went from three right answers to seven of ten. Those who sit with a brother or sister do best.',
      'Fifty-one have never heard a lesson: no batteries. That is our task for the second half.',
    ],
    milestone: 'Four hundred children tested: seven of ten instead of three',
    film: FILMS.sintel,
    posts: ['https://www.instagram.com/p/example-radio-7'],
    plays: 240,
    interactions: 380,
  },
  {
    month: 9,
    filed: -0.7,
    title: 'Batteries that go home at night',
    paragraphs: [
      'Each school has a box of charged batteries now. A child takes one home and brings it back in the morning, with a drawing of what the lesson was about. The drawings were not our idea.',
    ],
    milestone: 'Every house of the valley can hear the lesson',
    film: FILMS.steel,
    plays: 198,
    interactions: 290,
  },
  {
    month: 11,
    filed: 0.6,
    title: 'A second valley asks',
    paragraphs: [
      'Teachers from the next valley walked over the pass to ask how it is done. We gave them the lessons and kept the bill open: they will pay when their shops do.',
    ],
    milestone: 'A second valley begins',
    plays: 0,
    interactions: 170,
  },
  {
    month: 12,
    filed: -0.1,
    title: 'Corrected by the audience',
    paragraphs: [
      'In the last lesson of the year I made a mistake in a subtraction. By evening the station had received sixty-three notes, some of them written by children who could not write when we began.',
      'That is the figure I would like to be judged by: sixty-three.',
    ],
    milestone: '1,900 children hear a lesson every school day',
    film: FILMS.onPeerTube,
    posts: ['https://www.instagram.com/p/example-radio-12'],
    plays: 402,
    interactions: 910,
  },
];

/** Flour from the bread of yesterday. */
export const MIRELA_REPORTS: readonly DemoReport[] = [
  {
    month: 1,
    filed: -0.4,
    title: 'What is in the bin',
    paragraphs: [
      'For four weeks I weighed what six bakeries throw away: 412 kilograms of bread, most of it whole loaves. Two of them did not believe it and weighed again.',
    ],
    milestone: 'Six bakeries have let me weigh',
    plays: 0,
    interactions: 75,
  },
  {
    month: 4,
    filed: -0.9,
    title: 'The mill in the fire station',
    paragraphs: [
      'The old fire station has a dry floor, a wide door and a mayor who likes bread. The mill runs there three nights a week, after the ovens and before the market.',
    ],
    milestone: 'The first shared mill grinds',
    film: FILMS.laundromat,
    plays: 133,
    interactions: 210,
  },
  {
    month: 6,
    filed: 0.8,
    title: 'A loaf with a memory',
    paragraphs: [
      'A fifth of the flour is bread of yesterday. At a third it crumbles, at a tenth nobody would bother. It costs less and is gone by noon.',
    ],
    milestone: 'Six bakeries sell the new loaf',
    film: FILMS.onVimeo,
    plays: 95,
    interactions: 188,
  },
  {
    month: 9,
    filed: -0.3,
    title: 'Owned by those who use it',
    paragraphs: [
      'The bakeries founded a cooperative and bought the mill from me. I was paid in money and in bread, and gave up my vote. It felt strange for an evening.',
    ],
    milestone: 'The mill belongs to the bakeries',
    plays: 0,
    interactions: 240,
  },
  {
    month: 12,
    filed: -0.6,
    title: 'Seven towns',
    paragraphs: [
      'Seven towns have a mill. In the first of them a third less bread is thrown away than a year ago: I hoped for half, and we know by now which evenings are missing.',
    ],
    milestone: 'Seven towns with a mill; a third less bread thrown away',
    film: FILMS.elsewhere,
    plays: 0,
    interactions: 420,
  },
];
