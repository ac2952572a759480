import { setTimeout as delay } from 'node:timers/promises';
import { firstAnswer } from './first-answer.js';
import { NodeFailure } from './node-failure.js';

type Reaction = () => Promise<string>;

const after =
  (ms: number, reaction: Reaction): Reaction =>
  async () =>
    delay(ms).then(reaction);
const failing: Reaction = async () => Promise.reject(new NodeFailure('is down'));
const saying =
  (answer: string): Reaction =>
  async () =>
    Promise.resolve(answer);

describe('the first answer', () => {
  let story: string[];

  beforeEach(() => (story = []));

  const ask = async (...reactions: Reaction[]): Promise<string> =>
    firstAnswer(
      reactions.map((_reaction, index) => index),
      async (index) => {
        story.push(`ask ${index}`);
        return reactions[index]!();
      },
      () => 50,
      {
        failed: (index) => story.push(`${index} failed`),
        answered: (index) => story.push(`${index} answered`),
        overtaken: (index) => story.push(`${index} overtaken`),
      },
    );

  it("is the first candidate's, who alone is asked while it is quick", async () => {
    expect(await ask(saying('one'), saying('two'))).toBe('one');
    expect(story).toEqual(['ask 0', '0 answered']);
  });

  it("is the next one's as soon as one fails", async () => {
    expect(await ask(failing, saying('two'))).toBe('two');
    expect(story).toEqual(['ask 0', '0 failed', 'ask 1', '1 answered']);
  });

  it("is the next one's when one keeps everybody waiting", async () => {
    expect(await ask(after(500, saying('one')), saying('two'))).toBe('two');
    expect(story).toEqual(['ask 0', 'ask 1', '1 answered', '0 overtaken']);
  });

  it('may still come from a candidate that was waited for', async () => {
    expect(await ask(after(80, saying('one')), after(500, saying('two')))).toBe('one');
    expect(story).toEqual(['ask 0', 'ask 1', '0 answered']);
  });

  it("may be an error that is nobody's failure", async () => {
    const refusing: Reaction = async () => Promise.reject(new Error('reverted'));
    await expect(ask(refusing, saying('two'))).rejects.toThrow('reverted');
    expect(story).toEqual(['ask 0', '0 answered']);
  });

  it('is missing when all fail, those included who were still waited for', async () => {
    await expect(ask(after(80, failing), failing)).rejects.toThrow('is down');
    expect(story).toEqual(['ask 0', 'ask 1', '1 failed', '0 failed']);
  });
});
