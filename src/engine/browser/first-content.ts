import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * The moment of the first content: a page shows what it is about for the first time. Code that the page can do without
 * until then, such as what opens documents, the outbox and updates, is loaded after it.
 */
let isShown = false
let isFrameShown = false
/** Pages whose content is still to come. */
let delays = 0
const pending = new Set<() => void>()

/** To be called when the first content is painted. Only the first call has an effect. */
export function noteFirstContent(): void {
  isFrameShown = true
  if (isShown || delays > 0) return
  isShown = true
  for (const work of [...pending]) work()
  pending.clear()
}

/**
 * Delays that moment for a page whose frame reports it, but whose content comes later, as the text of a policy does.
 * To be called in an effect of the page; its effects run before the frame's. Returns what ends the delay once the
 * content is shown or has failed.
 */
export function delayFirstContent(): () => void {
  let hasEnded = false
  delays++
  return () => {
    if (hasEnded) return
    hasEnded = true
    delays--
    if (isFrameShown) afterPaint(noteFirstContent)
  }
}

/** Calls back at that moment, at once where it is past. Returns what cancels the call. */
export function afterFirstContent(work: () => void): () => void {
  if (isShown) {
    work()
    return () => {}
  }
  pending.add(work)
  return () => void pending.delete(work)
}

/** Calls back once the browser has painted after that moment. Returns what cancels the call. */
export function afterFirstContentPaint(work: () => void): () => void {
  let cancelPaint = () => {}
  const cancelContent = afterFirstContent(() => {
    cancelPaint = afterPaint(work)
  })
  return () => {
    cancelContent()
    cancelPaint()
  }
}

/** Resolves once the browser has painted after that moment. */
export function firstContentPainted(): Promise<void> {
  return new Promise((resolve) => void afterFirstContentPaint(resolve))
}

/** Whether that moment is past. */
export function isFirstContentPast(): boolean {
  return isShown
}

/** The same, for a component that is rendered again at that moment. */
export function useFirstContent(): boolean {
  const [isPast, setPast] = useState(isShown)
  useEffect(() => (isPast ? undefined : afterFirstContent(() => setPast(true))), [isPast])
  return isPast
}
