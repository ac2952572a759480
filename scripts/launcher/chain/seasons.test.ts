import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newSeasons } from './seasons.ts';

test('badges of a new season are deployed once, and again after each time that failed', async () => {
  let planned = [1];
  let isAway = true;
  const deployed: number[][] = [];
  const look = newSeasons(
    () => Promise.resolve(planned),
    (found) => {
      deployed.push(found);
      return isAway ? Promise.reject(new Error('The chain is away')) : Promise.resolve();
    },
  );
  await look();
  assert.deepEqual(deployed, []);
  planned = [1, 2];
  await assert.rejects(look, /away/);
  isAway = false;
  await look();
  await look();
  assert.deepEqual(deployed, [
    [1, 2],
    [1, 2],
  ]);
});
