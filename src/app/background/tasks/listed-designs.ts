import { openDocuments } from '#engine/documents/engine/registry.ts'
import { isOfMany, kindOf } from '#model/document-kinds/names.ts'
import { defineBackgroundTask } from '../background-task.ts'

/** Keeps the lists of designs with what is in those that are open. Its code is loaded with the first of them. */
export const followDesigns = defineBackgroundTask('account', (account) => {
  let isOver = false
  let isLoading = false
  let stop = () => {}
  const look = () => {
    if (isLoading || !openDocuments.get().some(({ name }) => isOfMany(kindOf(name)))) return
    isLoading = true
    import('#kits/design/changes/follow-listed.ts')
      .then(({ followListed }) => {
        if (!isOver) stop = followListed(account)
      })
      .catch((cause: unknown) => console.warn('lists of designs cannot be kept', cause))
  }
  const leave = openDocuments.subscribe(look)
  look()
  return () => {
    isOver = true
    leave()
    stop()
  }
})
