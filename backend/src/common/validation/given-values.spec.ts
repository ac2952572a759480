import { createValidationPipe } from './validation.pipe.js';
import { IfGiven } from './if-given.decorator.js';
import { IsFlagInQuery } from './flag.decorator.js';
import { IsText } from './text.decorator.js';
import { IsWholeNumber, IsWholeNumberInQuery } from './whole-number.decorator.js';

class Asked {
  @IfGiven()
  @IsFlagInQuery()
  open?: boolean;

  @IfGiven()
  @IsWholeNumberInQuery(1, 50)
  limit?: number;
}

class Sent {
  @IfGiven()
  @IsWholeNumber(1, 50)
  count?: number;

  @IfGiven()
  @IsText({ max: 5 })
  note?: string;
}

const pipe = createValidationPipe();
const ofQuery = (value: object): Promise<Asked> =>
  pipe.transform(value, { type: 'query', metatype: Asked }) as Promise<Asked>;
const ofBody = (value: object): Promise<Sent> =>
  pipe.transform(value, { type: 'body', metatype: Sent }) as Promise<Sent>;
const refused = (field: string) => ({ status: 400, fields: { [field]: [expect.anything()] } });

describe('what a query says, where everything is text', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])('is %s where a flag says so', async (open, meant) => {
    expect(await ofQuery({ open })).toEqual({ open: meant });
  });

  it.each(['', '0', '1', 'yes', 'TRUE', ' true', ['true']])('is no flag by %j', async (open) => {
    await expect(ofQuery({ open })).rejects.toMatchObject(refused('open'));
  });

  it.each([
    ['1', 1],
    ['50', 50],
    ['007', 7],
  ])('is a number by the digits %j', async (limit, meant) => {
    expect(await ofQuery({ limit })).toEqual({ limit: meant });
  });

  it.each(['', ' 5', '5 ', '5.0', '1e1', '0x5', '-5', '51', 'true', ['5']])(
    'is no number by %j',
    async (limit) => {
      await expect(ofQuery({ limit })).rejects.toMatchObject(refused('limit'));
    },
  );

  it('is nothing where nothing is given', async () => {
    expect(await ofQuery({})).toEqual({});
  });
});

describe('what a body says, which has types of its own', () => {
  it.each(['5', '', true, null, [5]])('is no number by %j', async (count) => {
    await expect(ofBody({ count })).rejects.toMatchObject(refused('count'));
  });

  it.each([5, true, null, ['text']])('is no text by %j', async (note) => {
    await expect(ofBody({ note })).rejects.toMatchObject(refused('note'));
  });
});
