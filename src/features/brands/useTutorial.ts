import { useEffect, useState } from 'react'
import { afterFirstContent } from '#device/browser/first-content.ts'
import { keepBrandFact, readBrandFact } from '#device/identity/brand-facts.ts'
import { type BrandRef, isLocal } from '#device/identity/brand-ref.ts'

export interface Tutorial {
  /** From 0; null while there is nothing to show. */
  readonly step: number | null
  go(step: number): void
  end(): void
}

const ended = 'done'

/** The step is kept on the device; that it is over is told to the server, for everybody of the brand. */
export function useTutorial(brand: BrandRef): Tutorial {
  const [kept, setKept] = useState(() => readBrandFact(brand, 'tutorial'))
  const [isOn, setIsOn] = useState(isLocal(brand))
  const isOver = kept === ended

  useEffect(() => {
    if (typeof brand !== 'number' || isOver) return
    let isGone = false
    const tell = (next: boolean) => {
      if (!isGone) setIsOn(next)
    }
    const forget = afterFirstContent(() => {
      import('./tutorial.ts')
        .then(({ followTutorial }) => followTutorial(brand, tell))
        .catch((cause: unknown) => console.warn('whether the tutorial is on is not known', cause))
    })
    return () => {
      isGone = true
      forget()
    }
  }, [brand, isOver])

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
      import('./tutorial.ts')
        .then(({ endTutorial }) => endTutorial(brand))
        .catch((cause: unknown) => console.warn('the end of the tutorial was not kept for the server', cause))
    },
  }
}
