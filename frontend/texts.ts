import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:texts-folder';
const source = join(import.meta.dirname, 'src', 'i18n');

/** Every namespace of every language by its path, such as 'fr/faq.json', without the spaces that are there for us. */
function allTexts(): Map<string, string> {
  const paths = globSync('*/*.json', { cwd: source }).toSorted();
  return new Map(
    paths.map((path) => [
      path.replaceAll('\\', '/'),
      JSON.stringify(JSON.parse(readFileSync(join(source, path), 'utf8'))),
    ]),
  );
}

/**
 * Puts the texts beside the scripts as files of their own, in a folder named after all of them: as modules, the list of their three
 * hundred names would come with every page.
 */
export function textFiles(): Plugin {
  const texts = allTexts();
  const hash = createHash('sha256');
  for (const [path, text] of texts) hash.update(path).update(text);
  const folder = `assets/texts-${hash.digest('base64url').slice(0, 8)}`;
  return {
    name: 'text-files',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) => (name === `\0${id}` ? `export default '/${folder}'` : undefined),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, text] of texts)
        this.emitFile({ type: 'asset', fileName: `${folder}/${path}`, source: text });
    },
  };
}
