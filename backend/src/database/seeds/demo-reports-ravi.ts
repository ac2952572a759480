import { FILMS } from './demo-films.js';
import type { DemoReport } from './demo-report.types.js';

/** Solar dryers that farms share, and a club that buys before the harvest. His sixth report is late. */
export const RAVI_REPORTS: readonly DemoReport[] = [
  {
    month: 1,
    filed: -0.6,
    title: 'A tonne of mangoes and an oven',
    paragraphs: [
      'The harvest did not wait for the challenge to begin. On the fourth day three farms called at once: a tonne of mangoes, ripe today, rotten by Sunday. The dryer was still a drawing and a heap of polycarbonate.',
      'We built it in two days and dried in it for three. It reached sixty-four degrees at noon, and forty at the edges, where the slices turned into something like leather. My mother says they are very good leather.',
      'Of the tonne we saved a hundred and ninety kilograms of fresh fruit. Last year it was none, so I call it a beginning.',
    ],
    milestone: 'The first dryer stands; a fifth of a tonne saved',
    film: FILMS.steel,
    pictures: ['mango-dryer'],
    posts: ['https://www.tiktok.com/@example.mango.days/video/3001'],
    plays: 120,
    interactions: 260,
  },
  {
    month: 2,
    filed: -0.4,
    title: 'Air, not heat',
    paragraphs: [
      'I had studied heat for four years. It is the air that dries a mango. Suresh, who is fourteen and whose father owns the second farm, held a strip of paper into the dryer and showed me where it hung still.',
      'We cut two slots and put a fan from a broken computer behind a solar panel as large as a book. Now the edges dry like the middle, in two thirds of the time. Suresh wants to study something with wind.',
      'The buyers’ club has twenty-two members. They paid for the next month in this one. I check the account more often than I should.',
    ],
    milestone: 'Even drying, and twenty-two members in the club',
    film: FILMS.onPeerTube,
    pictures: ['harvest'],
    posts: ['https://www.tiktok.com/@example.mango.days/video/3004'],
    plays: 176,
    interactions: 345,
  },
  {
    month: 3,
    filed: 0.3,
    title: 'Paid on the evening',
    paragraphs: [
      'The promise was that a farm is paid on the evening of its delivery. In the middle of the month we kept it for the first time: at ten past six, under the tree, by telephone. Lakshmi looked at the message, put the phone away, took it out and looked again.',
      'Twice we did not keep it. Once the bank was closed, once I had counted wrongly. Both times I borrowed from my sister, who has written it on the refrigerator, in large figures.',
      'I also learned that dried fruit attracts ants, and what it costs when it does: four days of work.',
    ],
    milestone: 'Farms are paid on the evening, eighteen times of twenty',
    film: FILMS.bunny,
    posts: ['https://www.tiktok.com/@example.mango.days/video/3009'],
    plays: 188,
    interactions: 402,
  },
  {
    month: 4,
    filed: -0.2,
    title: 'The rain has read our plan',
    paragraphs: [
      'It rained on all but five days. A solar dryer in the rain is a shed. We dried nothing, sold what lay in store, and on the nineteenth there was nothing left to sell.',
      'Nine members left the club. I wrote to each of them and asked why. Six answered, and all six said the same: not because there were no mangoes, but because I had told them so late. That one stays with me.',
      'From now on the club hears on every Monday what there is and what there is not.',
    ],
    milestone: 'Nothing dried, one lesson learned: say it on Monday',
    film: FILMS.laundromat,
    posts: ['https://www.tiktok.com/@example.mango.days/video/3013'],
    plays: 241,
    interactions: 198,
  },
  {
    month: 5,
    filed: 0.6,
    title: 'Nine farms, three dryers',
    paragraphs: [
      'The sun came back, and with it six farms that had waited to see whether we would get through the rain. Three dryers now stand between nine farms, and a calendar hangs on each. Nobody has quarrelled about it yet, though somebody drew a moustache on mine.',
      'For the rain there is a stove now, fed with the stones of the mangoes. It smells like burnt honey, and gives two hours for each basket. Suresh calculated that it should give three, and he is looking for the third.',
      'Seven of the nine members have come back. The losses on the first three farms are at a quarter of the harvest, from a half. A tenth is the goal.',
    ],
    milestone: 'First nine farms share three dryers',
    film: FILMS.spring,
    pictures: ['mango-dryer', 'harvest'],
    posts: [
      'https://www.tiktok.com/@example.mango.days/video/3017',
      'https://www.linkedin.com/posts/example-ravi-menon-5',
    ],
    plays: 205,
    interactions: 376,
  },
];
