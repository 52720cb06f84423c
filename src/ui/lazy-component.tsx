import { type ComponentType, lazy, useEffect, useState } from 'react'
import { ErrorRegion } from './errors/ErrorRegion.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

export interface DeferredOptions<Props> {
  /** Decides when to load: calls `load` at that moment. The returned function cancels that. */
  readonly when: (load: () => void) => () => void
  /** Rendered until the component is loaded; nothing if absent. */
  readonly Placeholder?: ComponentType<Props>
  /** What stands in its place where it throws: a line where there is a placeholder, else nothing. */
  readonly ifFailed?: 'nothing' | 'line'
}

/**
 * A component whose code is loaded when it is needed; the one way to split code below a route.
 *
 * Without options it is loaded when it is first rendered or `preload` is called, and needs a `Suspense` around
 * it. Unlike React's `lazy` it renders at once if it was preloaded: `lazy` would show the fallback, which React
 * keeps for 300 ms.
 * A load that fails replaces the screen around it by its error screen: for what the user asked for only.
 *
 * With `when` it is loaded at that moment, unless it was preloaded, and never suspends; a load that fails is
 * repeated when the network is back. The caller has to reserve the space that it will take. An error that it throws takes
 * it away and nothing else, because the screen was shown without it.
 *
 * `preload` rejects if the load fails.
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
): ComponentType<Props> & { readonly preload: Load<Props> }
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  options: DeferredOptions<Props>,
): ComponentType<Props> & { readonly preload: Load<Props> }
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  options?: DeferredOptions<Props>,
): ComponentType<Props> & { readonly preload: Load<Props> } {
  return options ? deferred(load, options) : suspending(load)
}

function suspending<Props extends object>(load: Load<Props>) {
  const part = loadedPart(load)
  const Lazy = lazy(part.preload) as unknown as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, when its file is evaluated
  function Suspending(props: Props) {
    const [Component] = useState(() => part.loaded() ?? Lazy)
    return <Component {...props} />
  }
  return Object.assign(Suspending, { preload: part.preload })
}

function deferred<Props extends object>(
  load: Load<Props>,
  { when, Placeholder, ifFailed }: DeferredOptions<Props>,
) {
  const shows = ifFailed ?? (Placeholder ? 'line' : 'nothing')
  const part = loadedPart(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, when its file is evaluated
  function Deferred(props: Props) {
    const [Component, setComponent] = useState(part.loaded)
    useEffect(() => {
      if (Component) return
      const ending = new AbortController()
      const start = () => {
        part.preload().then(
          () => setComponent(part.loaded),
          () => addEventListener('online', start, { once: true, signal: ending.signal }),
        )
      }
      const cancel = when(start)
      return () => {
        ending.abort()
        cancel()
      }
    }, [Component])
    if (Component) {
      return (
        <ErrorRegion shows={shows}>
          <Component {...props} />
        </ErrorRegion>
      )
    }
    return Placeholder ? <Placeholder {...props} /> : null
  }
  return Object.assign(Deferred, { preload: part.preload })
}

function loadedPart<Props>(load: Load<Props>) {
  let Loaded: ComponentType<Props> | null = null
  const preload = async () => {
    const module = await load()
    Loaded = module.default
    return module
  }
  return { preload, loaded: () => Loaded }
}
