import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { root } from '../launcher/settings.ts';
import { temporaryFolder } from '../testing/temporary.ts';

const HOUR = 3_600;
const noPromtool = spawnSync('promtool', ['--version']).error && 'promtool is not installed here';

for (const { everyHours, ageHours, isTold } of [
  { everyHours: 24, ageHours: 48, isTold: false },
  { everyHours: 24, ageHours: 50, isTold: true },
  { everyHours: 744, ageHours: 1_000, isTold: false },
  { everyHours: 1, ageHours: 4, isTold: true },
  { everyHours: 24, ageHours: Infinity, isTold: true },
])
  test(
    `a backup of ${ageHours} hours, with one each ${everyHours}, is ${isTold ? '' : 'not '}told of`,
    { skip: noPromtool },
    () => {
      const age = ageHours === Infinity ? '+Inf' : String(ageHours * HOUR);
      const constant = (value: string) => `${value} `.repeat(31).trim();
      const file = join(temporaryFolder(), 'rules-test.yml');
      const told = 'count(ALERTS{alertname="BackupOld", alertstate="firing"}) or vector(0)';
      writeFileSync(
        file,
        stringify({
          rule_files: [join(root, 'ops', 'prometheus', 'alerts.yml')],
          tests: [
            {
              interval: '1m',
              input_series: [
                { series: 'change_makers_backup_age_seconds{place="here"}', values: constant(age) },
                { series: 'change_makers_backup_every_seconds', values: constant(String(everyHours * HOUR)) },
              ],
              promql_expr_test: [
                { expr: told, eval_time: '30m', exp_samples: [{ labels: '{}', value: Number(isTold) }] },
              ],
            },
          ],
        }),
      );
      const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
      assert.equal(status, 0, stdout + stderr);
    },
  );
