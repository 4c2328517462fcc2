/** The size of a file, e.g. "2.1 MB". @param bytes */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 100) return `${Math.max(1, Math.round(kilobytes))} kB`;
  const megabytes = kilobytes / 1024;
  return `${megabytes.toFixed(Number.isInteger(megabytes) ? 0 : 1)} MB`;
}
