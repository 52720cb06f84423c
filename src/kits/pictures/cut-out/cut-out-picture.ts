import { createIdleWorker } from '#engine/browser/idle-worker.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import type { CutOutOutcome, CutOutWay } from './cut-out.ts'
import type { CutOutReport, CutOutTask } from './cut-out-worker.ts'
import { readPeopleModel } from './people/people-model.ts'

/** Pixels of the longer side of what is cut out: enough for 20 cm in print, and a file of a few MB. */
const longest = 2_400
/** In ms. */
const longestIdle = 30_000
/** In ms: a slow phone takes a few seconds. */
const patience = 60_000

const idle = createIdleWorker(
  () => new Worker(new URL('./cut-out-worker.ts', import.meta.url), { type: 'module' }),
  longestIdle,
)

export interface CutOutPicture {
  /** As it was, at most `longest` pixels long. */
  readonly whole: ImageBitmap
  /** Without its ground, of the same size; null where nothing was cut out. */
  readonly cut: ImageBitmap | null
  /** What was looked for. */
  readonly way: CutOutWay
  /** `missing`: the model that finds people is not on this device and cannot be downloaded; `broken`: the worker failed. */
  readonly outcome: CutOutOutcome | 'missing' | 'broken'
  /** People were not looked for, because the model is not here. */
  readonly isModelMissing: boolean
  close(): void
}

interface Wanted {
  /** Null: what the picture looks like. */
  readonly way: CutOutWay | null
  /** While the model is downloaded, how much of it is there, from 0 to 1. */
  onDownload(share: number): void
}

/** Looks for people in a picture or for its plain ground, in a worker. Rejects where the picture cannot be decoded. */
export async function cutOutPicture(blob: Blob, wanted: Wanted): Promise<CutOutPicture> {
  const whole = await decode(blob)
  const { picture, ...report } = await reportOf(whole, wanted)
  return {
    ...{ ...report, whole, cut: picture },
    close: () => {
      whole.close()
      picture?.close()
    },
  }
}

type Report = Pick<CutOutPicture, 'way' | 'outcome' | 'isModelMissing'> & { picture: ImageBitmap | null }

async function reportOf(whole: ImageBitmap, { way, onDownload }: Wanted): Promise<Report> {
  const model = way === 'goods' ? null : await readPeopleModel(onDownload)
  const isModelMissing = way !== 'goods' && !model
  if (way === 'people' && !model) return { way, outcome: 'missing', isModelMissing, picture: null }
  try {
    return { ...(await run({ picture: await createImageBitmap(whole), way, model })), isModelMissing }
  } catch (cause) {
    console.warn('the ground of a picture cannot be taken away', cause)
    return { way: way ?? 'goods', outcome: 'broken', isModelMissing, picture: null }
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

async function run(task: CutOutTask): Promise<Extract<CutOutReport, { picture: unknown }>> {
  const worker = idle.take()
  let timer: ReturnType<typeof startTimer> | undefined
  try {
    const report = await new Promise<CutOutReport>((resolve, reject) => {
      timer = startTimer(() => reject(new Error('the worker takes too long')), patience)
      worker.onerror = (event) => reject(new Error(event.message))
      worker.onmessage = ({ data }: MessageEvent<CutOutReport>) => resolve(data)
      worker.postMessage(task, [task.picture])
    })
    if ('failure' in report) throw new Error(report.failure)
    idle.keep(worker)
    return report
  } catch (cause) {
    worker.terminate()
    throw cause
  } finally {
    clearTimeout(timer)
  }
}
