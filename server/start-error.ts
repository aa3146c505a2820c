/** A reason not to start, in one sentence for a person. */
export class StartError extends Error {}

/** What the system says of files, as a person says it. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the shop has no right to it',
  EPERM: 'the shop has no right to it',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'it is no folder, or lies in something that is none',
  EEXIST: 'it is no folder',
  EISDIR: 'it is a folder',
  ENOENT: 'it is not there, or is a link to nowhere',
  ELOOP: 'it is a link that leads to itself',
};

/**
 * The sentence for a file that cannot be used; undefined when an error tells of something else.
 *
 * @param dataDir what is named where the system does not say which file could not be written.
 */
export function sentenceOfFiles(error: unknown, dataDir: string): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const isWrite = 'syscall' in error && error.syscall === 'write';
  const path = 'path' in error && typeof error.path === 'string' ? error.path : isWrite && dataDir;
  if (path === false) return undefined;
  const reason = REASONS[String(error.code).replace('ERR_FS_', '')];
  return reason && `The shop cannot use ${path}: ${reason}. Put that right, or give another DATA_DIR.`;
}
