/** What a judge gives a participant: impact, innovation, progress, communication. */
export interface DemoScore {
  judge: string;
  participant: string;
  marks: readonly [impact: number, innovation: number, progress: number, communication: number];
  note: string;
}

const gives = (judge: string, participant: string, marks: DemoScore['marks'], note: string): DemoScore => ({
  judge,
  participant,
  marks,
  note,
});

export const DEMO_SCORES: readonly DemoScore[] = [
  gives(
    'tomas',
    'nadia',
    [9, 7, 9, 9],
    'Old craft, new discipline. The refusal to sell it for salt speaks for her.',
  ),
  gives(
    'tomas',
    'kwame',
    [7, 8, 8, 8],
    'The slate with the number on it is the invention; the bench is its frame.',
  ),
  gives(
    'tomas',
    'ines',
    [9, 9, 8, 7],
    'Two sentences side by side: a small thing that most of this trade gets wrong.',
  ),
  gives(
    'tomas',
    'ravi',
    [6, 7, 5, 6],
    'Good bones. I would like to see the figures on every month, the bad ones too.',
  ),
  gives(
    'tomas',
    'sofie',
    [8, 8, 7, 9],
    'Her accounts of what went wrong are worth more than most accounts of success.',
  ),
  gives('judith', 'nadia', [9, 8, 9, 9], 'It spreads without her. That is rarer than it sounds.'),
  gives(
    'judith',
    'kwame',
    [8, 7, 8, 8],
    'Found money where others threw things away. Watch the dependence on one railway.',
  ),
  gives(
    'judith',
    'ines',
    [9, 8, 9, 8],
    'Measured what she promised to measure, and published a result below her hope.',
  ),
  gives(
    'judith',
    'ravi',
    [7, 7, 4, 6],
    'The month of rain was handled late. The Monday letter is the right answer.',
  ),
  gives(
    'judith',
    'sofie',
    [7, 8, 8, 9],
    'Slow by nature. The second house took a fifth of the time of the first.',
  ),
];
