import { mkdir, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { errorsWithoutStack } from '../errors-without-stack';
import { test } from './support/journey';

const library = `
var name = 'state', Missing = Error('Nothing has a ' + name), Cancelled = new Error('It is over'), Silent = new Error();
export const late = () => new Error('Made when it is needed');
export { Missing, Cancelled, Silent };
`;

interface Errors {
  Missing: Error;
  Cancelled: Error;
  Silent: Error;
  late: () => Error;
}

/** The library as the build takes it over from a folder. */
async function built(folder: string): Promise<Errors> {
  await mkdir(folder, { recursive: true });
  const entry = `${folder}/library.js`;
  await writeFile(entry, library);
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [errorsWithoutStack()],
    build: { write: false, lib: { entry, formats: ['es'] }, minify: false },
  })) as [Rolldown.RolldownOutput];
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`) as Promise<Errors>;
}

test('an error that a library holds ready is one, with its words, and says nothing of where it was made', async () => {
  const { Missing, Cancelled, Silent } = await built(test.info().outputPath('node_modules/library'));
  const words = [Missing, Cancelled, Silent].map(({ message }) => message);
  expect(words).toEqual(['Nothing has a state', 'It is over', '']);
  for (const error of [Missing, Cancelled, Silent]) {
    expect(error).toBeInstanceOf(Error);
    expect(error.stack).toBeUndefined();
  }
});

test('what is made later, and what the site makes itself, says where', async () => {
  const { late } = await built(test.info().outputPath('node_modules/library'));
  expect(late().stack).toContain('Made when it is needed');
  const { Missing } = await built(test.info().outputPath('site'));
  expect(Missing.stack).toContain('Nothing has a state');
});
