import type { FinishedAnswer } from '../answers/finished-answer.js';
import { KnownSettings } from './known-settings.js';

/** Settings of an API that answers as told. */
function settingsOf() {
  const api = { status: 200, season: 2, isSilent: false };
  const get = async (): Promise<FinishedAnswer> => {
    if (api.isSilent) return new Promise(() => undefined);
    const body = Buffer.from(JSON.stringify({ season: api.season }));
    return { status: api.status, body } as unknown as FinishedAnswer;
  };
  return { api, settings: new KnownSettings({ get }) };
}

describe('the settings that every page shows something of', () => {
  it('are those that the API answers', async () => {
    const { api, settings } = settingsOf();
    expect(await settings.season()).toBe(2);
    api.season = 3;
    expect(await settings.season()).toBe(3);
  });

  it('are as last known while they cannot be read', async () => {
    const { api, settings } = settingsOf();
    const known = await settings.get();
    api.status = 503;
    expect(await settings.get()).toBe(known);
    api.isSilent = true;
    expect(await settings.season()).toBe(2);
  });

  it('fail where nothing was ever known', async () => {
    const { api, settings } = settingsOf();
    api.status = 503;
    expect((await settings.get()).status).toBe(503);
    expect(await settings.season()).toBe(1);
  });
});
