import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Typesetter } from '#engine/pdf/typesetter.ts'
import { openTypesetter } from '#engine/pdf/typesetter.ts'
import { type BookPress, facesOf, openPress } from '#features/export/book/set-book.ts'
import { type BookBrand, bookOf } from './brands.ts'
import { fontOfPackage } from './package-fonts.ts'

const code = 'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm'
let typesetter: Promise<Typesetter> | null = null

/** The press of a brand's book, with the fonts of the installed packages. */
export async function pressOf(brand: BookBrand): Promise<BookPress> {
  typesetter ??= openTypesetter(readFileSync(join(process.cwd(), code)))
  const faces = facesOf(brand.answers)
  return openPress(await typesetter, bookOf(brand), brand.images, faces, fontOfPackage(brand.language))
}
