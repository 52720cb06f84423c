import { readFileSync } from 'node:fs'
import { openTypesetter } from '#engine/pdf/typesetter.ts'
import { fontOfPackage } from './package-fonts.ts'

/** Sets one page and prints the size of its PDF: for a process in which text cannot become code. */
const code = 'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm'
const typesetter = await openTypesetter(readFileSync(code))
await typesetter.setFonts([await fontOfPackage('ko').base(400)])
typesetter.write('/data.json', new TextEncoder().encode('{ "name": "온기" }'))
typesetter.write('/page.typ', '#set text(font: "Pretendard")\n= #json("/data.json").name')
console.log(typesetter.pdfOf('/page.typ').length)
