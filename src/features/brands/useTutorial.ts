import { useState } from 'react'
import { useFirstContent } from '#device/browser/first-content.ts'
import { keepBrandFact, readBrandFact } from '#device/identity/brand-facts.ts'
import { type BrandRef, isLocal } from '#device/identity/brand-ref.ts'
import { queueCommand } from '#device/queue/queue-command.ts'
import { brandRead } from '#device/reads/brand.ts'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { tutorialCommand } from './commands/end-tutorial.ts'

export interface Tutorial {
  /** Index from 0; null while there is no tip to show. */
  readonly step: number | null
  go(step: number): void
  end(): void
}

const ended = 'done'

/** State of the tutorial: the step is kept on this device, its end is sent to the server for all members. */
export function useTutorial(brand: BrandRef): Tutorial {
  const [kept, setKept] = useState(() => readBrandFact(brand, 'tutorial'))
  const isOver = kept === ended
  const said = useCachedRead(brandRead, { brand, isAsked: useFirstContent() && !isOver }).data
  const isOn = isLocal(brand) || said?.tutorial === true

  const store = (value: string) => {
    keepBrandFact(brand, 'tutorial', value)
    setKept(value)
  }
  return {
    step: isOn && !isOver ? Number(kept ?? 0) || 0 : null,
    go: (step) => store(String(step)),
    end: () => {
      store(ended)
      if (typeof brand !== 'number') return
      void queueCommand(tutorialCommand, { body: { tutorial: false } }, brand)
    },
  }
}
