/** What a voter says with the vote of a month. */
export interface DemoComment {
  voter: string;
  participant: string;
  month: number;
  text: string;
  /** Why the administrator hid it. */
  hidden?: string;
  /** Who reported it, and what they said. */
  reported?: readonly { by: string; reason: string | null }[];
}

const says = (voter: string, participant: string, month: number, text: string): DemoComment => ({
  voter,
  participant,
  month,
  text,
});

const ABOUT_NADIA: readonly DemoComment[] = [
  says('farid', 'nadia', 1, 'My grandmother has such a river too. I want to see what comes of this.'),
  says('rosalind', 'nadia', 2, 'She drank first. That is all I need to know about an engineer.'),
  says('aiko', 'nadia', 2, 'Golnaz turning the drawing upside down is the best part.'),
  says('lindiwe', 'nadia', 3, 'A picture in the clay instead of a page of text. Yes.'),
  says('noor', 'nadia', 4, 'You went from door to door with bad news. My vote is for that.'),
  says('kenji', 'nadia', 4, 'Please ask someone to check the second arch before you fire it.'),
  says('isha', 'nadia', 5, 'The uninvited workshop made me laugh for a day.'),
  says('dmitri', 'nadia', 5, 'Nice story, but who tests the filters that are copied? I still miss figures.'),
  says('oliver', 'nadia', 6, 'Paid back in five months. I have worked for banks that could not do that.'),
  says('rosalind', 'nadia', 7, 'Thank you for saying plainly what clay cannot do.'),
];

const ABOUT_KWAME: readonly DemoComment[] = [
  says('efua', 'kwame', 1, 'I would have brought you my mixer, but your aunt’s living room is far.'),
  says('osei', 'kwame', 2, 'Nine signatures. In this country that is already engineering.'),
  says('amara', 'kwame', 3, 'Twenty-nine of forty-seven is honest. Most would have written “most”.'),
  says('tuan', 'kwame', 4, 'Same trouble with humidity here. Dry the reel at 55 degrees overnight.'),
  says('wei.l', 'kwame', 4, 'I downloaded the manual. Page 31 saved my rice cooker.'),
  says('lindiwe', 'kwame', 5, 'Saw it on the news, stayed for the slate with the number on it.'),
  says('oliver', 'kwame', 5, 'The man who shouted and then applied: more of him, please.'),
  says('stefan', 'kwame', 6, 'You said no before asking your team. Good that you wrote it down.'),
  says('jonas', 'kwame', 6, 'Two thirds earned after five months is more than my first shop did.'),
  says('efua', 'kwame', 6, 'Adjoa sending him home. I would watch a whole film of that.'),
  says('quentin', 'kwame', 7, 'Four lorries a year. It should not surprise me, and it does.'),
  says('amara', 'kwame', 7, 'The third third is found. Now teach it to every station there is.'),
];

const ABOUT_INES: readonly DemoComment[] = [
  says('carmen.v', 'ines', 1, 'My mother is in a home. “Who called” made me cry a little.'),
  says('oliver', 'ines', 1, 'Eleven nights of listening before the first line of code. Respect.'),
  says('gosia', 'ines', 2, 'Fifty-two fields. Ours has sixty-one. Come to us next.'),
  says('vitor', 'ines', 3, 'A sopa está quente. That is what computers are for.'),
  says('ursula', 'ines', 3, 'I was a night nurse for thirty years. She holds the microphone correctly.'),
  says(
    'oliver',
    'ines',
    4,
    'Showing both sentences instead of the newer one is the right answer to a hard question.',
  ),
  says('noor', 'ines', 4, 'What happens to the recordings afterwards? I would like to read that somewhere.'),
  says('stefan', 'ines', 5, 'The promise in the licence decides it for me.'),
  says('carmen.v', 'ines', 5, 'That you told us about the home that said no is why I believe the rest.'),
  says(
    'leila',
    'ines',
    6,
    'A bed, a moon and three exclamation marks. I teach languages, and I could not put it better.',
  ),
  says('ursula', 'ines', 6, 'Sleep. That is an order from a colleague.'),
  says('oliver', 'ines', 7, 'They hid the tablets. There is no better review.'),
  says('gosia', 'ines', 7, 'Fifteen minutes a shift is fifteen minutes. Do not apologise for it.'),
];

const ABOUT_RAVI: readonly DemoComment[] = [
  says('priya', 'ravi', 1, 'The same mangoes, the same month, my uncle’s farm. Go on.'),
  says('hugo.r', 'ravi', 2, 'Leather is also a product. Salt and chilli.'),
  says('isha', 'ravi', 3, 'Suresh should have his own page here.'),
  says(
    'matteo',
    'ravi',
    4,
    'Paid on the evening of the delivery: here we wait for a hundred and twenty days.',
  ),
  says('xochitl', 'ravi', 5, 'Not the rain, the silence. I left a club for that reason once.'),
  says('tuan', 'ravi', 6, 'A stove with mango stones. I am going to try this with longan.'),
  says('priya', 'ravi', 7, 'Still waiting for your report. I hope that all is well.'),
];

const ABOUT_SOFIE: readonly DemoComment[] = [
  says('jelena', 'sofie', 1, 'We have eleven empty schools in our valley. I am watching closely.'),
  says('bjorn_h', 'sofie', 2, 'Cloudy, four degrees. Some weather reports stay true.'),
  says('matteo', 'sofie', 3, 'A column called “what we did not know” belongs in every plan.'),
  says('mei', 'sofie', 4, 'No report this month? I vote for the drain, then.'),
  says(
    'jelena',
    'sofie',
    5,
    'A project that needs its founder on the scaffold is a hobby. I have written that down.',
  ),
  says('bjorn_h', 'sofie', 6, 'Bought one share. It is the strangest thing I own, and I like it.'),
  says('quentin', 'sofie', 7, 'They said that they had a drain. I laughed out loud on the tram.'),
];

const MODERATED: readonly DemoComment[] = [
  {
    ...says(
      'jonas',
      'kwame',
      3,
      'If the bench needs bookkeeping: flat fee, first month free, just write to me.',
    ),
    hidden: 'An offer belongs in an ad, where everybody can see who paid for it.',
    reported: [{ by: 'efua', reason: 'Advertising' }],
  },
  {
    ...says('hugo.r', 'sofie', 6, 'Houses for strangers while our own people wait. Ask who lives there.'),
    reported: [
      { by: 'jelena', reason: 'This is aimed at the family, not at the project.' },
      { by: 'bjorn_h', reason: null },
    ],
  },
];

/** Their voters vote for that participant in that month for certain. */
export const DEMO_COMMENTS: readonly DemoComment[] = [
  ...ABOUT_NADIA,
  ...ABOUT_KWAME,
  ...ABOUT_INES,
  ...ABOUT_RAVI,
  ...ABOUT_SOFIE,
  ...MODERATED,
];
