import type { Failure } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { Note } from '#ui/Text.tsx'

/** Why the last call failed; nothing where it did not. */
export function Fault({ failure }: { failure: Failure | null }) {
  const failureWords = useFailureWords()
  if (!failure) return null
  return (
    <Note tone="danger" role="alert">
      {failureWords(failure)}
    </Note>
  )
}
