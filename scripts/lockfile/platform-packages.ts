/** The parts of an entry of package-lock.json that matter here. */
export interface LockedPackage {
  version?: string;
  cpu?: string[];
  dev?: boolean;
  libc?: string[];
  optional?: boolean;
  os?: string[];
  optionalDependencies?: Record<string, string>;
}

export type LockedPackages = Record<string, LockedPackage>;

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

/** The optional packages for other platforms that the lockfile's packages name, but that it does not hold. */
export function missingPlatformPackages(locked: LockedPackages): LockedPackages {
  const missing: LockedPackages = {};
  for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(locked)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(locked, parent, name)) continue;
      missing[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
    }
  }
  return missing;
}

// A package sees what lies in the node_modules of its own folder and of every folder above.
function isLocked(locked: LockedPackages, parent: string, name: string): boolean {
  if (`${parent ? `${parent}/` : ''}node_modules/${name}` in locked) return true;
  if (parent === '') return false;
  const above = parent.lastIndexOf('node_modules/');
  return isLocked(locked, above > 0 ? parent.slice(0, above - 1) : '', name);
}

/** Reads the platform off a name such as `@oxlint/binding-linux-arm64-musl`. */
export function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'libc' | 'os'> {
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
