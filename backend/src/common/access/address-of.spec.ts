import type { IncomingMessage } from 'node:http';
import express from 'express';
import { addressOf } from './address-of.js';

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    connection: { remoteAddress: '10.0.0.1' },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  }) as unknown as IncomingMessage;

describe('an address', () => {
  it.each(
    [undefined, '', '203.0.113.1', '203.0.113.1, 198.51.100.2', ' 1.1.1.1 ,2.2.2.2,3.3.3.3 '].flatMap(
      (forwarded) => [0, 1, 2, 3].map((proxies) => [forwarded, proxies] as const),
    ),
  )('is the one that Express tells: %s behind %d', (forwarded, proxies) => {
    const app = express().set('trust proxy', proxies);
    const asked = Object.create(
      app.request,
      Object.getOwnPropertyDescriptors(request(forwarded)),
    ) as typeof app.request;
    asked.app = app;
    expect(addressOf(request(forwarded), proxies)).toBe(asked.ip);
  });
});
