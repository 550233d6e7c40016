import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd: number;
}

interface Attributes {
  mode?: number | null;
}

/** What PGlite does to its files. */
interface Operations {
  readonly node_ops: { setattr: (node: unknown, attributes: Attributes) => void };
  readonly stream_ops: { fsync?: (stream: Stream) => number };
}

/** Leaves group and others no rights: PGlite sets those of each new file, whatever the process's umask. */
function keepPrivate({ node_ops }: Operations): void {
  const { setattr } = node_ops;
  node_ops.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, typeof mode === 'number' ? { ...attributes, mode: mode & ~0o077 } : attributes);
  };
}

/**
 * PGlite's own file system reports "synced" without asking the disk, so a power cut loses acknowledged rows. This one
 * syncs, and keeps files private. When the disk refuses, `onFailure` must end the thread: after a failed sync the disk's
 * contents are unknown, and only a restart, which replays the log, is safe.
 */
export class SyncingFS extends NodeFS {
  /** Number of syncs, for the self-test. */
  syncs = 0;

  constructor(
    folder: string,
    private readonly onFailure: (cause: unknown) => never,
  ) {
    super(folder);
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync: NonNullable<typeof options.preRun>[number] = (mod) => {
      const nodefs = mod.NODEFS as unknown as Operations;
      nodefs.stream_ops.fsync = ({ nfd }) => this.sync(nfd);
      keepPrivate(nodefs);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  private sync(fd: number): number {
    try {
      fs.fsyncSync(fd);
    } catch (cause) {
      this.onFailure(cause);
    }
    this.syncs += 1;
    return 0;
  }
}

/** Syncs a folder, its files and its own directory entry. */
export function syncTree(folder: string): void {
  const inside = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
  for (const file of [...inside, folder, path.dirname(folder)]) {
    const fd = fs.openSync(file, 'r');
    fs.fsyncSync(fd);
    fs.closeSync(fd);
  }
}
