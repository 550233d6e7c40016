declare module 'fs-native-extensions' {
  /**
   * Takes the operating system's exclusive lock on an open file: `F_OFD_SETLK` on Linux, `flock` on macOS, `LockFileEx`
   * on Windows. False when another open handle, in this or any other process, holds it.
   */
  export function tryLock(fd: number): boolean;
}
