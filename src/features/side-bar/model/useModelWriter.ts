import { useEffect, useState } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createModelWriter, type ModelWriter, type Writing } from './model-writer.ts'

/** A writer of this screen: it ends with it, and nothing of it moves while a syllable is composed anywhere on it. */
export function useModelWriter(): { readonly writer: ModelWriter; readonly writing: Writing } {
  const [writer] = useState(() => createModelWriter())
  useEffect(() => {
    const begin = () => writer.hold(true)
    const end = () => writer.hold(false)
    document.addEventListener('compositionstart', begin)
    document.addEventListener('compositionend', end)
    // A field that is removed while it is composed in tells no end.
    document.addEventListener('focusin', end)
    return () => {
      document.removeEventListener('compositionstart', begin)
      document.removeEventListener('compositionend', end)
      document.removeEventListener('focusin', end)
      writer.leave()
    }
  }, [writer])
  return { writer, writing: useWatched(writer) }
}
