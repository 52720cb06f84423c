/** Whether a browser shows a file or saves it, and under which name. */
export function contentDisposition(fileName: string, isInline: boolean): string {
  return `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName)}`
}
