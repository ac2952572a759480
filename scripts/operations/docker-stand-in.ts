import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Writes down what it is asked, fails at what FAIL_AT names, knows the images that it was told of or has built, and that these services run.
const program = `#!/bin/sh
tag=\${IMAGE_TAG:-first}
echo "\${IMAGE_TAG:-} $*" >> "$STAND_IN/asked"
case "$*" in *"\${FAIL_AT:-nothing}"*) exit 1 ;; esac
case "$*" in
  'compose build'*) printf '%s\\n' "future-change-makers:$tag" "future-change-makers-backup:$tag" >> "$STAND_IN/images" ;;
  'compose ps --services') cat "$STAND_IN/services" ;;
  'image inspect '*) shift 2 && grep -qxF "$1" "$STAND_IN/images" ;;
esac
`;

/** A stand-in for the engine on a machine that has none. */
export interface DockerStandIn {
  /** With it first in PATH. */
  env: NodeJS.ProcessEnv;
  /** What it was asked since it was last told to forget, each line with the tag in its environment before. */
  asked(): string[];
  forget(): void;
}

export function standInForDocker(
  folder: string,
  { images = [], services = [] }: { images?: string[]; services?: string[] } = {},
): DockerStandIn {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'docker'), program);
  chmodSync(join(programs, 'docker'), 0o755);
  const state = { asked: [], images, services };
  for (const [name, lines] of Object.entries(state))
    writeFileSync(join(folder, name), lines.map((line) => `${line}\n`).join(''));
  return {
    env: { HOME: process.env.HOME, PATH: `${programs}:${process.env.PATH}`, STAND_IN: folder },
    asked: () =>
      readFileSync(join(folder, 'asked'), 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    forget: () => writeFileSync(join(folder, 'asked'), ''),
  };
}
