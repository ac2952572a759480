import type { Request } from 'express';
import type { AppConfig } from '../../config/app-config.js';
import { relyingParty } from './relying-party.js';

const request = { protocol: 'http', host: 'localhost:5173' } as Request;

describe('to whom a passkey belongs', () => {
  it('is the public address, whatever host the request names', () => {
    const config = { publicUrl: 'https://challenge.example/site' } as AppConfig;
    expect(relyingParty(config, request)).toEqual({
      id: 'challenge.example',
      origin: 'https://challenge.example',
    });
  });

  it("is the request's own host on a developer's machine", () => {
    expect(relyingParty({} as AppConfig, request)).toEqual({
      id: 'localhost',
      origin: 'http://localhost:5173',
    });
  });
});
