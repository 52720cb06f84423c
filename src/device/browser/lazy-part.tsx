import { type ComponentType, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { afterFirstWords } from './first-content.ts'

/**
 * A part of a screen that comes after what the screen is about: loaded behind the first words, drawn when it is there,
 * and at once from then on. Its place must be kept free by what is around it.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** What stands there until then. */
  Before?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | null = null
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return
      let forget = () => {}
      const ending = new AbortController()
      const ask = () => {
        load().then(
          (module) => {
            loaded = module.default
            setPart(() => module.default)
          },
          // Without a network and before it was kept: the screen does without until there is one.
          () => addEventListener('online', ask, { once: true, signal: ending.signal }),
        )
      }
      const forgetWords = afterFirstWords(() => {
        forget = afterPaint(ask)
      })
      return () => {
        ending.abort()
        forgetWords()
        forget()
      }
    }, [Part])
    if (Part) return <Part {...props} />
    return Before ? <Before {...props} /> : null
  }
}
