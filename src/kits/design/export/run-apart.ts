import { createIdleWorker } from '#engine/browser/idle-worker.ts'
import type { ExportNotice, ExportReport, ExportTask } from './export-worker.ts'

type Made = Omit<Extract<ExportReport, { kind: 'made' }>, 'kind'>

/** In ms. */
const longestIdle = 60_000

const idle = createIdleWorker(
  () => new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' }),
  longestIdle,
)
let last: Promise<unknown> = Promise.resolve()

/** Starts the worker before a file of this kind is asked for, so that its code is there by then. */
export function prepareExport(of: ExportTask['kind']): void {
  const worker = idle.take()
  worker.postMessage({ kind: 'prepare', of } satisfies ExportNotice)
  idle.keep(worker)
}

/** Does a task in a worker, one task after another: each may take what memory a phone has. Rejects where the worker fails. */
export function runApart(task: ExportTask, transfer: Transferable[] = []): Promise<Made> {
  const made = last.then(() => run(task, transfer))
  last = made.catch(() => undefined)
  return made
}

async function run(task: ExportTask, transfer: Transferable[]): Promise<Made> {
  const worker = idle.take()
  try {
    const made = await new Promise<Made>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message))
      worker.onmessage = ({ data }: MessageEvent<ExportReport>) => {
        if (data.kind === 'made') resolve({ files: data.files, missing: data.missing })
        else reject(new Error(data.message))
      }
      worker.postMessage(task, transfer)
    })
    idle.keep(worker)
    return made
  } catch (cause) {
    // It may have no memory left.
    worker.terminate()
    throw cause
  }
}
