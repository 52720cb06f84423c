import type { BrowserContext } from 'playwright'

/** In ms: shorter than a frame, so that a page does not see the pauses. */
const turn = 4

/**
 * Lets the browser's pages, with all of their workers, run in one of so many turns only, and stops them in the others.
 * (`Emulation.setCPUThrottlingRate` slows down the main thread of a page and none of its workers.)
 */
export async function slowDown(context: BrowserContext, times: number): Promise<AsyncDisposable> {
  const browser = context.browser()
  const [page] = context.pages()
  if (!browser || !page) throw new Error('there is no browser to slow down')
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  let at = 0
  const timer = setInterval(() => {
    if (at % times === 0) signal(renderers, 'SIGCONT')
    if (at % times === 1) signal(renderers, 'SIGSTOP')
    at++
  }, turn)
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      signal(renderers, 'SIGCONT')
      await context.close()
    },
  }
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of processes) {
    try {
      process.kill(id, name)
    } catch {
      // It ended by itself.
    }
  }
}
