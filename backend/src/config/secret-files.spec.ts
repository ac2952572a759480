import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './app-config.js';
import { readDatabaseUrl } from './database-settings.js';

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'secrets '))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileOf = (content: string): string => {
    const file = join(folder, content.replaceAll(/\W/g, '-'));
    writeFileSync(file, `${content}\n`);
    return file;
  };
  const environment = () => ({
    DATABASE_URL_FILE: fileOf('postgres://localhost/app'),
    CHAIN_RPC_URL_FILE: fileOf('http://localhost:8545'),
    SESSION_SECRET_FILE: fileOf('short'),
  });

  it('is read as if it stood in the environment, for further chains too', () => {
    const config = loadConfig({
      ...environment(),
      // As compose writes what is not set.
      SESSION_SECRET: '',
      CHAIN_RPC_URL_97_FILE: fileOf('https://node.example'),
      OPERATOR_PRIVATE_KEY_97_FILE: fileOf('0x01'),
      ADMIN_PASSWORD_FILE: fileOf('of a file'),
    });
    expect(config).toMatchObject({ sessionSecret: 'short', databaseUrl: 'postgres://localhost/app' });
    expect(config.admin?.password).toBe('of a file');
    expect(config.chain.others.get(97)).toMatchObject({
      rpcUrls: ['https://node.example'],
      operatorKeys: { moderator: { variable: 'OPERATOR_PRIVATE_KEY_97', privateKey: '0x01' } },
    });
  });

  it('does not stand beside the same in the environment, of which nobody could say which counts', () => {
    expect(() => loadConfig({ ...environment(), SESSION_SECRET: 'another' })).toThrow(
      'SESSION_SECRET and SESSION_SECRET_FILE are both set',
    );
  });

  it('is named when its file cannot be read', () => {
    expect(() => loadConfig({ ...environment(), SESSION_SECRET_FILE: '/nowhere/secret' })).toThrow(
      /^SESSION_SECRET_FILE names a file that cannot be read: .*\/nowhere\/secret/,
    );
  });

  it('is the database’s password where the address has none', () => {
    const DATABASE_PASSWORD_FILE = fileOf('p@ss/word');
    const read = (address: string) => readDatabaseUrl({ DATABASE_URL: address, DATABASE_PASSWORD_FILE });
    expect(read('postgresql://site@host:5432/one')).toBe('postgresql://site:p%40ss%2Fword@host:5432/one');
    expect(read('postgresql://site:own@host:5432/one')).toBe('postgresql://site:own@host:5432/one');
    expect(() => read('nowhere')).toThrow('DATABASE_URL must be a URL');
  });
});
