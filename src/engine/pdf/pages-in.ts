/** The number of pages of a PDF as the typesetter writes it: each page is an object outside of compressed streams. */
export function pagesIn(pdf: Uint8Array): number {
  return new TextDecoder('latin1').decode(pdf).match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
