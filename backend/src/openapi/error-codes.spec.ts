import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemTexts } from '../common/errors/problem.js';

interface Description {
  components: { schemas: { ErrorCode: { enum: string[]; 'x-texts': Record<string, string> } } };
}

const source = join(__dirname, '..');
const description = readFileSync(join(source, '../openapi.json'), 'utf8');
const { ErrorCode } = (JSON.parse(description) as Description).components.schemas;

for (const file of globSync('**/*.{errors,problems}.ts', { cwd: source }))
  jest.requireActual(join(source, file));

describe("the API's description", () => {
  it('names the code of every failure, with its English text (else: npm run generate)', () => {
    expect(ErrorCode['x-texts']).toEqual(Object.fromEntries(problemTexts()));
  });

  it('lists the codes as the values that a code can have', () => {
    expect(ErrorCode.enum.toSorted()).toEqual([...problemTexts().keys()].toSorted());
  });
});
