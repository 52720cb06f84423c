import type { ExportNotice, ExportReport, ExportTask } from './export-worker.ts'

export type Made = Omit<Extract<ExportReport, { kind: 'made' }>, 'kind'>

/** In ms: how long a worker without work is kept. Its code runs at once for the next file, and its fonts are open. */
const longestIdle = 60_000

let idle: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> } | null = null
let last: Promise<unknown> = Promise.resolve()

/** Starts the worker before a file of this kind is asked for, so that its code is there by then. */
export function prepareExport(of: ExportTask['kind']): void {
  const worker = take()
  worker.postMessage({ kind: 'prepare', of } satisfies ExportNotice)
  keep(worker)
}

/** Does a task in a worker, one task after another: each may take what memory a phone has. Rejects where the worker fails. */
export function runApart(task: ExportTask, transfer: Transferable[] = []): Promise<Made> {
  const made = last.then(() => run(task, transfer))
  last = made.catch(() => undefined)
  return made
}

async function run(task: ExportTask, transfer: Transferable[]): Promise<Made> {
  const worker = take()
  try {
    const made = await new Promise<Made>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message))
      worker.onmessage = ({ data }: MessageEvent<ExportReport>) => {
        if (data.kind === 'made') resolve({ files: data.files, missing: data.missing })
        else reject(new Error(data.message))
      }
      worker.postMessage(task, transfer)
    })
    keep(worker)
    return made
  } catch (cause) {
    // It may have no memory left.
    worker.terminate()
    throw cause
  }
}

function take(): Worker {
  if (!idle) return startWorker()
  const { worker, timer } = idle
  clearTimeout(timer)
  idle = null
  return worker
}

function keep(worker: Worker): void {
  // One that broke while it was idle is not used.
  worker.onerror = () => end(worker)
  idle = { worker, timer: setTimeout(() => end(worker), longestIdle) }
}

function end(worker: Worker): void {
  worker.terminate()
  if (idle?.worker !== worker) return
  clearTimeout(idle.timer)
  idle = null
}

function startWorker(): Worker {
  return new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })
}
