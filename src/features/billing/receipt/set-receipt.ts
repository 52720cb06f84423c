import { isWrittenInHan } from '#engine/fonts/han-face.ts'
import { type FontSource, setFonts } from '#engine/pdf/set-fonts.ts'
import type { Typesetter } from '#engine/pdf/typesetter.ts'
import page from './receipt.typ?raw'
import type { ReceiptText } from './useReceipt.ts'

/** The PDF of a receipt: one page of A4, more where there are many refunds. Characters without a font become white squares. */
export async function setReceipt(
  starting: Promise<Typesetter>,
  receipt: ReceiptText,
  source: FontSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = JSON.stringify(receipt)
  const isHan = isWrittenInHan(receipt.language)
  const [fonts, typesetter] = await Promise.all([setFonts(source, [], text, isHan), starting])
  await typesetter.setFonts(fonts.files)
  const shown = fonts.missing.reduce((now, letter) => now.replaceAll(letter, '□'), text)
  const [lang, region] = receipt.language.split('-')
  const given = { ...(JSON.parse(shown) as ReceiptText), lang, region: region ?? null, fonts: fonts.fallback }
  typesetter.write('/receipt.json', new TextEncoder().encode(JSON.stringify(given)))
  typesetter.write('/receipt.typ', page)
  return new Uint8Array(typesetter.pdfOf('/receipt.typ'))
}
