import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { parse } from 'yaml';
import { freePort } from '../launcher/ports.ts';
import { root } from '../launcher/settings.ts';
import { temporaryFolder, until } from '../testing/temporary.ts';

const script = join(root, 'ops', 'alertmanager', 'start.sh');
const alertmanager = '/usr/bin/prometheus-alertmanager';

interface Configuration {
  receivers: { webhook_configs?: { url: string }[]; email_configs?: Record<string, string>[] }[];
}

/** What it writes for these variables. */
function configurationOf(given: Record<string, string>): Configuration {
  const CONFIG_FILE = join(temporaryFolder(), 'alertmanager.yml');
  const env = { PATH: process.env.PATH, CONFIG_FILE, ALERTMANAGER: 'true', ...given };
  const { status, stderr } = spawnSync('sh', [script], { env, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const checked = spawnSync('amtool', ['check-config', CONFIG_FILE], { encoding: 'utf8' });
  if (!checked.error) assert.equal(checked.status, 0, checked.stdout + checked.stderr);
  return parse(readFileSync(CONFIG_FILE, 'utf8')) as Configuration;
}

const mail = {
  ALERT_MAIL_TO: 'operators@example.org',
  ALERT_MAIL_FROM: 'site@example.org',
  ALERT_SMTP_HOST: 'mail.example.org:587',
};

test('whom alerts are told is what is set, whatever characters it has, and from files too', () => {
  const file = join(temporaryFolder(), 'password');
  writeFileSync(file, `it's: "a" #password\n`);
  const [receiver] = configurationOf({
    ...mail,
    ALERT_WEBHOOK_URL: "https://hooks.example.org/a'b",
    ALERT_SMTP_USER: 'site',
    ALERT_SMTP_PASSWORD_FILE: file,
  }).receivers;
  assert.equal(receiver?.webhook_configs?.[0]?.url, "https://hooks.example.org/a'b");
  const [written] = receiver.email_configs ?? [];
  assert.equal(written?.to, mail.ALERT_MAIL_TO);
  assert.equal(written.auth_password, `it's: "a" #password`);
});

test('one of both is enough, and none is refused', () => {
  assert.equal(configurationOf(mail).receivers[0]?.webhook_configs, undefined);
  const { status, stderr } = spawnSync('sh', [script], { env: { PATH: process.env.PATH }, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /Nobody is told of alerts/);
});

test(
  'an alert reaches the receiver',
  { skip: !existsSync(alertmanager) && 'Alertmanager is not installed here' },
  async () => {
    const told: { status: string; alerts: { labels: Record<string, string> }[] }[] = [];
    const receive = async (request: IncomingMessage, response: ServerResponse) => {
      told.push((await json(request)) as (typeof told)[number]);
      response.end();
    };
    const receiver = createServer((request, response) => void receive(request, response));
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    after(() => receiver.close());
    const folder = temporaryFolder();
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      ALERTMANAGER: alertmanager,
      CONFIG_FILE: join(folder, 'alertmanager.yml'),
      STORAGE: folder,
      ALERT_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    };
    const child = spawn('sh', [script, `--web.listen-address=127.0.0.1:${port}`], { env, stdio: 'ignore' });
    after(() => child.kill('SIGKILL'));
    const url = `http://127.0.0.1:${port}`;
    await until(
      'Alertmanager',
      () =>
        fetch(`${url}/-/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      30_000,
    );
    const alerts = [{ labels: { alertname: 'BackupOld', severity: 'page' } }];
    const headers = { 'Content-Type': 'application/json' };
    const sent = await fetch(`${url}/api/v2/alerts`, {
      method: 'POST',
      headers,
      body: JSON.stringify(alerts),
    });
    assert.equal(sent.status, 200);
    // It gathers what comes together before it tells.
    await until('the alert', () => told.length > 0, 60_000);
    assert.equal(told[0]?.status, 'firing');
    assert.equal(told[0].alerts[0]?.labels.alertname, 'BackupOld');
  },
);
