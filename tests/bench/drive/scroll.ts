import type { CDPSession, Page } from 'playwright'

export interface Scrolled {
  readonly framesPerSecond: number
  /** Share of frames that came later than one after the other at 60 a second, in per cent. */
  readonly late: number
  /** Work of the page's main thread for each 60th of a second, in ms of processor. */
  readonly work: number
}

/** In px and px a second: as quick as somebody who looks for a file. */
const distance = 9_000
const speed = 3_000
const frameMs = 1000 / 60

/** Scrolls a page down as a wheel does, with the main thread so many times slower. */
export async function scroll(page: Page, times: number): Promise<Scrolled> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(watchFrames)
  const before = await taskSeconds(devtools)
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 600,
    y: 500,
    yDistance: -distance,
    speed,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
  const frames = await page.evaluate(() => (window as unknown as Watching).endFrames())
  const spent = (await taskSeconds(devtools)) - before
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  const gaps = frames.slice(1).map((at, i) => at - (frames[i] ?? at))
  const whole = gaps.reduce((sum, gap) => sum + gap, 0)
  return {
    framesPerSecond: (gaps.length * 1000) / whole,
    // A frame's time is that of the screen: the next one is a whole frame later.
    late: (gaps.filter((gap) => gap > frameMs * 1.1).length * 100) / gaps.length,
    work: (spent * 1000) / ((distance / speed) * 60),
  }
}

interface Watching {
  endFrames: () => number[]
}

function watchFrames(): void {
  const frames: number[] = []
  let isOver = false
  const next = (at: number) => {
    frames.push(at)
    if (!isOver) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  ;(window as unknown as Watching).endFrames = () => {
    isOver = true
    return frames
  }
}

async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
