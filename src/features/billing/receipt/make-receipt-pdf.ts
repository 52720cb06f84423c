import type { ReceiptReport } from './receipt-worker.ts'
import type { ReceiptText } from './useReceipt.ts'

export class ReceiptPdfError extends Error {
  /** Whether the typesetter is neither on this device nor can be downloaded. */
  readonly isAbsent: boolean

  constructor(message: string, isAbsent: boolean) {
    super(message)
    this.isAbsent = isAbsent
  }
}

/** The PDF of a receipt, set in a worker of its own, which ends with it. Rejects with `ReceiptPdfError`. */
export async function makeReceiptPdf(receipt: ReceiptText): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./receipt-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new ReceiptPdfError(event.message, false))
      worker.onmessage = ({ data }: MessageEvent<ReceiptReport>) => {
        if (data.kind === 'made') resolve(data.pdf)
        else reject(new ReceiptPdfError(data.message, data.isAbsent))
      }
      worker.postMessage(receipt)
    })
  } finally {
    worker.terminate()
  }
}
