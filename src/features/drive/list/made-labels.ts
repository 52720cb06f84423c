import { lazyComponent } from '#ui/lazy-component.tsx'

const atOnce = (load: () => void) => {
  load()
  return () => {}
}

/** Labels of pictures that a model made, loaded with the first of them: most drives have none. */
export const MadeSign = lazyComponent(() => import('#kits/pictures/made/MadeSign.tsx'), { when: atOnce })
export const MadeTag = lazyComponent(() => import('#kits/pictures/made/MadeByModel.tsx'), { when: atOnce })
