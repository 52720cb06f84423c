import { createPageFonts, type PageFonts } from './page-fonts.ts'

let shared: PageFonts | null = null

/** Those of the page: what one drawing has loaded is there for all. */
export function pageFonts(): PageFonts {
  shared ??= createPageFonts()
  return shared
}
