import { Remembered } from './remembered.js';

describe('a remembered answer', () => {
  let now = 0;
  let asked = 0;

  beforeEach(() => {
    now = 0;
    asked = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const counting = async () => Promise.resolve(++asked);
  const failing = async () => {
    asked++;
    return Promise.reject(new Error('away'));
  };

  it('is shared by all who come while it is asked for, and for a while after', async () => {
    const remembered = new Remembered(counting, 2_000);
    expect(await Promise.all([remembered.get(), remembered.get()])).toEqual([1, 1]);
    now = 1_999;
    expect(await remembered.get()).toBe(1);
    now = 2_000;
    expect(await remembered.get()).toBe(2);
  });

  it('is asked for again soon after a failure', async () => {
    const remembered = new Remembered(failing, 2_000);
    await expect(remembered.get()).rejects.toThrow('away');
    await expect(remembered.get()).rejects.toThrow('away');
    expect(asked).toBe(1);
    now = 500;
    await expect(remembered.get()).rejects.toThrow('away');
    expect(asked).toBe(2);
  });

  it('can be forgotten', async () => {
    const remembered = new Remembered(counting, 2_000);
    await remembered.get();
    remembered.forget();
    expect(await remembered.get()).toBe(2);
  });
});
