import { findCell } from '#features/editor/text/cells.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import {
  type Device,
  type Effect,
  type Gesture,
  type GestureEvent,
  type GoingOn,
  idle,
  turn,
} from '../gesture/gesture.ts'
import type { CanvasParts, Scene } from './canvas-parts.ts'
import { startDrag } from './drag.ts'
import { gripAt } from './grip.ts'
import { startMarquee } from './marquee.ts'
import { startResize } from './resize.ts'
import { enterAt, isMovable, layerAt, selectByPress, selectByTap } from './select-by-press.ts'
import type { Modifiers, Session } from './session.ts'
import { startTurn } from './turn-layers.ts'

/** A pointer on the canvas; `at` in px of the canvas, `time` in ms. */
export interface PointerInput extends Modifiers {
  readonly pointer: number
  readonly device: Device
  readonly at: Point
  readonly time: number
  /** The middle button, or a button of a pen that is none for drawing. */
  readonly isMiddle: boolean
}

/** Makes gestures of pointers, and changes of gestures. */
export interface Control {
  readonly down: (input: PointerInput) => void
  readonly move: (input: PointerInput) => void
  readonly up: (input: PointerInput) => void
  /** The browser took the pointer. */
  readonly lose: (pointer: number) => void
  /** The pointer is beside the canvas. */
  readonly leave: () => void
  /** Escape: gives up what goes on; false: nothing did. */
  readonly giveUp: () => boolean
  /** A key that changes a gesture was pressed or let go. */
  readonly changeModifiers: (modifiers: Modifiers) => void
  /** The design has changed, or what may be done with it. */
  readonly follow: (scene: Scene) => void
  /** The space bar: a press moves the page while it is held. */
  readonly holdHand: (isHeld: boolean) => void
  /** The cursor for a pointer that is not pressed. */
  readonly cursorAt: (at: Point, device: Device) => string
}

const none: Modifiers = { shift: false, alt: false, mod: false }

export function createControl(parts: CanvasParts): Control {
  const { state } = parts
  let gesture: Gesture = idle
  let session: Session | null = null
  let modifiers = none
  let isHandHeld = false
  /** The press has selected something: a tap does not change that. */
  let isSelected = false
  let lastAt: Point = [0, 0]

  /** The table of which a cell was written in when the press came: a tap goes to another cell of it. */
  let leftTable: string | null = null

  const isPlain = () => !modifiers.shift && !modifiers.alt
  const tableOf = (text: string | null) => findCell(parts.scene()?.nodes ?? new Map(), text)?.table ?? null
  const isInLeftTable = (at: Point, device: Device) =>
    leftTable !== null && layerAt(parts, at, device) === leftTable
  const isHand = () => isHandHeld || state.tool.get() === 'hand'

  const begin = (effect: GoingOn): Session | null => {
    const { grip, start } = effect
    switch (effect.gesture) {
      case 'drag':
        return startDrag(parts, start)
      case 'handle':
        return grip.kind === 'handle' ? startResize(parts, start, grip.handle) : null
      case 'rotate':
        return startTurn(parts, start)
      case 'marquee':
        return startMarquee(parts, start, modifiers.shift)
      case 'pan':
        return null
    }
  }

  const over = () => {
    session = null
    parts.isBusy.set(false)
  }

  const act = (effect: Effect) => {
    switch (effect.type) {
      case 'press':
        isSelected = false
        leftTable = tableOf(state.writing.get())
        if (state.writing.get() !== null) state.writing.set(null)
        if (effect.grip.kind === 'layers')
          isSelected = selectByPress(parts, effect.at, effect.device, modifiers)
        return
      case 'tap':
        if (isHand()) return
        if (isPlain() && (effect.isDouble || isInLeftTable(effect.at, effect.device)))
          if (enterAt(parts, effect.at, effect.device)) return
        if (!isSelected) selectByTap(parts, effect.at, effect.device, modifiers)
        return
      case 'begin':
        parts.hovered.set(null)
        parts.isBusy.set(effect.gesture !== 'pan')
        session = begin(effect)
        return
      case 'move':
        if (effect.gesture === 'pan') pan(effect.before, effect.at)
        else session?.move(effect.at, modifiers)
        return
      case 'end':
        session?.end(modifiers)
        return over()
      case 'give-up':
        session?.giveUp()
        return over()
      case 'pinch': {
        const zoom = parts.scene()?.zoom
        const view = state.view.get()
        if (!zoom || !view) return
        pan(effect.before.middle, effect.now.middle)
        zoom.zoomTo((view.scale * effect.now.distance) / effect.before.distance, effect.now.middle)
      }
    }
  }
  const pan = (before: Point, now: Point) => parts.scene()?.zoom.panBy(now[0] - before[0], now[1] - before[1])

  const tell = (event: GestureEvent) => {
    const next = turn(gesture, event)
    gesture = next.gesture
    for (const effect of next.effects) act(effect)
  }

  return {
    down: ({ pointer, device, at, time, isMiddle, shift, alt, mod }) => {
      modifiers = { shift, alt, mod }
      lastAt = at
      const { grip } = gripAt(parts, at, device, isMiddle || isHand())
      tell({ type: 'down', pointer, device, at, time, grip })
    },
    move: ({ pointer, device, at, shift, alt, mod }) => {
      modifiers = { shift, alt, mod }
      lastAt = at
      if (gesture.name === 'idle') {
        const isOver = device !== 'touch' && !isHand() && state.writing.get() === null
        const key = isOver ? layerAt(parts, at, device) : null
        const nodes = parts.scene()?.nodes
        // A ground that is locked would be outlined all the time.
        return parts.hovered.set(key !== null && nodes && isMovable(nodes, key) ? key : null)
      }
      tell({ type: 'move', pointer, at })
    },
    up: ({ pointer, at, time, shift, alt, mod }) => {
      modifiers = { shift, alt, mod }
      tell({ type: 'up', pointer, at, time })
    },
    lose: (pointer) => tell({ type: 'cancel', pointer }),
    leave: () => parts.hovered.set(null),
    giveUp: () => {
      if (session === null) return false
      tell({ type: 'cancel' })
      return true
    },
    changeModifiers: (next) => {
      modifiers = next
      session?.move(lastAt, modifiers)
    },
    follow: (scene) => {
      if (session !== null && (scene.isReadOnly || !session.follow())) tell({ type: 'cancel' })
    },
    holdHand: (isHeld) => {
      isHandHeld = isHeld
    },
    cursorAt: (at, device) => (isHand() ? 'grab' : gripAt(parts, at, device, false).cursor),
  }
}
