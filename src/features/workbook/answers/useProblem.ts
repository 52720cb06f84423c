import { useLingui } from '@lingui/react/macro'
import { useSyncState } from '#engine/documents/react/useSyncState.ts'
import { useProblemWords } from '#kits/words/useProblemWords.ts'

/** Why the server refused the field at `path` or anything inside it, as text; null if it did not. */
export function useProblem(path: string): string | null {
  const { t } = useLingui()
  const { problems } = useSyncState()
  const why = useProblemWords(problems.find(({ field }) => field === path || field?.startsWith(`${path}/`)))
  if (why === null) return null
  return t`이 기기에는 저장했지만 서버에 저장하지 못했어요. ${why}`
}
