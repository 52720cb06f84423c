import type { ErrorCode } from '#contract/errors.ts'
import type { SlotWords } from '#model/language/fill-slots.ts'
import { documentProcess, Undrawable } from '#server/drawings/draw-apart.ts'
import type { PdfPage, PdfPages } from '#server/drawings/read-pages.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refuseWhenBusy } from '#server/http/refuse-when-busy.ts'

/** What the order says of its file: lengths in mm. */
interface OrderedPages {
  readonly pages: number
  readonly width: number
  readonly height: number
  /** undefined: an older device, which does not say it. */
  readonly bleed: number | undefined
}

/** Millimetres: less than is seen on paper, and more than programs round by. */
const sizeSlack = 0.5
const bleedSlack = 0.1

/**
 * Compares a PDF with what is ordered, so that what is paid for is what is printed. It is read in a process of its own, which is ended
 * where that takes more than a few seconds or too much memory. `idBrand`: files of one brand are read one after another. Rejects with
 * UNSUPPORTED_TYPE and what differs, and with RATE_LIMITED where others are read for too long.
 */
export async function checkPrintFile(
  bytes: Buffer,
  idBrand: number,
  { pages: wanted, width, height, bleed = 0 }: OrderedPages,
): Promise<void> {
  const { count, pages } = await readInTurn(bytes, idBrand, wanted)
  if (count !== wanted) throw refused('PRINT_PAGES_DIFFER', { pages: count, wanted })
  // What is no number is other, too.
  const isNear = (one: number, two: number) => Math.abs(one - two) <= sizeSlack
  const isOther = (page: PdfPage) => !isNear(page.width, width) || !isNear(page.height, height)
  const other = pages.find(isOther)
  if (other) {
    const [has, ordered] = [sizeWords(other), sizeWords({ width, height })]
    throw refused('PRINT_SIZE_DIFFERS', { page: pages.indexOf(other) + 1, size: has, wanted: ordered })
  }
  const bare = pages.findIndex((page) => !(page.bleed >= bleed - bleedSlack))
  if (bare >= 0) throw refused('PRINT_BLEED_DIFFERS', { page: bare + 1, wanted: inTenths(bleed) })
}

async function readInTurn(bytes: Buffer, idBrand: number, atMost: number): Promise<PdfPages> {
  try {
    return await refuseWhenBusy(documentProcess.run(`brand ${idBrand}`, 'read pages', { bytes, atMost }))
  } catch (cause) {
    if (cause instanceof Undrawable)
      throw refused(cause.isTooMuch ? 'TOO_COMPLEX_FILE' : 'DAMAGED_FILE', {}, cause)
    throw cause
  }
}

function refused(reason: ErrorCode, words: SlotWords, cause?: unknown): Refusal {
  return new Refusal('UNSUPPORTED_TYPE', {
    wordsOf: reason,
    fields: [{ field: 'file', code: reason, words }],
    cause,
  })
}

function sizeWords({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${inTenths(width)} × ${inTenths(height)} mm`
}

function inTenths(length: number): number {
  return Math.round(length * 10) / 10
}
