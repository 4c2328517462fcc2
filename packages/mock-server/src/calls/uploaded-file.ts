/** The stored facts of an uploaded file: enough to judge it, without its bytes. */
export interface UploadedFile {
  /** In bytes; for a file longer than the limit, the length at which reading stopped. */
  readonly size: number;
  readonly sha256: string;
  /** The first bytes in hexadecimal digits; they identify the picture format. */
  readonly head: string;
}
