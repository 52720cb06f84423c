import type { Page } from 'playwright'

const frames = 90

/**
 * The ms of each frame while something goes on in it: a pointer that is pressed already moves (`drag`), the wheel pans or
 * zooms. One event a frame, as browsers give them.
 */
export function measureFrames(page: Page, kind: 'drag' | 'pan' | 'zoom'): Promise<readonly number[]> {
  return page.evaluate(runFrames, { kind, frames })
}

async function runFrames({ kind, frames }: { kind: string; frames: number }): Promise<readonly number[]> {
  const canvas = document.querySelector<HTMLElement>('[data-canvas]')
  if (!canvas) throw new Error('there is no canvas')
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const act = (at: number) => {
    // There and back in half of the frames.
    const way = Math.sin((at / frames) * 2 * Math.PI)
    if (kind === 'drag') {
      const init = { pointerId: 1, pointerType: 'mouse', buttons: 1, bubbles: true, isPrimary: true }
      const point = { clientX: x + way * 120, clientY: y + way * 60 }
      canvas.dispatchEvent(new PointerEvent('pointermove', { ...init, ...point }))
    } else {
      const step = Math.cos((at / frames) * 2 * Math.PI)
      const delta =
        kind === 'pan' ? { deltaX: step * 12, deltaY: step * 12 } : { deltaY: step * 8, ctrlKey: true }
      const init = { clientX: x, clientY: y, bubbles: true, cancelable: true }
      canvas.dispatchEvent(new WheelEvent('wheel', { ...init, ...delta }))
    }
  }
  const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const times: number[] = []
  let before = await next()
  for (let at = 0; at < frames; at++) {
    act(at)
    const now = await next()
    times.push(now - before)
    before = now
  }
  return times
}
