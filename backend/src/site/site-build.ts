import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What a page needs of the built files, in the order in which it needs it. */
export interface PageFiles {
  /** The script that begins; it stands among the others, too. */
  entry: string;
  scripts: string[];
  styles: string[];
}

/** Vite's manifest of the built site: which files belong to which part of it. */
export class SiteBuild {
  private readonly manifest: Record<string, Chunk>;
  private readonly fonts: Record<string, string[]>;
  private readonly styles = new Map<string, string>();

  constructor(private readonly folder: string) {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    this.manifest = read('.vite/manifest.json') as Record<string, Chunk>;
    this.fonts = read('fonts.json') as Record<string, string[]>;
  }

  /** Typefaces of a page's first paint. */
  fontsOf(language: string): string[] {
    return this.fonts[language] ?? [];
  }

  /** Scripts and styles of the entry, of a language's letters, and of screens such as 'about/About' or '../app/InteractiveOutlet'. */
  filesOf(language: string, screens: string[]): PageFiles {
    const files = { scripts: new Set<string>(), styles: new Set<string>() };
    const seen = new Set<string>();
    const add = (key: string) => {
      const chunk = this.manifest[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      chunk.imports?.forEach(add);
      chunk.css?.forEach((file) => files.styles.add(`/${file}`));
      if (chunk.file.endsWith('.css')) files.styles.add(`/${chunk.file}`);
      else files.scripts.add(`/${chunk.file}`);
    };
    ['index.html', `src/ui/theme/scripts/${language}.css`].forEach(add);
    screens.forEach((screen) => add(posix.join('src/routes', `${screen}.tsx`)));
    return {
      entry: `/${this.manifest['index.html']!.file}`,
      scripts: [...files.scripts],
      styles: [...files.styles],
    };
  }

  /** The text of a style sheet, read once. */
  style(file: string): string {
    const known = this.styles.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.folder, file), 'utf8');
    this.styles.set(file, text);
    return text;
  }
}
