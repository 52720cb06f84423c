import type { Handle } from '#scene/edit/resize.ts'
import type { Point } from '#scene/shapes/matrix.ts'

/** What a press takes hold of. */
export type Grip =
  | { readonly kind: 'handle'; readonly handle: Handle }
  | { readonly kind: 'rotate' }
  /** Layers that may be moved. */
  | { readonly kind: 'layers' }
  /** The ground of the canvas, and layers that may not be moved. */
  | { readonly kind: 'ground' }
  /** The whole page. */
  | { readonly kind: 'page' }

/** `pointer` of the browser; points in px of the canvas. */
export type GestureEvent =
  | {
      readonly type: 'down'
      readonly pointer: number
      readonly device: Device
      readonly at: Point
      readonly time: number
      readonly grip: Grip
    }
  | { readonly type: 'move'; readonly pointer: number; readonly at: Point }
  | { readonly type: 'up'; readonly pointer: number; readonly at: Point; readonly time: number }
  /** The browser took the pointer, Escape was pressed, or what is held is gone. */
  | { readonly type: 'cancel'; readonly pointer?: number }

export type Device = 'mouse' | 'touch' | 'pen'

interface Pointer {
  readonly pointer: number
  readonly device: Device
  /** Where it went down. */
  readonly start: Point
  readonly at: Point
}

interface Tap {
  readonly time: number
  readonly at: Point
}

type Held = { readonly grip: Grip; readonly held: Pointer }

/** `last`: the tap before, which makes a double one of the next. */
export type Gesture =
  | { readonly name: 'idle'; readonly last: Tap | null }
  | ({ readonly name: 'press'; readonly last: Tap | null } & Held)
  | ({ readonly name: 'drag' | 'marquee' | 'handle' | 'rotate' | 'pan' } & Held)
  | { readonly name: 'pinch'; readonly held: readonly [Pointer, Pointer] }
  /** One of two fingers is left, or a gesture was given up: nothing is done until all are up. */
  | { readonly name: 'over'; readonly pointers: readonly number[] }

/** A gesture that begins, goes on or ends. */
export interface GoingOn {
  readonly type: 'begin' | 'move' | 'end'
  readonly gesture: 'drag' | 'marquee' | 'handle' | 'rotate' | 'pan'
  readonly grip: Grip
  readonly start: Point
  /** Where it was before, for a pan. */
  readonly before: Point
  readonly at: Point
  readonly device: Device
}

/** What follows from an event, in its order. */
export type Effect =
  | { readonly type: 'press'; readonly at: Point; readonly grip: Grip; readonly device: Device }
  | { readonly type: 'tap'; readonly at: Point; readonly device: Device; readonly isDouble: boolean }
  | GoingOn
  | { readonly type: 'pinch'; readonly before: Fingers; readonly now: Fingers }
  | { readonly type: 'give-up' }

export interface Fingers {
  readonly middle: Point
  readonly distance: number
}

export interface Turn {
  readonly gesture: Gesture
  readonly effects: readonly Effect[]
}

/** px that a pointer may go before a press is more than a tap. */
const slop: Readonly<Record<Device, number>> = { mouse: 3, pen: 4, touch: 8 }

const doubleTap = { time: 400, reach: { mouse: 5, pen: 12, touch: 24 } } as const

export const idle: Gesture = { name: 'idle', last: null }

/** The gesture after an event, and what is to be done. Pure: the same for the same arguments. */
export function turn(gesture: Gesture, event: GestureEvent): Turn {
  switch (event.type) {
    case 'down':
      return onDown(gesture, event)
    case 'move':
      return onMove(gesture, event.pointer, event.at)
    case 'up':
      return onUp(gesture, event)
    case 'cancel':
      return onCancel(gesture, event.pointer)
  }
}

type Down = Extract<GestureEvent, { type: 'down' }>

function onDown(gesture: Gesture, { pointer, device, at, grip }: Down): Turn {
  const held: Pointer = { pointer, device, start: at, at }
  if (gesture.name === 'idle')
    return {
      gesture: { name: 'press', last: gesture.last, grip, held },
      effects: [{ type: 'press', at, grip, device }],
    }
  // The pen writes wherever the hand lies.
  if (device === 'pen' && isOfFingers(gesture))
    return {
      gesture: { name: 'press', last: null, grip, held },
      effects: [
        ...(isGoingOn(gesture) ? [{ type: 'give-up' } as const] : []),
        { type: 'press', at, grip, device },
      ],
    }
  if (gesture.name === 'over') return stay({ ...gesture, pointers: [...gesture.pointers, pointer] })
  if (gesture.name === 'pinch') return stay(gesture)
  const first = gesture.held
  // A palm beside the pen, another button of the mouse.
  if (first.device !== 'touch' || device !== 'touch' || first.pointer === pointer) return stay(gesture)
  return {
    gesture: { name: 'pinch', held: [first, held] },
    effects: isGoingOn(gesture) ? [{ type: 'give-up' }] : [],
  }
}

function onMove(gesture: Gesture, pointer: number, at: Point): Turn {
  if (gesture.name === 'idle' || gesture.name === 'over') return stay(gesture)
  if (gesture.name === 'pinch') {
    const [one, other] = gesture.held
    if (one.pointer !== pointer && other.pointer !== pointer) return stay(gesture)
    const held = [moved(one, pointer, at), moved(other, pointer, at)] as const
    return {
      gesture: { name: 'pinch', held },
      effects: [{ type: 'pinch', before: fingersOf(gesture.held), now: fingersOf(held) }],
    }
  }
  const { grip, held } = gesture
  if (held.pointer !== pointer) return stay(gesture)
  const next = { ...held, at }
  const { start, device } = held
  if (gesture.name !== 'press')
    return {
      gesture: { ...gesture, held: next },
      effects: [{ type: 'move', gesture: gesture.name, grip, start, before: held.at, at, device }],
    }
  if (distance(start, at) < slop[device]) return stay({ ...gesture, held: next })
  const name = gestureOf(grip, device)
  return {
    gesture: { name, grip, held: next },
    effects: [
      { type: 'begin', gesture: name, grip, start, before: start, at, device },
      { type: 'move', gesture: name, grip, start, before: start, at, device },
    ],
  }
}

/** One finger beside the layers moves the page: there is no wheel. */
function gestureOf(grip: Grip, device: Device) {
  if (grip.kind === 'layers') return 'drag' as const
  if (grip.kind === 'ground') return device === 'touch' ? ('pan' as const) : ('marquee' as const)
  return grip.kind === 'page' ? ('pan' as const) : grip.kind
}

type Up = Extract<GestureEvent, { type: 'up' }>

function onUp(gesture: Gesture, { pointer, at, time }: Up): Turn {
  if (gesture.name === 'idle') return stay(gesture)
  if (gesture.name === 'over') {
    const pointers = gesture.pointers.filter((one) => one !== pointer)
    return stay(pointers.length === 0 ? idle : { ...gesture, pointers })
  }
  if (gesture.name === 'pinch') {
    const left = gesture.held.filter((one) => one.pointer !== pointer).map((one) => one.pointer)
    return stay(left.length === 2 ? gesture : { name: 'over', pointers: left })
  }
  const { grip, held } = gesture
  if (held.pointer !== pointer) return stay(gesture)
  const { start, device } = held
  if (gesture.name !== 'press')
    return {
      gesture: idle,
      effects: [{ type: 'end', gesture: gesture.name, grip, start, before: held.at, at, device }],
    }
  const { last } = gesture
  const isDouble =
    last !== null && time - last.time <= doubleTap.time && distance(last.at, start) <= doubleTap.reach[device]
  return {
    gesture: { name: 'idle', last: isDouble ? null : { time, at: start } },
    // Where the press was: within the slop it did not move.
    effects: [{ type: 'tap', at: start, device, isDouble }],
  }
}

function onCancel(gesture: Gesture, pointer?: number): Turn {
  if (gesture.name === 'idle') return stay(gesture)
  if (gesture.name === 'over')
    return pointer === undefined ? stay(gesture) : onUp(gesture, { type: 'up', pointer, at: [0, 0], time: 0 })
  const all = gesture.name === 'pinch' ? gesture.held : [gesture.held]
  if (pointer !== undefined && !all.some((one) => one.pointer === pointer)) return stay(gesture)
  // The browser says nothing more of a pointer that it took.
  const pointers = all.map((one) => one.pointer).filter((one) => one !== pointer)
  return {
    gesture: pointers.length === 0 ? idle : { name: 'over', pointers },
    effects: isGoingOn(gesture) ? [{ type: 'give-up' }] : [],
  }
}

function isOfFingers(gesture: Exclude<Gesture, { name: 'idle' }>): boolean {
  if (gesture.name === 'over' || gesture.name === 'pinch') return true
  return gesture.held.device === 'touch'
}

/** Whether something was begun that can be given up. */
function isGoingOn({ name }: Gesture): boolean {
  return name === 'drag' || name === 'marquee' || name === 'handle' || name === 'rotate' || name === 'pan'
}

function stay(gesture: Gesture): Turn {
  return { gesture, effects: [] }
}

function moved(held: Pointer, pointer: number, at: Point): Pointer {
  return held.pointer === pointer ? { ...held, at } : held
}

function fingersOf([{ at: one }, { at: other }]: readonly [Pointer, Pointer]): Fingers {
  return {
    middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2],
    distance: Math.max(1, distance(one, other)),
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}
