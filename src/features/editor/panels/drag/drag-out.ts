import { startTimer } from '#engine/time/start-timer.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import styles from './DragOut.module.css'

interface Options {
  /** The point of the page under a point of the window; null: nothing can be put there. */
  readonly pointAt: (clientX: number, clientY: number) => Point | null
  readonly onPlace: (point: Point) => void
}

export interface DragOut {
  /** Gives up what is dragged. */
  end(): void
  isOn(): boolean
}

/** CSS px that a mouse moves before it drags; fingers that move before they hold scroll. */
const slop = 4
const fingerSlop = 8
/** ms for which a finger holds before it drags. */
const hold = 300

/** From a press on something to its drop on the page: a picture of it follows the pointer. The press itself stays a click. */
export function startDragOut(press: PointerEvent, source: HTMLElement, options: Options): DragOut {
  const isFinger = press.pointerType !== 'mouse'
  const ending = new AbortController()
  const { signal } = ending
  let ghost: HTMLElement | null = null
  const show = (x: number, y: number) => {
    if (!ghost) return
    ghost.style.translate = `${x}px ${y}px`
    ghost.dataset.over = String(options.pointAt(x, y) !== null)
  }
  const begin = (x: number, y: number) => {
    ghost = ghostOf(source)
    document.body.append(ghost)
    show(x, y)
  }
  const end = () => {
    clearTimeout(timer)
    ending.abort()
    ghost?.remove()
    ghost = null
  }
  const timer = isFinger ? startTimer(() => begin(press.clientX, press.clientY), hold) : undefined
  const isOther = ({ pointerId }: PointerEvent) => pointerId !== press.pointerId
  addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return
      const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY)
      if (ghost) show(event.clientX, event.clientY)
      else if (isFinger && distance > fingerSlop) end()
      else if (!isFinger && distance > slop) begin(event.clientX, event.clientY)
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    (event) => {
      if (isOther(event)) return
      const wasDragged = ghost !== null
      end()
      if (!wasDragged) return
      swallowClick(source)
      const point = options.pointAt(event.clientX, event.clientY)
      if (point) options.onPlace(point)
    },
    { signal },
  )
  addEventListener('pointercancel', (event) => isOther(event) || end(), { signal })
  source.addEventListener('touchmove', (event) => ghost && event.preventDefault(), { signal, passive: false })
  source.addEventListener('contextmenu', (event) => isFinger && event.preventDefault(), { signal })
  return { end, isOn: () => ghost !== null }
}

/** The click that a browser makes of the same press and release. */
function swallowClick(source: HTMLElement): void {
  const after = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  source.addEventListener('click', swallow, { capture: true, once: true, signal: after.signal })
  startTimer(() => after.abort())
}

function ghostOf(source: HTMLElement): HTMLElement {
  const { width, height } = source.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = styles.ghost ?? ''
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  const copy = source.cloneNode(true) as HTMLElement
  copy.removeAttribute('id')
  copy.style.inlineSize = `${width}px`
  copy.style.blockSize = `${height}px`
  ghost.append(copy)
  return ghost
}
