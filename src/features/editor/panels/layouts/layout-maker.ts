import { startTimer } from '#engine/time/start-timer.ts'
import { pageFonts } from '#kits/design/scene/shared-fonts.ts'
import { recordNeeds } from '#scene/back-ends/record-needs.ts'
import { composing } from '#scene/compose/compose-layouts.ts'
import type { Layout, LayoutRequest } from '#scene/compose/layout-request.ts'

/** What makes layouts for the panel: finished pages from words, a picture, a size and a dress. */
export interface LayoutMaker {
  /** `turn`: from 0, each has other ones. Rejects with the reason of the signal once it is aborted. */
  make(request: LayoutRequest, turn: number, signal: AbortSignal): Promise<readonly Layout[]>
}

/** A layout asks for the next face of a text only when the one before it is known not to have a letter. */
const mostRounds = 12

/** By rules, on this device. */
export const layoutRules: LayoutMaker = {
  async make(request, turn, signal) {
    const fonts = pageFonts()
    for (let round = 0; round < mostRounds; round++) {
      const { book, needs } = recordNeeds(fonts.book, fonts.isLoaded)
      const layouts = await inSteps(composing(request, turn, book), signal)
      const missing = needs()
      if (missing.length === 0) return layouts
      await fonts.load(missing)
    }
    throw new Error('layouts ask for ever more letters')
  },
}

/** Runs steps with time between them for the screen. */
async function inSteps<Result>(steps: Generator<undefined, Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    signal.throwIfAborted()
    const step = steps.next()
    if (step.done) return step.value
    await new Promise<void>((resolve) => startTimer(resolve, 0))
  }
}
