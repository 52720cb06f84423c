import type { useDragAndDrop } from 'react-aria-components'

type Hooks = ReturnType<typeof useDragAndDrop>['dragAndDropHooks']

/**
 * By keyboard, arrows go through the places that take a drop one after the other. By rows, as without a drag, they would
 * only ever stop between items, where nothing can be dropped.
 */
export function withDropsInLine(hooks: Hooks): Hooks {
  const { useDroppableCollection } = hooks
  if (!useDroppableCollection) return hooks
  return {
    ...hooks,
    useDroppableCollection: (props, state, ref) => {
      const { collection } = state
      const after = (key: string | number) => collection.getKeyAfter(key)
      const before = (key: string | number) => collection.getKeyBefore(key)
      const keyboardDelegate = {
        getKeyBelow: after,
        getKeyRightOf: after,
        getKeyAbove: before,
        getKeyLeftOf: before,
        getFirstKey: () => collection.getFirstKey(),
        getLastKey: () => collection.getLastKey(),
      }
      return useDroppableCollection({ ...props, keyboardDelegate }, state, ref)
    },
  }
}
