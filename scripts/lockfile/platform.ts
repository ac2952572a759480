/** Where a package runs, in the words of package-lock.json. */
export interface Platform {
  cpu?: string[];
  libc?: string[];
  os?: string[];
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'amd64',
  'wasm32',
];

/** Reads the platform off a name such as `@oxlint/binding-linux-arm64-musl`. */
export function platformOf(name: string): Platform {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const processor = processors.find((candidate) => words.includes(candidate));
  if (!os || !processor)
    throw new Error(`${name} is optional, but its name tells no platform: add it by hand.`);
  const cpu = processor === 'amd64' ? 'x64' : processor;
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu')) && 'glibc';
  return { cpu: [cpu], ...(libc && { libc: [libc] }), os: [os] };
}
