import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@/lib/env';
import { longestStop } from '@/lib/process/patience';
import { freePort } from '@/scripts/test/free-port';

const UNIT = readFileSync('deploy/venue.service', 'utf8');
const CONTAINERFILE = readFileSync('deploy/Containerfile', 'utf8');

/** Directives that a unit of ours may have, by section (systemd.unit, systemd.service, systemd.exec of version 252). */
const KNOWN: Readonly<Record<string, string>> = {
  Unit: 'Description Documentation After Wants Requires StartLimitIntervalSec StartLimitBurst',
  Service: `Type User Group WorkingDirectory Environment EnvironmentFile ExecStart ReadWritePaths InaccessiblePaths
    StateDirectory StateDirectoryMode UMask Restart RestartSec KillMode KillSignal TimeoutStartSec TimeoutStopSec LimitNOFILE TasksMax
    MemoryHigh MemoryMax NoNewPrivileges CapabilityBoundingSet ProtectSystem ProtectHome PrivateTmp PrivateDevices
    ProtectClock ProtectControlGroups ProtectHostname ProtectKernelLogs ProtectKernelModules ProtectKernelTunables
    ProtectProc RestrictAddressFamilies RestrictNamespaces RestrictRealtime RestrictSUIDSGID LockPersonality
    SystemCallArchitectures SystemCallFilter SystemCallErrorNumber`,
  Install: 'WantedBy',
};

/** Faults of a systemd unit, in words. */
function faultsOfUnit(text: string): string[] {
  const faults: string[] = [];
  const values = new Map<string, string>();
  let section = '';
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section;
    if (line.startsWith('[')) continue;
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (!KNOWN[section]?.split(/\s+/).includes(name)) faults.push(`unknown: ${section} ${line}`);
    values.set(name, value);
  }
  const seconds = Number(values.get('TimeoutStopSec'));
  if (!(seconds * 1000 > longestStop() && seconds <= 10)) faults.push('TimeoutStopSec');
  const [program = '', ...args] = (values.get('ExecStart') ?? '').split(' ');
  const script = args.find((arg) => !arg.startsWith('-')) ?? '';
  if (!path.isAbsolute(program) || !existsSync(script) || args.at(-1) !== 'start') faults.push('ExecStart');
  if (['', 'root', '0'].includes(values.get('User') ?? '')) faults.push('User');
  if (values.get('KillMode') !== 'mixed') faults.push('KillMode');
  // A database host that boots slower than the venue must not end the tries.
  if (values.get('Restart') !== 'always' || values.get('StartLimitIntervalSec') !== '0') faults.push('Restart');
  if (!(Number(values.get('RestartSec')) >= 5)) faults.push('RestartSec');
  const writable = values.get('ReadWritePaths')?.split(' ') ?? [];
  if (!['/opt/venue', '-/var/backups/venue'].every((folder) => writable.includes(folder)))
    faults.push('ReadWritePaths');
  if (values.get('InaccessiblePaths') !== '-/opt/venue/.git') faults.push('InaccessiblePaths');
  const { MAX_CONNECTIONS } = readSettings({});
  // Each connection may need a second one, to the backend or a file.
  if (Number(values.get('LimitNOFILE')) < 2 * MAX_CONNECTIONS + 200) faults.push('LimitNOFILE');
  const data = /DATA_DIR=(\S+)/.exec(values.get('Environment') ?? '')?.[1];
  if (data !== `/var/lib/${values.get('StateDirectory')}`) faults.push('StateDirectory');
  return faults;
}

const INSTRUCTIONS = /^(FROM|ENV|RUN|WORKDIR|USER|COPY|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD) /;

/** Faults of a Containerfile, in words. */
function faultsOfContainer(text: string): string[] {
  const faults: string[] = [];
  const lines = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines) if (!INSTRUCTIONS.test(line)) faults.push(`unknown: ${line}`);
  const all = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
  const [last = ''] = all('CMD').slice(-1);
  if (!/^\["node", ("--[\w=-]+", )*"scripts\/run\.mjs", "start"\]$/.test(last)) faults.push('CMD');
  for (const copied of all('COPY')) {
    const sources = copied
      .split(/\s+/)
      .filter((word) => !word.startsWith('--'))
      .slice(0, -1);
    for (const source of sources) if (!existsSync(source)) faults.push(`COPY ${source}`);
  }
  if (!all('COPY').every((copied) => copied.includes('--chown=node:node'))) faults.push('COPY as root');
  if (['', 'root', '0'].includes(all('USER').at(-1) ?? '')) faults.push('USER');
  if (all('STOPSIGNAL')[0] !== 'SIGTERM') faults.push('STOPSIGNAL');
  const data = /DATA_DIR=(\S+)/.exec(all('ENV').join(' '))?.[1];
  if (data === undefined || !all('VOLUME').includes(data)) faults.push('VOLUME');
  const check = /CMD (\[.*\])$/.exec(all('HEALTHCHECK')[0] ?? '')?.[1];
  const [program, flag, code = ''] = JSON.parse(check ?? '[]') as string[];
  const { status } = spawnSync(process.execPath, ['--check', '--input-type=commonjs', '-'], { input: code });
  if (program !== 'node' || flag !== '-e' || !code.includes('/readyz') || status !== 0) faults.push('HEALTHCHECK');
  if (!/^\d+$/.test(/node:(\d+)-/.exec(all('FROM')[0] ?? '')?.[1] ?? '')) faults.push('FROM');
  return faults;
}

test('the unit starts, stops and confines the venue', () => {
  expect(faultsOfUnit(UNIT)).toEqual([]);
});

test('deploy/venue runs commands as the unit runs the venue', () => {
  const command = readFileSync('deploy/venue', 'utf8');
  const directives = 'WorkingDirectory UMask StateDirectory StateDirectoryMode Environment EnvironmentFile';
  for (const name of directives.split(' ')) {
    const value = new RegExp(`^${name}=(.*)$`, 'm').exec(UNIT)?.[1];
    expect(command).toMatch(new RegExp(`--property='?${name}=${value}['\\s]`));
  }
  const user = /^User=(.*)$/m.exec(UNIT)?.[1];
  expect(command).toContain(`--uid=${user} --gid=${user} `);
  // Its default is the command with all its arguments.
  expect(command).toMatch(/exec systemd-run --description='[^'$]+' /);
  expect(statSync('deploy/venue').mode & 0o111).toBe(0o111);
});

test('neither git nor an image takes settings, backups or drafts of backups', () => {
  const [git, image] = ['.gitignore', 'deploy/Containerfile.dockerignore'].map((file) =>
    readFileSync(file, 'utf8').split('\n'),
  );
  const secret = ['.env*', '*.env', '*.backup', '.*.part'];
  expect(git).toEqual(expect.arrayContaining(secret));
  expect(image).toEqual(expect.arrayContaining(secret.map((pattern) => `**/${pattern}`)));
});

test('the Containerfile builds and runs the venue as a user of its own', () => {
  expect(faultsOfContainer(CONTAINERFILE)).toEqual([]);
});

const has = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const withSystemd = has('systemd-analyze', '--version') ? test : test.skip;
const builder = ['docker', 'podman'].find((tool) => has(tool, 'info'));

withSystemd('systemd understands the unit (skipped without systemd-analyze)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'venue-unit-'));
  try {
    const file = path.join(folder, 'venue.service');
    const verify = (text: string): string => {
      writeFileSync(file, text.replace('/usr/bin/node', process.execPath));
      return spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' }).stderr;
    };
    expect(verify(UNIT)).not.toContain('venue.service');
    expect(verify(UNIT.replace('Restart=always', 'Restart=sometimes'))).toContain('venue.service');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

(builder ? test : test.skip)(
  'the image builds, becomes ready and stops in time (skipped without a running docker or podman)',
  async () => {
    const tool = (...args: string[]) =>
      execFileSync(builder ?? '', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
    const [name, port] = [`venue-test-${process.pid}`, await freePort()];
    tool('build', '--file', 'deploy/Containerfile', '--tag', name, '.');
    try {
      tool('run', '--detach', '--name', name, '--publish', `127.0.0.1:${port}:3000`, name);
      const ready = () =>
        fetch(`http://127.0.0.1:${port}/readyz`)
          .then(({ ok }) => ok)
          .catch(() => false);
      while (!(await ready())) {
        expect(tool('inspect', '--format', '{{.State.Running}}', name)).toBe('true');
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
      tool('stop', name);
      expect(tool('inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0');
    } finally {
      spawnSync(builder ?? '', ['rm', '--force', '--volumes', name]);
      spawnSync(builder ?? '', ['rmi', '--force', name]);
    }
  },
  30 * 60_000,
);

test('the guide names the files, the limits and every setting of several nodes', () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  for (const file of guide.match(/deploy\/[\w.-]+/g) ?? []) expect(existsSync(file)).toBe(true);
  for (const word of ['deploy/venue.service', 'deploy/Containerfile', 'SESSION_SECRET', 'POS_TOKEN', 'TRUST_PROXY=on'])
    expect(guide).toContain(word);
});

test('the settings of a node are named, and all others are the same on every node', () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const [, own = ''] = /A node's own settings are: ([^.]+)\./.exec(guide) ?? [];
  const settings = readFileSync('lib/env.ts', 'utf8').match(/(?<=^ {4})[A-Z_]+(?=:)/gm) ?? [];
  const ofNode = /^(HOST|DATA_DIR|BACKUP_DIR|MIN_FREE_MB|WEB_PROCESSES|MAX_CONNECTIONS.*|(.*_)?PORT|METRICS_.*)$/;
  expect(own.match(/[A-Z_]+/g)?.toSorted()).toEqual(settings.filter((name) => ofNode.test(name)).toSorted());
});
