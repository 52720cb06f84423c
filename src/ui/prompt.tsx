import { type ComponentType, lazy, useState } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/**
 * Like `lazy`, but what was loaded before is drawn at once: a lazy component always shows its fallback first, and React
 * then holds it there for 300 ms.
 */
export function prompt<Props extends object>(load: () => Promise<Module<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const preload = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  const Lazy = lazy(preload) as unknown as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where the file is loaded
  function Prompt(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  return Object.assign(Prompt, { preload })
}
