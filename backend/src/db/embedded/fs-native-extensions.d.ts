declare module 'fs-native-extensions' {
  /**
   * Takes the operating system's exclusive lock on an open file: on Linux `F_OFD_SETLK`, on macOS `flock`, on Windows
   * `LockFileEx`. False when another opening of the file, in this process or in any other, holds it.
   */
  export function tryLock(fd: number): boolean;
}
