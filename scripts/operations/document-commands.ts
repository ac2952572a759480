/** A code block of a document that is to be typed into a shell. */
export interface ShellBlock {
  /** The heading above it. */
  section: string;
  commands: string;
}

const fence = /^( *)```(\w*)\n(.*?)^ *```$/gms;

/** The blocks of a document in their order; those that are marked as something else (`ini`, `text`) are not typed. */
export function shellBlocks(document: string): ShellBlock[] {
  return [...document.matchAll(fence)]
    .filter(([, , language]) => language === '')
    .map(({ 1: indentation = '', 3: text = '', index }) => ({
      section: [...document.slice(0, index).matchAll(/^## (.+)$/gm)].at(-1)?.[1] ?? '',
      commands: text.replaceAll(new RegExp(`^${indentation}`, 'gm'), '').trim(),
    }));
}

/** All that a document says of compose, within a line of text too, as one command each. */
export function composeCommands(document: string): string[] {
  const inText = [...document.matchAll(/`(docker compose [^`]+)`/g)].map(([, command = '']) => command);
  const typed = shellBlocks(document).flatMap(({ commands }) =>
    commands.replaceAll('\\\n', ' ').split(/&&\n|\n/),
  );
  return [...inText, ...typed]
    .map((command) => command.trim().replaceAll(/\s+/g, ' '))
    .filter((command) => command.startsWith('docker compose '));
}
