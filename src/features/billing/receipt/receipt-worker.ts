import { createFontSource } from '#engine/pdf/font-source.ts'
import { openTypesetter } from '#engine/pdf/typesetter.ts'
import { NoTypesetter, readTypesetter } from '#engine/pdf/typesetter-files.ts'
import { setReceipt } from './set-receipt.ts'
import type { ReceiptText } from './useReceipt.ts'

export type ReceiptReport =
  | { readonly kind: 'made'; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly message: string; readonly isAbsent: boolean }

/** Sets the one receipt that it is given. */
addEventListener('message', ({ data }: MessageEvent<ReceiptText>) => {
  setReceipt(openTypesetter(readTypesetter()), data, createFontSource(data.language)).then(
    (pdf) => postMessage({ kind: 'made', pdf } satisfies ReceiptReport, { transfer: [pdf.buffer] }),
    (cause: unknown) =>
      postMessage({
        kind: 'failed',
        message: String(cause),
        isAbsent: cause instanceof NoTypesetter,
      } satisfies ReceiptReport),
  )
})
