import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { apiEnvironment } from './api-environment.ts';
import type { Infrastructure } from './infrastructure.ts';
import { loadSettings } from './settings.ts';

const infrastructure = {
  databaseUrl: 'postgresql://somewhere',
  homeChain: { chainId: 97n, rpcUrl: 'https://node.example', rpcUrls: 'https://node.example' },
  secondChain: null,
  secrets: { databasePassword: 'one', sessionSecret: 'two', adminPassword: 'three' },
} as unknown as Infrastructure;

const altcha = () => apiEnvironment(loadSettings(), infrastructure).ALTCHA;

const before = process.env.ALTCHA;
afterEach(() => {
  delete process.env.ALTCHA;
  if (before !== undefined) process.env.ALTCHA = before;
});

test('who tries the site out is asked for no work, unless that is wanted', () => {
  delete process.env.ALTCHA;
  assert.equal(altcha(), 'off');
  process.env.ALTCHA = 'on';
  assert.equal(altcha(), 'on');
});
