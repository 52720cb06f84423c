import { readOwnFont } from '#engine/pdf/font-source.ts'
import { openTypesetter, type Typesetter } from '#engine/pdf/typesetter.ts'
import { readTypesetter } from '#engine/pdf/typesetter-files.ts'
import { pageSources } from './page-sources.ts'
import warmUp from './warm-up.typ?raw'

/**
 * Starts the typesetter and has it set two small pages: WebAssembly is compiled function by function when it first runs,
 * which would be half the time of the first book. Done while the pictures of the book are read.
 */
export async function startTypesetter(): Promise<Typesetter> {
  const [typesetter, regular, bold] = await Promise.all([
    openTypesetter(readTypesetter()),
    readOwnFont(400),
    readOwnFont(700),
  ])
  await typesetter.setFonts([regular, bold])
  for (const [path, source] of Object.entries(pageSources)) typesetter.write(path, source)
  typesetter.write('/warm-up.typ', warmUp)
  typesetter.write(
    '/warm-up.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  )
  typesetter.pdfOf('/warm-up.typ')
  return typesetter
}
