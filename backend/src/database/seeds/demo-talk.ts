/** What somebody says of a report, and what is answered. */
export interface DemoThread {
  participant: string;
  /** The report's. */
  month: number;
  by: string;
  text: string;
  /** In the order in which they came. */
  replies?: readonly DemoReply[];
}

interface DemoReply {
  by: string;
  text: string;
}

const ON_NADIA: readonly DemoThread[] = [
  {
    participant: 'nadia',
    month: 5,
    by: 'dmitri',
    text: 'Paid back in money, or in filters that are in use? I would like to see both figures.',
    replies: [
      { by: 'nadia', text: 'In money. Of the filters I count only those that I saw with water in them.' },
      { by: 'dmitri', text: 'That is the answer I hoped for.' },
    ],
  },
  {
    participant: 'nadia',
    month: 6,
    by: 'rosalind',
    text: 'What happened in Dehpul after that week?',
    replies: [{ by: 'nadia', text: 'They wrote themselves. It is in the next report, in their words.' }],
  },
  {
    participant: 'nadia',
    month: 6,
    by: 'kenji',
    text: 'Six workshops in a month is too many for one person.\n\nWho of those you taught could teach the seventh?',
  },
];

const ON_KWAME: readonly DemoThread[] = [
  {
    participant: 'kwame',
    month: 5,
    by: 'lindiwe',
    text: 'How do people find the bench on days when you stay away?',
    replies: [
      { by: 'osei', text: 'By the queue. It begins at seven.' },
      { by: 'kwame', text: 'And by the slate on the door, since last week.' },
    ],
  },
  {
    participant: 'kwame',
    month: 6,
    by: 'efua',
    text: 'My mixer has a place in line now. Number forty-one.',
  },
];

const ON_OTHERS: readonly DemoThread[] = [
  {
    participant: 'ines',
    month: 5,
    by: 'noor',
    text: 'Can one see the drawings somewhere?',
    replies: [{ by: 'ines', text: 'From next month on, under a free licence.' }],
  },
  { participant: 'sofie', month: 5, by: 'aiko', text: 'I read this to my class. They had nine questions.' },
  { participant: 'ravi', month: 4, by: 'farid', text: 'Take the time you need. We read on.' },
];

export const DEMO_TALK: readonly DemoThread[] = [...ON_NADIA, ...ON_KWAME, ...ON_OTHERS];
