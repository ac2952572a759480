import { FILMS } from './demo-films.js';
import type { DemoReport } from './demo-report.types.js';

/** Seaweed in the months without fish. */
export const PAULA_REPORTS: readonly DemoReport[] = [
  {
    month: 2,
    filed: -0.2,
    title: 'Ropes in a garage',
    paragraphs: [
      'Eleven families came to look at the ropes. Four laughed, five took one home, and two asked what happens if the sea takes it. I had no answer, and have one now: then it was mine.',
    ],
    milestone: 'Five families have a rope',
    film: FILMS.spring,
    plays: 74,
    interactions: 120,
  },
  {
    month: 4,
    filed: -0.8,
    title: 'The price is fixed',
    paragraphs: [
      'Before the first harvest we signed what a kilogram is worth, whatever the market says in winter. The bakery signed first. It wants the salt more than the weed.',
    ],
    milestone: 'Contracts for the whole first harvest',
    plays: 0,
    interactions: 164,
  },
  {
    month: 6,
    filed: 2.4,
    title: 'The storm took half',
    paragraphs: [
      'Nineteen of thirty-six lines are gone. Nobody was hurt. We paid for the lost ropes, as promised, and there is now nothing in the account but the promise.',
      'The lines that held were those tied by Dona Rosa. She is teaching the others.',
    ],
    milestone: 'Seventeen lines are left, and a better knot',
    film: FILMS.bunny,
    plays: 210,
    interactions: 330,
  },
  {
    month: 9,
    filed: -0.4,
    title: 'Dry in four days',
    paragraphs: [
      'The second harvest dried on fish racks that had stood empty for years. Soap makers took what was too coarse for bread. For the first time the month paid for itself.',
    ],
    milestone: 'The first month that pays for itself',
    film: FILMS.steel,
    plays: 116,
    interactions: 250,
  },
  {
    month: 12,
    filed: -0.3,
    title: 'Counting again',
    paragraphs: [
      'Forty-one families, ninety lines. I went down and counted as I had learned to: between the ropes there are young bream, four times as many as beside them. My father asked for the figure twice.',
    ],
    milestone: 'Forty-one families; four times as many young fish between the ropes',
    film: FILMS.sintel,
    plays: 187,
    interactions: 510,
  },
];

/** An electric drive for any wheelchair. */
export const JIN_REPORTS: readonly DemoReport[] = [
  {
    month: 1,
    filed: -0.6,
    title: 'My sister says no',
    paragraphs: [
      'The first drive weighs fourteen kilograms. My sister lifted it once, put it down, and said no. The second weighs six.',
    ],
    milestone: 'A drive of six kilograms',
    film: FILMS.steel,
    plays: 102,
    interactions: 190,
  },
  {
    month: 3,
    filed: -0.1,
    title: 'A clutch that forgives',
    paragraphs: [
      'Downhill the motor has to let go before the hand asks it to. The clutch does that now, with one spring from a scooter’s brake. The drawing is public.',
    ],
    milestone: 'The clutch holds on every slope of the town',
    film: FILMS.laundromat,
    posts: ['https://www.youtube.com/watch?v=example-clutch'],
    plays: 156,
    interactions: 270,
  },
  {
    month: 5,
    filed: -0.5,
    title: 'Twenty hills',
    paragraphs: [
      'Twenty people drove a month each. Three came back with burnt motors, all from the same hill; it is steeper than the standard says a street may be. We changed the motor. The town says it cannot change the hill.',
    ],
    milestone: 'Twenty people have driven for a month',
    plays: 0,
    interactions: 205,
  },
  {
    month: 7,
    filed: 0.4,
    title: 'Not a price, a rate',
    paragraphs: [
      'An insurer will not buy what is not in its list. It will pay a monthly rate for mending what is in use. So we no longer sell drives: we lend them, and are paid for keeping them running.',
    ],
    milestone: 'The first insurer pays a monthly rate',
    film: FILMS.onPeerTube,
    plays: 220,
    interactions: 415,
  },
  {
    month: 9,
    filed: -0.9,
    title: 'The third workshop',
    paragraphs: [
      'A bicycle shop in the next town builds drives from our drawings. We sent nobody. They sent us a better bracket.',
    ],
    milestone: 'Three workshops build and mend',
    plays: 0,
    interactions: 300,
  },
  {
    month: 12,
    filed: -0.2,
    title: 'Given back, given on',
    paragraphs: [
      'Two hundred and eighty drives are on the road. Thirty-four have come back because they were not needed any more, and every one of them is with somebody else by now.',
      'My sister has the hundredth. She says yes.',
    ],
    milestone: '280 drives on the road, 34 of them for the second time',
    film: FILMS.onVimeo,
    posts: ['https://www.youtube.com/watch?v=example-given-on'],
    plays: 318,
    interactions: 760,
  },
];
