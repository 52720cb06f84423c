import { useFirstContent } from '#engine/browser/first-content.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { brandRead } from '#kits/team/brand.ts'
import { tutorialCommand } from './commands/end-tutorial.ts'

export interface Tutorial {
  /** Index from 0; null while there is no tip to show. */
  readonly step: number | null
  go(step: number): void
  end(): void
}

const ended = 'done'
/** Before the step of a tutorial that this person asked for: it is shown although it has ended for the brand. */
const again = 'again '

/** What was stored last: it tells the hooks to read the device's facts again. */
const stored = createWatched('')

/** Shows the tutorial of a brand from its first step, on this device only. */
export function restartTutorial(brand: BrandRef): void {
  store(brand, `${again}0`)
}

function store(brand: BrandRef, value: string): void {
  keepBrandFact(brand, 'tutorial', value)
  stored.set(`${brand} ${value}`)
}

/** State of the tutorial: the step is kept on this device, its end is sent to the server for all members. */
export function useTutorial(brand: BrandRef): Tutorial {
  const kept = useWatched({ get: () => readBrandFact(brand, 'tutorial'), subscribe: stored.subscribe })
  const isReader = useReadsOnly()
  const isOver = kept === ended
  const isAgain = kept?.startsWith(again) === true
  const said = useCachedRead(brandRead, { brand, isAsked: useFirstContent() && !isOver && !isAgain }).data
  const isOn = isAgain || isLocal(brand) || (said?.tutorial === true && !isReader)
  const prefix = isAgain ? again : ''
  return {
    step: isOn && !isOver ? Number(kept?.slice(prefix.length) ?? 0) || 0 : null,
    go: (step) => store(brand, `${prefix}${step}`),
    end: () => {
      store(brand, ended)
      // Who only reads the brand ends it on this device alone.
      if (typeof brand !== 'number' || isAgain || isReader) return
      void queueCommand(tutorialCommand, { body: { tutorial: false } }, brand)
    },
  }
}
