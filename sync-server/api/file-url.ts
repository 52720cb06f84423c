/** Where the bytes of a file of the brand are. */
export function urlOfFile(idFile: number): string {
  return `/api/v1/file/${idFile}`
}
