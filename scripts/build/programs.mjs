import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from './stamp.mjs';

/** Programs that a venue runs, by their sources: those of package.json's scripts, processes and threads. */
export const ENTRIES = [
  'scripts/start.ts',
  'scripts/backup.ts',
  'scripts/build.ts',
  'scripts/import.ts',
  'scripts/restore.ts',
  'scripts/rollups.ts',
  'scripts/check-books.ts',
  'scripts/reset-factor.ts',
  'scripts/confirm-clock.ts',
  'tools/till.ts',
  'scripts/start/backend-process.ts',
  'lib/pdf/worker.ts',
];
const SOURCES = ['backend', 'lib', 'messages', 'scripts', 'tools', 'package-lock.json', 'tsconfig.json'];

/** Packages that load files beside their own, binaries among them, stay in node_modules. */
const EXTERNAL = ['@node-rs/argon2', '@react-pdf/renderer', 'next', 'pg-native', 'pino', 'sharp'];

/** Folder of the built programs. */
export const PROGRAMS = path.resolve('dist');

/**
 * Builds programs with their packages, about half a second, unless they are current. One file each: a start that reads
 * hundreds of files takes seconds on a slow disk.
 * @param {{ folder?: string, more?: readonly string[], alias?: Record<string, string> }} options `more` programs than a
 * venue runs, and files that stand for packages
 */
export const buildPrograms = ({ folder = PROGRAMS, more = [], alias = {} } = {}) =>
  buildIfStale(
    path.join(folder, 'built'),
    [...SOURCES, ...new Set(more.map((file) => path.dirname(file)))],
    async () => {
      mkdirSync(folder, { recursive: true });
      const { build, stop } = await import('esbuild');
      const { outputFiles } = await build({
        entryPoints: [...ENTRIES, ...more],
        outbase: '.',
        outdir: folder,
        outExtension: { '.js': '.cjs' },
        bundle: true,
        platform: 'node',
        format: 'cjs',
        target: 'node20',
        external: EXTERNAL,
        alias,
        logLevel: 'error',
        write: false,
      });
      // Ends esbuild's own process, which holds 200 MB.
      await stop();
      for (const { path: file, contents } of outputFiles) {
        mkdirSync(path.dirname(file), { recursive: true });
        // Renamed, so that another start never runs half a file.
        writeFileSync(`${file}.${process.pid}`, contents);
        renameSync(`${file}.${process.pid}`, file);
      }
    },
  );
