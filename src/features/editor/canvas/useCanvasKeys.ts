import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import type { Step } from '#engine/documents/engine/steps.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { millimetresPerPixel } from '#scene/body/body.ts'
import { writeChanges } from '#scene/edit/changes.ts'
import { movedBy } from '#scene/edit/move.ts'
import { isComposing } from '#ui/composing.ts'
import type { CanvasParts, Scene } from './control/canvas-parts.ts'
import type { Control } from './control/control.ts'
import { enterLayer } from './control/select-by-press.ts'
import { walkedLayers, walkFrom } from './layers/walk.ts'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Millimetres that an arrow moves in a millimetre form; 1 px otherwise. Ten times that with Shift. */
const metricStep = 0.25
/** px of the canvas that an arrow moves the page where nothing is selected. */
const panStep = 48

/** Keys while the canvas, or something in it, has the focus. */
export function useCanvasKeys(canvas: RefObject<HTMLElement | null>, parts: CanvasParts, control: Control) {
  const { document } = useDocumentView('design')
  // Arrow keys that are held are one step of undo.
  const step = useRef<Step | null>(null)
  // Escape leaves: Tab goes on to what is after the canvas then.
  const isLeft = useRef(false)
  const { state } = parts

  const focusLayer = (key: string | null) => {
    const button =
      key === null
        ? null
        : canvas.current?.querySelector<HTMLElement>(`[data-layer-button="${CSS.escape(key)}"]`)
    ;(button ?? canvas.current)?.focus({ preventScroll: true })
  }
  const endStep = () => {
    step.current?.commit()
    step.current = null
  }
  const nudge = (scene: Scene, [dx, dy]: readonly [number, number], isFar: boolean) => {
    const length = (scene.unit === 'mm' ? metricStep / millimetresPerPixel : 1) * (isFar ? 10 : 1)
    const changes = movedBy(scene.nodes, state.selection.get(), dx * length, dy * length)
    if (scene.isReadOnly || changes.size === 0) return
    if (step.current === null) step.current = document.step()
    step.current?.change((doc) => writeChanges(doc, changes))
  }
  /** True: the key has walked. */
  const walk = (scene: Scene, direction: 1 | -1): boolean => {
    if (isLeft.current) return false
    const keys = walkedLayers(scene.nodes, state.entered.get())
    const from = state.selection.get().at(direction > 0 ? -1 : 0) ?? null
    if (from === null && direction < 0) return false
    const next = walkFrom(keys, from, direction)
    if (next === null) return false
    state.selection.set([next])
    focusLayer(next)
    return true
  }
  /** From what goes on to the page as a whole, step by step. */
  const stepOut = (): boolean => {
    if (control.giveUp()) return true
    const entered = state.entered.get()
    if (entered !== null) {
      state.entered.set(null)
      state.selection.set([entered])
      focusLayer(entered)
      return true
    }
    const isSelected = state.selection.get().length > 0
    if (isSelected) {
      state.selection.set([])
      focusLayer(null)
    }
    isLeft.current = true
    return isSelected
  }
  const act = (event: KeyboardEvent, scene: Scene): boolean => {
    const { key, shiftKey } = event
    const arrow = arrows[key]
    if (arrow) {
      if (state.selection.get().length > 0) nudge(scene, arrow, shiftKey)
      else scene.zoom.panBy(-arrow[0] * panStep, -arrow[1] * panStep)
      return true
    }
    switch (key) {
      case 'Tab':
        return walk(scene, shiftKey ? -1 : 1)
      case 'Escape':
        return stepOut()
      case 'Enter': {
        const [only, ...others] = state.selection.get()
        if (only === undefined || others.length > 0 || !enterLayer(parts, only)) return false
        if (state.writing.get() === null) focusLayer(state.selection.get()[0] ?? null)
        return true
      }
      case ' ':
        control.holdHand(true)
        return true
    }
    return false
  }
  const modifiersOf = ({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) => ({
    shift: shiftKey,
    alt: altKey,
    mod: ctrlKey || metaKey,
  })
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event) || event.defaultPrevented || isOfField(event, parts)) return
      if (/^(?:Shift|Alt|Control|Meta)$/.test(event.key)) return control.changeModifiers(modifiersOf(event))
      const scene = parts.scene()
      if (!scene || event.ctrlKey || event.metaKey || event.altKey) return
      if (act(event, scene)) event.preventDefault()
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (arrows[event.key]) endStep()
      if (event.key === ' ') control.holdHand(false)
      if (/^(?:Shift|Alt|Control|Meta)$/.test(event.key)) control.changeModifiers(modifiersOf(event))
    },
    onFocus: ({ target, relatedTarget }: FocusEvent) => {
      const isFromOutside = !(relatedTarget instanceof Node && canvas.current?.contains(relatedTarget))
      if (target === canvas.current || isFromOutside) isLeft.current = false
    },
    onBlur: () => {
      endStep()
      control.holdHand(false)
    },
  }
}

/** A field in the canvas has its keys while it is written in, and buttons have theirs. */
function isOfField({ target }: KeyboardEvent, { state }: CanvasParts): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (state.writing.get() !== null || state.cropping.get() !== null) return true
  if (target.dataset.layerButton !== undefined) return false
  return target.matches('button, a, input, select')
}
