import type { Page } from 'playwright'

const frames = 90

/** The ms of each frame while the weeks of the month scroll, or a pointer that has taken an entry moves over its days. */
export function measureBoard(page: Page, kind: 'scroll' | 'drag'): Promise<readonly number[]> {
  return page.evaluate(runFrames, { kind, frames })
}

async function runFrames({ kind, frames }: { kind: string; frames: number }): Promise<readonly number[]> {
  const cell = document.querySelector('[role=group][data-drop-day]')
  const scroller = cell?.closest<HTMLElement>('[data-drag-scrolls]')
  const held = scroller?.querySelector<HTMLElement>('[data-entry]')
  if (!scroller || !held) throw new Error('there is no month with entries')
  const { left, top, width, height } = scroller.getBoundingClientRect()
  const send = (type: string, x: number, y: number) =>
    (type === 'pointerdown' ? held : window).dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        bubbles: true,
        cancelable: true,
        clientX: x,
        clientY: y,
      }),
    )
  const act = (at: number) => {
    // There and back in half of the frames.
    const way = Math.sin((at / frames) * 2 * Math.PI)
    if (kind === 'scroll') scroller.scrollTop += 40 * Math.cos((at / frames) * 2 * Math.PI)
    else send('pointermove', left + width * (0.5 + way * 0.4), top + height * (0.5 + way * 0.3))
  }
  const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const times: number[] = []
  if (kind === 'drag') send('pointerdown', left + width / 2, top + height / 2)
  let before = await next()
  for (let at = 0; at < frames; at++) {
    act(at)
    const now = await next()
    times.push(now - before)
    before = now
  }
  // The browser takes the pointer away: nothing was moved.
  if (kind === 'drag') send('pointercancel', left + width / 2, top + height / 2)
  return times
}
