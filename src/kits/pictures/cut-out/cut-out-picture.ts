import { createIdleWorker } from '#engine/browser/idle-worker.ts'
import type { CutOutOutcome } from './cut-out.ts'
import type { CutOutReport, CutOutTask } from './cut-out-worker.ts'

/** Pixels of the longer side of what is cut out: enough for 20 cm in print, and a file of a few MB. */
const longest = 2_400
/** In ms. */
const longestIdle = 30_000

const idle = createIdleWorker(
  () => new Worker(new URL('./cut-out-worker.ts', import.meta.url), { type: 'module' }),
  longestIdle,
)

export interface CutOutPicture {
  /** As it was, at most `longest` pixels long. */
  readonly whole: ImageBitmap
  /** Without its ground, of the same size; null where nothing was cut out. */
  readonly cut: ImageBitmap | null
  readonly outcome: CutOutOutcome
  close(): void
}

/** Looks for the plain ground of a picture, in a worker. Rejects where the picture cannot be decoded or the worker breaks. */
export async function cutOutPicture(blob: Blob): Promise<CutOutPicture> {
  const whole = await decode(blob)
  const { report, picture } = await run(await createImageBitmap(whole))
  return {
    whole,
    cut: picture,
    outcome: report,
    close: () => {
      whole.close()
      picture?.close()
    },
  }
}

async function decode(blob: Blob): Promise<ImageBitmap> {
  const first = await createImageBitmap(blob)
  const scale = longest / Math.max(first.width, first.height)
  if (scale >= 1) return first
  try {
    return await createImageBitmap(first, {
      resizeWidth: Math.max(1, Math.round(first.width * scale)),
      resizeHeight: Math.max(1, Math.round(first.height * scale)),
      resizeQuality: 'high',
    })
  } finally {
    first.close()
  }
}

async function run(picture: ImageBitmap): Promise<Extract<CutOutReport, { picture: unknown }>> {
  const worker = idle.take()
  try {
    const report = await new Promise<CutOutReport>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message))
      worker.onmessage = ({ data }: MessageEvent<CutOutReport>) => resolve(data)
      worker.postMessage({ picture } satisfies CutOutTask, [picture])
    })
    if ('failure' in report) throw new Error(report.failure)
    idle.keep(worker)
    return report
  } catch (cause) {
    worker.terminate()
    throw cause
  }
}
