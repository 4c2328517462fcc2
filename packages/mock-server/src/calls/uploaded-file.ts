/** What is kept of a file that came in a form: enough to judge it, never its bytes. */
export interface UploadedFile {
  /** In bytes; a file longer than the server reads shows the length at which it was cut. */
  readonly size: number;
  readonly sha256: string;
  /** The first bytes in hexadecimal digits, from which a picture's format shows. */
  readonly head: string;
}
