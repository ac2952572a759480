import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { defineProblem } from '../errors/problem.js';
import { IsText, isStorable } from './text.decorator.js';
import { problemsOf } from './validation.pipe.js';

const tooShort = defineProblem('note_too_short', 'Too short');
const tooLong = defineProblem('note_too_long', 'No more than {{max}}');

class Note {
  @IsText({ min: 2, max: 4, tooShort, tooLong })
  text: string;

  @IsText({ min: 1, max: 3, trim: false })
  secret: string;
}

function messagesFor(input: object): string[] {
  const note = plainToInstance(Note, { text: 'abc', secret: 'x', ...input });
  return Object.values(problemsOf(validateSync(note)))
    .flat()
    .map(({ message }) => message);
}

describe('a text field', () => {
  it.each(['ab', 'abcd', ' ab ', '🙂🙂', '🙂🙂🙂🙂', 'e\u0301e', '\u00a0ab\u2003'])('takes %j', (text) => {
    expect(messagesFor({ text })).toEqual([]);
  });

  it.each([
    ['a', 'Too short'],
    [' a ', 'Too short'],
    ['🙂', 'Too short'],
    ['', 'Too short'],
    [undefined, 'Too short'],
    ['abcde', 'No more than 4'],
    ['🙂🙂🙂🙂🙂', 'No more than 4'],
    [null, 'text must be a text'],
    [12, 'text must be a text'],
    [['ab'], 'text must be a text'],
    [{ length: 3 }, 'text must be a text'],
    ['a\u0000b', 'text contains characters that cannot be stored'],
    ['ab\ud83d', 'text contains characters that cannot be stored'],
  ])('says of %j: %s', (text, problem) => {
    expect(messagesFor({ text })).toEqual([problem]);
  });

  it('counts the spaces of what is not trimmed', () => {
    expect(messagesFor({ secret: '   ' })).toEqual([]);
    expect(messagesFor({ secret: '    ' })).toEqual(['secret must not exceed 3 characters']);
    expect(messagesFor({ secret: '' })).toEqual(['secret must be at least 1 characters']);
  });
});

describe('what PostgreSQL can store', () => {
  it.each([
    ['', true],
    ['plain', true],
    ['🙂', true],
    ['\u0000', false],
    ['\ud83d', false],
    ['\ude42\ud83d', false],
  ])('%j: %s', (text, storable) => expect(isStorable(text)).toBe(storable));
});
